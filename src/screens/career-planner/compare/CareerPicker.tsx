import type { Career } from '@/schemas/career-planner/career'

interface Props {
  saved: readonly Career[]
  compared: readonly Career[]
  /** How many fit beside each other. */
  max: number
  onToggle: (career: Career) => void
}

/** Chooses which saved careers are compared: at least one, and no more than fit beside each other. */
export function CareerPicker({ saved, compared, max, onToggle }: Props) {
  return (
    <fieldset className="m-0 mt-4 border-0 p-0" data-no-print>
      <legend className="p-0 font-semibold">{`Compare up to ${max} at a time`}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {saved.map((career) => {
          const isIn = compared.includes(career)
          const isFixed = isIn ? compared.length === 1 : compared.length === max
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
