import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { faq } from '@/data/faq'
import { site } from '@/data/site'
import { buttonClass } from '@/engine/ui/button-class'
import { anchorOf } from '@/engine/views/anchor'
import { OnThisPage } from '@/engine/ui/OnThisPage'
import { FaqAnswer } from './FaqAnswer'
import { PublicLayout } from './PublicLayout'
import { replaceHash, useHash } from './use-hash'

const ALL_CATEGORIES = 'All'
const categories = [...new Set(faq.rows.map(({ category }) => category))].map((name) => ({
  id: anchorOf(faq, name.toLowerCase().replace(/\W+/g, '-')),
  title: name,
  entries: faq.rows.filter(({ category }) => category === name),
}))
const more = { id: 'more', title: 'Still Have a Question?' }
const anchors = new Set([...categories, more].map(({ id }) => id))

const inCategory = (name: string) =>
  categories.filter(({ title }) => name === ALL_CATEGORIES || title === name)

/** Questions and answers: one open at a time, each with its own address. */
export default function FaqPage() {
  const [category, setCategory] = useState(ALL_CATEGORIES)
  const [hash, setHash] = useHash()
  const [open, setOpen] = useState('')
  // A link to a section leaves the answers as they are: one that closed would move the section.
  if (hash !== open && !anchors.has(hash)) setOpen(hash)
  const shown = inCategory(category)
  useEffect(adoptOpened, [])

  const choose = (name: string) => {
    setCategory(name)
    // The address does not go on naming a question that no longer shows.
    const stays = inCategory(name).some(({ entries }) => entries.some(({ id }) => id === open))
    if (open && !stays) setHash('')
  }

  return (
    <PublicLayout>
      <h1 tabIndex={-1} className="text-4xl font-extrabold">
        Frequently Asked Questions
      </h1>
      <div role="group" aria-label="Category" className="my-6 flex flex-wrap gap-2" data-no-print>
        {[ALL_CATEGORIES, ...categories.map(({ title }) => title)].map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === category}
            onClick={() => choose(name)}
            className="pressable min-h-11 rounded-full px-4 text-text"
          >
            {name}
          </button>
        ))}
      </div>
      <p role="status" className="mb-6 text-muted">
        {category === ALL_CATEGORIES
          ? `${faq.rows.length} questions`
          : `Showing ${shown.flatMap(({ entries }) => entries).length} of ${faq.rows.length} questions`}
      </p>
      <OnThisPage sections={[...shown, more]}>
        <div className="stack-10">
          {shown.map(({ id, title, entries }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1} className="mb-3 section-title">
                {title}
              </h2>
              {entries.map((entry) => (
                <FaqAnswer
                  key={entry.id}
                  entry={entry}
                  isOpen={entry.id === open}
                  toggle={() => setHash(entry.id === open ? '' : entry.id)}
                />
              ))}
            </section>
          ))}
          <section aria-labelledby={more.id}>
            <h2 id={more.id} tabIndex={-1} className="section-title">
              {more.title}
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
        </div>
      </OnThisPage>
    </PublicLayout>
  )
}

/** An answer that was opened before this code came is open in the page alone: the last one stays so. */
function adoptOpened() {
  const opened = [...document.querySelectorAll<HTMLDetailsElement>('main details[id][open]')]
  const named = window.location.hash.slice(1)
  const kept = opened.find(({ id }) => id === named) ?? opened.at(-1)
  for (const answer of opened) answer.open = answer === kept
  if (kept && named === '') replaceHash(kept.id)
}
