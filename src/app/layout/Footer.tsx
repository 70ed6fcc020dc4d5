import { Link } from 'wouter'
import { site } from '@/data/site'
import { OutboundLink } from '@/engine/ui/OutboundLink'

const quickLinks = [
  { href: '/app', label: 'Dashboard' },
  { href: '/app/our-apps', label: 'Our Apps' },
  { href: '/about', label: 'About' },
  { href: '/faq', label: 'FAQ' },
]

const legalLinks = [
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
]

/** The footer of the public pages and the app: page links, sister products, legal pages, copyright. */
export function Footer() {
  return (
    <footer
      data-no-print
      className="mt-8 border-t border-solid border-line bg-sunken pb-[env(safe-area-inset-bottom)]"
    >
      <div className="page-width grid grid-cols-2 gap-x-4 gap-y-6 py-8 sm:grid-cols-3">
        <section aria-labelledby="footer-quick" className="row-span-2 sm:row-auto">
          <h2 id="footer-quick" className="text-base font-bold">
            Quick Links
          </h2>
          <ul className="mt-2 list-none p-0">
            {quickLinks.map((link) => (
              <PageLink key={link.href} {...link} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-apps">
          <h2 id="footer-apps" className="text-base font-bold">
            Our Other Apps
          </h2>
          <ul className="mt-2 list-none p-0">
            <li className="flex min-h-11 items-center">
              <OutboundLink href={site.transitionToolkit.url}>
                {site.transitionToolkit.name}
              </OutboundLink>
            </li>
            <li className="flex min-h-11 flex-wrap items-center gap-x-2">
              {/* Not released yet, so it leads to our own page about it. */}
              <Link href="/app/our-apps" className="text-link inline-flex min-h-11 items-center">
                {site.moneyCoach.name}
              </Link>
              <span className="text-sm text-muted">Coming soon</span>
            </li>
          </ul>
        </section>
        <section aria-labelledby="footer-legal">
          <h2 id="footer-legal" className="text-base font-bold">
            Legal
          </h2>
          <ul className="mt-2 list-none p-0">
            {legalLinks.map((link) => (
              <PageLink key={link.href} {...link} />
            ))}
            <li className="flex min-h-11 items-center">
              <a
                className="text-link inline-flex min-h-11 items-center"
                href={`mailto:${site.contactEmail}`}
              >
                Contact
              </a>
            </li>
          </ul>
        </section>
      </div>
      <p className="page-width pb-8 text-sm text-muted">
        © {site.firstYear} {site.name}. Not affiliated with the Department of Defense or any
        government body. Guides are general information, not legal, tax, medical or financial
        advice.
      </p>
    </footer>
  )
}

function PageLink({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <Link href={href} className="text-link inline-flex min-h-11 min-w-11 items-center">
        {label}
      </Link>
    </li>
  )
}
