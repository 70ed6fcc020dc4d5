import { useId } from 'react'
import { showValue } from '../model/show-value'
import type { AnyField, Scalar } from '../model/field'
import type { Conflict, Side } from './use-conflicts'

interface Props {
  spec: AnyField
  label: string
  conflict: Conflict
  onChoose: (side: Side) => void
}

/** Asks which of two values of a field to keep: the one typed here, or the one that another tab saved. */
export function ConflictChoice({ spec, label, conflict, onChoose }: Props) {
  const id = useId()
  const option = (side: Side, name: string, lead: string, value: Scalar) => (
    <div className="mt-2">
      <label className="flex min-h-11 items-center gap-2 font-semibold">
        <input
          type="radio"
          name={id}
          checked={conflict.choice === side}
          onChange={() => onChoose(side)}
          aria-describedby={`${id}-${side}`}
          className="size-6 accent-accent"
        />
        <span>
          <span>{name}</span> <span className="sr-only">{`in ${label}`}</span>
        </span>
      </label>
      <p id={`${id}-${side}`} className="pl-8">
        <span>{lead}</span>{' '}
        <span dir="auto" className="whitespace-pre-wrap break-words font-semibold">
          {showValue(spec, value) || 'blank'}
        </span>
      </p>
    </div>
  )
  return (
    <fieldset
      data-open-choice={conflict.choice === undefined || undefined}
      className="m-0 mt-3 min-w-0 rounded border-2 border-solid border-signal p-3"
    >
      <legend className="px-1 font-semibold">{`${label}: which one do you want to keep?`}</legend>
      {option('mine', 'Keep mine', 'You typed:', conflict.mine)}
      {option('theirs', 'Use theirs', 'Changed in another tab to:', conflict.theirs)}
    </fieldset>
  )
}
