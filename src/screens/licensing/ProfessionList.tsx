import { Link } from 'wouter'
import { licensedProfessions } from '@/data/licensed-professions'
import { Card } from '@/engine/ui/Card'
import { Icon } from '@/engine/ui/Icon'

/** The professions to choose from. @param props.addressOf where the detail of a profession is */
export function ProfessionList({ addressOf }: { addressOf: (id: string) => string }) {
  return (
    <section aria-labelledby="professions-title">
      <h2 id="professions-title" className="section-title">
        Choose Your Profession
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        See how the license moves, what protects you as a spouse, and what boards ask for.
      </p>
      <ul className="mt-4 grid list-none gap-4 p-0 md:grid-cols-2">
        {licensedProfessions.rows.map(({ id, icon, profession, description }) => (
          <li key={id}>
            {/* The link covers the whole card; its name stays short. */}
            <Card className="relative flex h-full gap-4 hover:border-accent">
              <Icon name={icon} className="mt-0.5 size-6 text-accent" />
              <div className="min-w-0">
                <h3 className="text-lg font-bold">
                  <Link
                    href={addressOf(id)}
                    data-focus-id={id}
                    className="text-link after:absolute after:inset-0 after:content-empty"
                  >
                    {profession}
                  </Link>
                </h3>
                <p className="mt-1">{description}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
