import { useId, useRef } from 'react'
import { isolate } from '@/engine/isolate'
import { CopyButton } from '@/engine/ui/CopyButton'
import { AddWorkButton } from '../../shared/AddWorkButton'
import type { GapSentence } from './gap-sentences'
import type { Gap } from './gaps'
import { gapTitle } from './timeline'

interface Props {
  gap: Gap
  sentences: readonly GapSentence[]
}

/** A gap, with sentences that explain it or, if nothing was entered, a button to add what the user did. */
export function GapPart({ gap, sentences }: Props) {
  const title = gapTitle(gap)
  return (
    <div className="rounded bg-sunken p-4 ground-edge">
      <h3 className="font-bold">{title}</h3>
      {sentences.length === 0 ? (
        <>
          <p className="mb-2 mt-1">
            Nothing is entered for these months. Unpaid work, study and family care count too.
          </p>
          <AddWorkButton
            label="Add What You Did"
            fullLabel={`Add What You Did: ${title}`}
            values={() => ({ start: gap.from, end: gap.isOpen ? '' : gap.to })}
            origin={{ from: 'your timeline' }}
          />
        </>
      ) : (
        <ul className="mt-1 list-none p-0">
          {sentences.flatMap(({ text, withReason }) => [
            <Sentence key={text} text={text} />,
            withReason && <Sentence key={withReason} text={withReason} isOther />,
          ])}
        </ul>
      )}
    </div>
  )
}

/** A sentence to copy. @param isOther whether it is another wording of the one before it */
function Sentence({ text, isOther = false }: { text: string; isOther?: boolean }) {
  const id = useId()
  const shown = useRef<HTMLSpanElement>(null)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <div className="min-w-[min(10rem,100%)] flex-1 break-words">
        {isOther && <span className="block text-sm text-muted">Or, if you want to say why:</span>}
        <span id={id} ref={shown}>
          {isolate(text)}
        </span>
      </div>
      <CopyButton
        variant="secondary"
        noun="Sentence"
        text={text}
        shown={shown}
        aria-describedby={id}
        data-no-print
      >
        Copy
      </CopyButton>
    </li>
  )
}
