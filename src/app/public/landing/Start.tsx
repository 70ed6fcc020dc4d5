import { site } from '@/data/site'
import { StartLink } from './StartLink'

/** The last way in. */
export function Start() {
  return (
    // It ends where the footer begins.
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
        </div>
        <StartLink />
      </div>
    </section>
  )
}
