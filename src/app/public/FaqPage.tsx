import { useState } from 'react'
import { Link } from 'wouter'
import { faq } from '@/data/faq'
import { site } from '@/data/site'
import { buttonClass } from '@/engine/ui/button-class'
import { ReviewedLine } from '@/engine/views/ReviewedLine'
import { PublicLayout } from './PublicLayout'
import { useHash } from './use-hash'

const ALL = 'All'
const categories = [ALL, ...new Set(faq.rows.map(({ category }) => category))]

const inCategory = (name: string) =>
  faq.rows.filter(({ category }) => name === ALL || category === name)

/** Questions and answers: one open at a time, each with its own address. */
export default function FaqPage() {
  const [category, setCategory] = useState(ALL)
  const [open, setOpen] = useHash()
  const shown = inCategory(category)

  const choose = (name: string) => {
    setCategory(name)
    // The address does not go on naming a question that no longer shows.
    if (open && !inCategory(name).some(({ id }) => id === open)) setOpen('')
  }

  return (
    <PublicLayout title="FAQ">
      <h1 tabIndex={-1} className="text-4xl font-extrabold">
        Frequently Asked Questions
      </h1>
      <div role="group" aria-label="Category" className="mt-6 flex flex-wrap gap-2" data-no-print>
        {categories.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === category}
            onClick={() => choose(name)}
            className="focus-ring min-h-11 rounded-full border border-solid border-edge bg-raised px-4 text-text hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
          >
            {name}
          </button>
        ))}
      </div>
      <div className="mt-6 max-w-3xl">
        {shown.map((entry) => (
          <details
            key={entry.id}
            id={entry.id}
            open={entry.id === open}
            className="group border-t border-solid border-line"
            data-print-open
          >
            <summary
              onClick={(event) => {
                event.preventDefault()
                setOpen(entry.id === open ? '' : entry.id)
              }}
              className="focus-ring flex min-h-14 list-none items-center justify-between gap-4 py-3"
            >
              <h2 className="text-lg font-bold">{entry.question}</h2>
              <span
                aria-hidden="true"
                className="i-lucide-chevron-down size-5 group-open:rotate-180"
              />
            </summary>
            <div className="grid gap-3 pb-5">
              {entry.answer.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {entry.items && (
                <ul className="grid list-disc gap-1 pl-5">
                  {entry.items.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
              <ReviewedLine row={entry} />
            </div>
          </details>
        ))}
      </div>
      <section aria-labelledby="more" className="mt-12 max-w-3xl">
        <h2 id="more" className="text-2xl font-bold">
          Still have a question?
        </h2>
        <p className="mt-1">
          Write to us at{' '}
          <a className="text-link" href={`mailto:${site.contactEmail}`}>
            {site.contactEmail}
          </a>
          . We reply within {site.supportReply}.
        </p>
        <p className="mt-4">
          <Link href="/welcome" className={buttonClass()}>
            Get Started
          </Link>
        </p>
      </section>
    </PublicLayout>
  )
}
