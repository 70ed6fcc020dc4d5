import { Link } from 'wouter'
import { buttonClass } from '@/engine/ui/button-class'
import { Icon } from '@/engine/ui/Icon'
import { quickActions } from './quick-actions'

/** Links to the four most common tasks. */
export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="section-title">
        Quick Actions
      </h2>
      <ul className="mt-3 grid list-none gap-3 p-0 sm:grid-cols-2 lg:grid-cols-4">
        {quickActions.map(({ href, icon, label }) => (
          <li key={href}>
            <Link href={href} className={`${buttonClass('secondary')} w-full`}>
              <Icon name={icon} className="size-5" />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
