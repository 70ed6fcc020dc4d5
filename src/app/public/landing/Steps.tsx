import { landingSteps } from '@/data/public/landing'
import { StartLink } from './StartLink'

/** The steps to get started. */
export function Steps() {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="section-title">
        How It Works
      </h2>
      <ol className="mt-4 grid list-none gap-8 p-0 md:grid-cols-3">
        {landingSteps.rows.map(({ id, title, text }, position) => (
          <li key={id} className="flex gap-4">
            <p
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-signal text-lg font-extrabold text-on-signal"
            >
              {position + 1}
            </p>
            <div>
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <StartLink />
      </p>
    </section>
  )
}
