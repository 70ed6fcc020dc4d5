import { site } from '@/data/site'
import { OutboundLink } from '@/engine/ui/OutboundLink'

/** The footer of every /app route: places, sister products, legal pages, copyright. */
export function Footer() {
  return (
    <footer
      data-no-print
      className="mt-8 border-t border-solid border-line bg-sunken pb-[env(safe-area-inset-bottom)]"
    >
      <div className="page-width grid gap-8 py-8 sm:grid-cols-3">
        <section aria-labelledby="footer-apps">
          <h2 id="footer-apps" className="text-base font-bold">
            Our Other Apps
          </h2>
          <ul className="mt-2 grid list-none gap-1 p-0">
            {[site.transitionToolkit, site.moneyCoach].map(({ name, url }) => (
              <li key={name} className="py-1.5">
                <OutboundLink href={url}>{name}</OutboundLink>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-legal">
          <h2 id="footer-legal" className="text-base font-bold">
            Legal
          </h2>
          <ul className="mt-2 grid list-none gap-1 p-0">
            <li className="py-1.5">
              <a className="text-link" href={`mailto:${site.contactEmail}`}>
                Contact
              </a>
            </li>
          </ul>
        </section>
      </div>
      <p className="page-width pb-8 text-sm text-muted">
        © {site.firstYear} {site.name}. Not affiliated with the Department of Defense or any
        government body.
      </p>
    </footer>
  )
}
