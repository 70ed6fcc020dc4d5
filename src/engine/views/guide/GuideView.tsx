import { Icon } from '../../ui/Icon'
import { OutboundLink } from '../../ui/OutboundLink'
import { anchorOf } from '../anchor'
import { ReviewedLine } from '../../ui/ReviewedLine'
import type { GuideRow, GuideView as View } from './guide-view'

const tones = {
  plain: { box: '', icon: undefined },
  note: { box: 'ground-edge rounded bg-accent-soft p-4 sm:p-5', icon: 'i-lucide-info' },
  warning: {
    box: 'ground-edge rounded bg-warning-soft p-4 sm:p-5',
    icon: 'i-lucide-triangle-alert',
  },
  story: { box: 'ground-edge rounded bg-signal-soft p-4 sm:p-5', icon: 'i-lucide-book-open' },
} as const

/** Text to read, section by section. */
export default function GuideView({ view: { dataset, columns, folded } }: { view: View }) {
  return (
    <div className={`grid gap-8 ${columns === 2 ? 'md:grid-cols-2' : 'max-w-3xl'}`}>
      {dataset.rows.map((row) => (
        <GuideSection key={row.id} id={anchorOf(dataset, row.id)} row={row} folded={folded} />
      ))}
    </div>
  )
}

interface SectionProps {
  id: string
  row: GuideRow
  folded: string | undefined
}

function GuideSection({ id, row, folded }: SectionProps) {
  const { box, icon } = tones[row.tone ?? 'plain']
  return (
    <section aria-labelledby={id} className={box}>
      <h2 id={id} tabIndex={-1} className="flex items-start gap-2 text-2xl font-bold">
        {icon && <Icon name={icon} className="mt-1 size-6" />}
        {row.title}
      </h2>
      {row.lead && <p className="mt-1 text-muted">{row.lead}</p>}
      {folded ? (
        <>
          <GuideLinks row={row} />
          <details data-print-open>
            <summary className="ring-on-focus min-h-11 py-2 font-semibold text-accent">
              {folded}
            </summary>
            <GuideText row={row} />
          </details>
        </>
      ) : (
        <>
          <GuideText row={row} />
          <GuideLinks row={row} />
        </>
      )}
      <ReviewedLine row={row} />
    </section>
  )
}

function GuideText({ row }: { row: GuideRow }) {
  const List = row.ordered ? 'ol' : 'ul'
  return (
    <>
      {row.paragraphs?.map((text) => (
        <p key={text} className="mt-3">
          {text}
        </p>
      ))}
      {row.items && (
        <List className={`mt-3 grid gap-2 pl-6 ${row.ordered ? 'list-decimal' : 'list-disc'}`}>
          {row.items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
      )}
    </>
  )
}

function GuideLinks({ row }: { row: GuideRow }) {
  if (!row.links) return null
  return (
    <ul className="mt-2 flex list-none flex-wrap gap-x-6 p-0">
      {row.links.map(({ name, url }) => (
        <li key={url}>
          <OutboundLink href={url}>{name}</OutboundLink>
        </li>
      ))}
    </ul>
  )
}
