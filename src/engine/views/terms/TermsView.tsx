import { anchorOf } from '../anchor'
import type { TermRow, TermsView as View } from './terms-view'

/** Words named before the rest is counted: more would not fit on one line of a phone. */
const MAX_TERMS_NAMED = 3

/** What the short words of a screen stand for. Closed at first: most people know most of them. */
export default function TermsView({ view: { dataset } }: { view: View }) {
  return (
    <details data-print-open className="max-w-prose">
      <summary className="ring-on-focus min-h-11 rounded py-2 font-semibold text-accent">
        {question(dataset.rows)}
      </summary>
      <dl className="m-0 grid gap-2 pb-2">
        {dataset.rows.map((row) => (
          <div
            key={row.id}
            id={anchorOf(dataset, row.id)}
            className="grid gap-x-4 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="font-semibold">{row.short}</dt>
            <dd className="m-0">{row.name ? `${row.name}. ${row.meaning}` : row.meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** "What do PCS, BAH and DLA mean?", or of a longer list "What do PCS, BAH, DLA and 4 more mean?" */
function question(rows: readonly TermRow[]): string {
  const words = rows.map(({ short }) => short)
  if (words.length === 1) return `What does ${words[0]} mean?`
  if (words.length <= MAX_TERMS_NAMED)
    return `What do ${words.slice(0, -1).join(', ')} and ${words.at(-1)} mean?`
  return `What do ${words.slice(0, MAX_TERMS_NAMED).join(', ')} and ${words.length - MAX_TERMS_NAMED} more mean?`
}
