import { Link } from 'wouter'
import { landingComingSoon } from '@/data/public/landing'
import { expiredPromiseNote } from '@/data/promises'
import { site } from '@/data/site'
import { Badge } from '@/engine/ui/Badge'
import { Icon } from '@/engine/ui/Icon'
import { screens } from '@/screens'

/** The modules and the announced features. */
export function Modules() {
  const notHere = expiredPromiseNote('comingSoon')
  return (
    <section aria-labelledby="modules">
      <h2 id="modules" className="section-title">
        Seven Modules, Ready Now
      </h2>
      <ul className="mt-4 grid list-none gap-px overflow-hidden rounded border border-solid border-line bg-line p-0 md:grid-cols-2">
        {screens.map(({ id, path, title, icon, summary }) => (
          <li
            key={id}
            className="relative flex gap-3 bg-raised p-4 hover:bg-sunken md:last:col-span-2"
          >
            <Icon name={icon} className="size-6 text-accent" />
            <div>
              <h3 className="font-bold">
                {/* Covers the row, so that all of it is clickable. */}
                <Link href={path} className="text-link after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              <p className="text-sm text-muted">{summary}</p>
            </div>
          </li>
        ))}
      </ul>

      <ul className="mt-4 grid list-none gap-4 p-0 md:grid-cols-2">
        {landingComingSoon.rows.map(({ id, title, icon, text }) => (
          <li key={id} className="flex gap-3 rounded border border-dashed border-edge p-4">
            <Icon name={icon} className="size-6 text-muted" />
            <div>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="font-bold">{title}</h3>
                <Badge>Coming {site.comingSoon}</Badge>
              </div>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {notHere && <p className="mt-2 text-sm text-muted">{notHere}</p>}
    </section>
  )
}
