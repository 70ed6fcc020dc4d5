import { PhoneDisclosure } from '@/engine/ui/SectionDisclosure'
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
  const title = `Compare up to ${max} at a time`
  return (
    <div className="mt-2 sm:mt-4" data-no-print>
      <PhoneDisclosure name="compared-careers" title={title} level={3} hasLine={false} isInCard>
        <div role="group" aria-label={title} className="flex flex-wrap gap-x-6 sm:mt-1">
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
      </PhoneDisclosure>
    </div>
  )
}
