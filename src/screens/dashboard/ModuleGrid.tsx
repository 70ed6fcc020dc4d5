import { Link } from 'wouter'
import { useStored } from '@/engine/store/use-stored'
import { Icon } from '@/engine/ui/Icon'
import { modulePreferences } from '@/schemas/account/module-preferences'
import { unlisted, screens } from '@/screens'

/** The chosen modules in the order of the navigation, or all of them. */
export function ModuleGrid() {
  const chosen = useStored(modulePreferences)
  const preferred = screens.filter(({ id }) => chosen.includes(id))
  const hasChosen = preferred.length > 0
  const shown = hasChosen ? preferred : screens
  return (
    <section aria-labelledby="modules">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="modules" className="section-title">
          {hasChosen ? 'Your Priority Modules' : 'All Modules'}
        </h2>
        <Link href="/app/settings" className="text-link inline-flex min-h-11 items-center">
          Edit Preferences
        </Link>
      </div>
      <ul
        className={`mt-3 grid list-none gap-3 p-0 sm:grid-cols-2 ${fitsInTwos(shown.length) ? '' : 'lg:grid-cols-3'}`}
      >
        {shown.map(({ id, path, title, icon, summary }) => (
          <li key={id}>
            <Link href={path} className="tile flex items-start gap-3">
              <Icon name={icon} className="mt-0.5 size-6 text-accent" />
              <span className="min-w-0">
                <span className="block text-lg font-bold">{title}</span>
                <span className="mt-1 block text-muted">{summary}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {unlisted.map(({ id, path, linkText }) => (
        <p key={id} className="mt-2">
          <Link href={path} className="text-link inline-flex min-h-11 items-center">
            {linkText}
          </Link>
        </p>
      ))}
    </section>
  )
}

/** Whether two columns have full rows, where three would leave a gap or a single card. */
const fitsInTwos = (count: number) => count === 2 || count === 4
