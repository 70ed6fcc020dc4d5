import { Link } from 'wouter'
import { licensedProfessions } from '@/data/licensing/licensed-professions'
import { Badge } from '@/engine/ui/Badge'
import { Card } from '@/engine/ui/Card'
import { Icon } from '@/engine/ui/Icon'

const tones = {
  'Compact in use': 'success',
  'Compact starting': 'accent',
  'Compact not open yet': 'warning',
  'No compact': 'neutral',
} as const

/** The professions to choose from. @param addressOf where the detail of a profession is */
export function ProfessionList({ addressOf }: { addressOf: (id: string) => string }) {
  return (
    <section aria-labelledby="professions-title">
      <h2 id="professions-title" className="section-title">
        Choose Your Profession
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        See how yours moves and what protects you. A compact is an agreement between states to honor
        each other’s licenses.
      </p>
      <ul className="mt-4 grid list-none gap-4 p-0 md:grid-cols-2">
        {licensedProfessions.rows.map(({ id, icon, profession, description, compact }) => (
          <li key={id}>
            {/* The link covers the whole card; its name stays short. */}
            <Card className="relative flex h-full gap-4 hover:border-accent">
              <Icon name={icon} className="mt-0.5 size-6 text-accent" />
              <div className="min-w-0 flex-1">
                <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <h3 className="text-lg font-bold">
                    <Link
                      href={addressOf(id)}
                      data-focus-id={id}
                      className="text-link after:absolute after:inset-0 after:content-empty"
                    >
                      {profession}
                    </Link>
                  </h3>
                  <Badge tone={tones[compact]}>{compact}</Badge>
                </div>
                <p className="mt-1">{description}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
