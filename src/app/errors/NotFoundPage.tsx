import { Link, useLocation } from 'wouter'
import { buttonClass } from '@/engine/ui/button-class'
import { screens } from '@/screens'

/**
 * The page for paths outside the route table. The specification wants quick links that lead to this page again. If a
 * module of the navigation has the same path under /app, "Did you mean" links to it.
 */
export default function NotFoundPage() {
  const [path] = useLocation()
  const twin = screens.find((screen) => screen.path === `/app${path}`)
  return (
    <main
      id="main"
      className="page-width grid min-h-dvh content-center justify-items-center gap-6 py-12 text-center"
    >
      <div>
        <img
          src="/illustrations/lost.svg"
          alt=""
          width="320"
          height="220"
          className="mx-auto h-auto w-72 rounded bg-accent-soft p-4"
        />
        <p className="mt-4 text-xl font-bold text-muted" aria-hidden="true">
          404
        </p>
        <h1 tabIndex={-1} className="mt-2 text-4xl font-extrabold">
          Page Not Found
        </h1>
        <p className="mt-3 text-lg text-muted">
          Looks like this page went AWOL. Let&apos;s get you back to base.
        </p>
      </div>
      {twin && (
        <p className="text-lg">
          Did you mean{' '}
          <Link href={twin.path} className="text-link font-semibold">
            {twin.title}
          </Link>
          <span>?</span>
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Link href="/" className={buttonClass()}>
          Go to Command Center
        </Link>
        <Link href="/welcome" className={buttonClass('secondary')}>
          Start the Tour
        </Link>
      </div>
      <nav aria-label="Quick Links">
        <h2 className="text-base font-bold">Quick Links</h2>
        <ul className="mt-2 flex list-none flex-wrap justify-center gap-x-6 p-0">
          {quickLinks.map(({ path: to, label }) => (
            <li key={to}>
              <Link href={to} className="text-link inline-flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  )
}

const quickLinks = [
  { path: '/job-search', label: 'Job Search' },
  { path: '/career-planner', label: 'Career Planner' },
  { path: '/pcs-prep', label: 'PCS Prep' },
  { path: '/networking', label: 'Networking' },
  { path: '/licensing', label: 'Licensing' },
  { path: '/housing', label: 'Housing' },
]
