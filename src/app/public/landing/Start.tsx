import { withExpiryNote } from '@/data/promises'
import { site } from '@/data/site'
import { StartLink } from './StartLink'

/** The section at the end of the page with a link to start. */
export function Start() {
  return (
    // No space between it and the footer.
    <section
      aria-labelledby="start"
      className="-mb-8 border-t border-solid border-line bg-accent-soft"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-6 py-10">
        <div>
          <h2 id="start" className="section-title">
            The Next Move Can Be Easier
          </h2>
          <p className="mt-1 max-w-prose">
            Setup takes {site.setupTime}. It is free, and you need no account.
          </p>
          <p className="mt-1 max-w-prose text-sm">
            {withExpiryNote(`Free during beta, expected through ${site.betaUntil}`, 'beta')}
          </p>
        </div>
        <StartLink />
      </div>
    </section>
  )
}
