import { announce } from '@/engine/ui/announcer'
import type { Career } from '@/schemas/career'
import { CareerCard } from './CareerCard'
import { useSavedCareers } from './use-saved-careers'

interface Props {
  careers: readonly Career[]
  /** The heading level of each card's title. */
  level: 3 | 4
  /** What else happens when a bookmark is set or taken out. */
  onToggle?: (career: Career) => void
}

/** Careers side by side, each with its bookmark. */
export function CareerGrid({ careers, level, onToggle }: Props) {
  const { saved, toggle } = useSavedCareers()
  return (
    <ul className="mt-3 grid list-none gap-3 p-0 has-[[open]]:items-start md:grid-cols-2">
      {careers.map((career) => (
        <CareerCard
          key={career.id}
          career={career}
          level={level}
          isSaved={saved.includes(career.id)}
          onToggle={() => {
            const isSaved = saved.includes(career.id)
            toggle(career.id)
            announce(
              isSaved
                ? `Took ${career.title} out of your saved careers.`
                : `Put ${career.title} into your saved careers.`,
            )
            onToggle?.(career)
          }}
        />
      ))}
    </ul>
  )
}
