import type { Career } from '@/schemas/career-planner/career'
import { COMPARED_MAX } from './compared-careers'

interface Props {
  saved: readonly Career[]
  compared: readonly Career[]
  onToggle: (career: Career) => void
}

/** Which of many saved careers are compared. One always is, and never more than fit beside each other. */
export function CareerPicker({ saved, compared, onToggle }: Props) {
  return (
    <fieldset className="m-0 mt-4 border-0 p-0" data-no-print>
      <legend className="p-0 font-semibold">Compare up to {COMPARED_MAX} at a time</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {saved.map((career) => {
          const isIn = compared.includes(career)
          const isFixed = isIn ? compared.length === 1 : compared.length === COMPARED_MAX
          return (
            <label key={career.id} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-accent"
                checked={isIn}
                disabled={isFixed}
                onChange={() => onToggle(career)}
              />
              <span>{career.title}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
