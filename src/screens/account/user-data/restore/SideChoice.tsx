import { useId } from 'react'
import type { Choice, Preference } from '@/engine/model/merge/merge'
import type { KeyPlan } from '@/engine/store/backup/plan'

interface Props {
  plan: KeyPlan
  /** What is merged into what is here, as a noun. */
  source: 'file' | 'version' | 'link' | 'folder' | 'copy'
  /** The chosen side; `mine` until the user chooses. */
  preferred: Preference | undefined
  onPrefer: (side: Preference) => void
}

/** Asks which side to keep where the merge cannot decide. */
export function SideChoice({ plan: { merge }, source, preferred = 'mine', onPrefer }: Props) {
  const name = useId()
  return (
    <>
      {merge.choice && <p className="mt-2">{merge.choice.note}</p>}
      {merge.undecided > 0 && (
        <fieldset className="m-0 mt-2 border-0 p-0">
          <legend>Where they differ, keep</legend>
          {(['mine', 'file'] as const).map((side) => (
            <label key={side} className="mr-6 inline-flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name={name}
                checked={preferred === side}
                onChange={() => onPrefer(side)}
                className="size-6 shrink-0 accent-accent"
              />
              <span>{sideLabel(side, source, merge.choice)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** "what is in the file: “Move to Tacoma, Feb 21, 2027”" */
function sideLabel(side: Preference, source: Props['source'], choice: Choice | undefined): string {
  const label = side === 'mine' ? 'what is here' : `what is in the ${source}`
  return choice ? `${label}: “${choice[side]}”` : label
}
