import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { faq } from '@/data/public/faq'
import { site } from '@/data/site'
import { buttonClass } from '@/engine/ui/button-class'
import { onFragmentChange } from '@/engine/url/on-fragment-change'
import { anchorOf } from '@/engine/views/anchor'
import { OnThisPage } from '@/engine/ui/OnThisPage'
import { SearchBox } from '@/engine/ui/SearchBox'
import { FaqAnswer } from './FaqAnswer'
import { findQuestions } from './find-questions'
import { PublicLayout } from './PublicLayout'

const ALL_CATEGORIES = 'All'
const categories = [...new Set(faq.rows.map(({ category }) => category))].map((name) => ({
  id: anchorOf(faq, name.toLowerCase().replace(/\W+/g, '-')),
  title: name,
  entries: faq.rows.filter(({ category }) => category === name),
}))
const more = { id: 'more', title: 'Still Have a Question?' }
/** Sections, and `main`, the target of the skip link. */
const anchors = new Set(['main', ...[...categories, more].map(({ id }) => id)])

/** The categories with their questions that match. */
function select(category: string, search: string) {
  return categories
    .filter(({ title }) => category === ALL_CATEGORIES || title === category)
    .map((part) => ({ ...part, entries: findQuestions(part.entries, search) }))
    .filter(({ entries }) => entries.length > 0)
}

const isQuestion = (hash: string) => faq.rows.some(({ id }) => id === hash)

const isShown = (question: string, category: string, search: string) =>
  select(category, search).some(({ entries }) => entries.some(({ id }) => id === question))

/** Questions and answers, with a search and a filter: one answer open at a time, each with its own URL. */
export default function FaqPage() {
  const [category, setCategory] = useState(ALL_CATEGORIES)
  const [search, setSearch] = useState('')
  const hash = useSyncExternalStore(
    onFragmentChange,
    () => window.location.hash.slice(1),
    () => '',
  )
  const [open, setOpen] = useState('')
  // A link to a section does not close the open answer, because that would move the section.
  if (hash !== open && !anchors.has(hash)) setOpen(hash)
  const shown = select(category, search)
  const count = shown.flatMap(({ entries }) => entries).length
  useEffect(() => adoptOpened(setOpen), [])

  const change = (name: string, text: string) => {
    setCategory(name)
    setSearch(text)
    // Remove a question from the URL that is no longer shown.
    if (open && !isShown(open, name, text)) replaceHash('')
  }

  return (
    <PublicLayout>
      <h1 tabIndex={-1} className="text-4xl font-extrabold">
        Frequently Asked Questions
      </h1>
      <div role="search" className="mt-6 max-w-md" data-no-print>
        <SearchBox
          placeholder="A word, such as “backup”"
          value={search}
          onChange={(text) => change(category, text)}
        />
      </div>
      <div role="group" aria-label="Category" className="my-4 flex flex-wrap gap-2" data-no-print>
        {[ALL_CATEGORIES, ...categories.map(({ title }) => title)].map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === category}
            onClick={() => change(name, search)}
            className="pressable min-h-11 rounded-full px-4 text-text"
          >
            {name}
          </button>
        ))}
      </div>
      <div role="status" className="mb-6 text-muted">
        <p>
          {count === faq.rows.length
            ? `${count} questions`
            : `Showing ${count} of ${faq.rows.length} questions`}
        </p>
        {count === 0 && <p className="mt-2 text-text">{whatToTry(category)}</p>}
      </div>
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
                  toggle={() => replaceHash(entry.id === open ? '' : entry.id)}
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

/** What to do when nothing matches. */
function whatToTry(category: string): string {
  return category === ALL_CATEGORIES
    ? 'Try one word, or another word for it. Or write to us; the address is below.'
    : `Nothing under ${category} matches. Choose ${ALL_CATEGORIES} to search every question.`
}

/**
 * Before this code runs, the user can open any number of answers, because `details` works without it. Keeps one open:
 * the one that the URL names, else the last. If the URL names a section, it stays there, and only the state names the
 * answer.
 */
function adoptOpened(setOpen: (id: string) => void) {
  const opened = [...document.querySelectorAll<HTMLDetailsElement>('main details[id][open]')]
  const named = window.location.hash.slice(1)
  const kept = isQuestion(named) ? named : opened.at(-1)?.id
  for (const answer of opened) answer.open = answer.id === kept
  if (isQuestion(named) || kept === undefined) return
  if (anchors.has(named)) setOpen(kept)
  else replaceHash(kept)
}

/** Changes the fragment of the URL without adding a history entry. */
function replaceHash(hash: string) {
  const { pathname, search } = window.location
  history.replaceState(history.state, '', `${pathname}${search}${hash && `#${hash}`}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
