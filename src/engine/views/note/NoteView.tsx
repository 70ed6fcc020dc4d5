import { Disclosure, Summary } from '../../ui/Disclosure'
import { OutboundLink } from '../../ui/OutboundLink'
import { ReviewedLine } from '../../ui/ReviewedLine'
import { anchorOf } from '../anchor'
import type { GuideRow } from '../guide/guide-view'
import type { NoteView as View } from './note-view'

/** A compact note with what a user should know before the content below it. */
export default function NoteView({ view }: { view: View }) {
  return view.dataset.rows.map((row) => (
    <Note key={row.id} id={anchorOf(view.dataset, row.id)} row={row} view={view} />
  ))
}

function Note({ id, row, view }: { id: string; row: GuideRow; view: View }) {
  return (
    <section
      aria-labelledby={id}
      className={`ground-edge rounded bg-accent-soft px-4 pt-3 text-sm ${row.links ? 'max-sm:pt-0' : ''}`}
    >
      <h2
        id={id}
        tabIndex={-1}
        // A narrow screen hides the title visually if there are links, because they name the subject.
        className={`text-base font-bold leading-snug ${row.links ? 'max-sm:sr-only' : ''}`}
      >
        {row.title}
      </h2>
      {row.lead && <p className="max-w-prose">{row.lead}</p>}
      <div className="flex flex-wrap items-baseline gap-x-4">
        {row.links?.map(({ name, url }) => (
          <OutboundLink key={url} href={url} className="min-h-11 font-semibold">
            {name}
          </OutboundLink>
        ))}
        <Disclosure className="open:basis-full">
          <Summary look="words" className="py-3 font-semibold text-accent">
            {view.collapsed}
          </Summary>
          {row.paragraphs?.map((text) => (
            <p key={text} className="max-w-prose pb-2">
              {text}
            </p>
          ))}
          <ReviewedLine row={row} />
        </Disclosure>
      </div>
    </section>
  )
}
