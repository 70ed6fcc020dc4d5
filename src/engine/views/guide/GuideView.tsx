import type { ComponentType, ReactNode } from 'react'
import { commonReview, reviewOf, withoutSaid, type Review } from '../../model/reviewed'
import { OutboundLink } from '../../ui/OutboundLink'
import { anchorOf } from '../anchor'
import { ReviewNote } from '../../ui/ReviewedLine'
import { GuideFrame, type FrameProps } from './GuideFrame'
import type { GuideRow, GuideView as View } from './guide-view'

interface Props {
  view: View
  /** What a section stands in, with its title; it may fold. */
  Frame?: ComponentType<FrameProps> | undefined
}

/** Text to read, section by section. What was last reviewed is said once where it is the same for all. */
export default function GuideView({ view, Frame = GuideFrame }: Props) {
  const { dataset, columns, folded, isShutOnPhone } = view
  const isFolding = Frame !== GuideFrame
  // What names no source, as a word of advice, claims no review.
  const said = commonReview(dataset.rows.filter(({ source }) => source).map(reviewOfSection))
  return (
    <div
      className={`grid ${isFolding ? '' : 'gap-8'} ${columns === 2 ? 'md:grid-cols-2' : 'max-w-3xl'}`}
    >
      {dataset.rows.map((row, at) => (
        <Frame
          key={row.id}
          id={anchorOf(dataset, row.id)}
          row={row}
          level={view.title === undefined ? 2 : 3}
          // Those that stand side by side are compared.
          isOpen={at < columns && !folded && !isShutOnPhone}
        >
          <GuideContent row={row} folded={isFolding ? undefined : folded} />
          <ReviewNote review={withoutSaid(reviewOfSection(row), said)} />
        </Frame>
      ))}
      {/* Under all of them, not beside the last one. */}
      <div className="col-span-full empty:hidden">
        <ReviewNote review={said} />
      </div>
    </div>
  )
}

/** A section whose links are all of its sources does not name them twice. */
function reviewOfSection(row: GuideRow): Review {
  const { month, sources } = reviewOf(row)
  const isLinked = (read: { url: string }) => row.links?.some(({ url }) => url === read.url)
  const areLinked = [row.source, ...(row.alsoFrom ?? [])].every((read) => read && isLinked(read))
  return { month, sources: areLinked ? [] : sources }
}

interface ContentProps {
  row: GuideRow
  folded: string | undefined
}

/** A story stays whole: half of one says nothing. */
function GuideContent({ row, folded }: ContentProps) {
  return (
    <>
      {row.lead && <p className="mt-1 text-muted">{row.lead}</p>}
      {folded && row.tone !== 'story' ? (
        <>
          <GuideLinks row={row} />
          <FoldedText title={folded}>
            <GuideText row={row} />
          </FoldedText>
        </>
      ) : (
        <>
          <GuideText row={row} />
          <GuideLinks row={row} />
        </>
      )}
      {row.steps && (
        <FoldedText title={row.steps.title}>
          <GuideList items={row.steps.items} isOrdered />
        </FoldedText>
      )}
    </>
  )
}

function FoldedText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details data-print-open>
      <summary className="ring-on-focus min-h-11 py-2 font-semibold text-accent">{title}</summary>
      {children}
    </details>
  )
}

function GuideText({ row }: { row: GuideRow }) {
  return (
    <>
      {row.paragraphs?.map((text) => (
        <p key={text} className="mt-3">
          {text}
        </p>
      ))}
      {row.items && <GuideList items={row.items} isOrdered={row.ordered} />}
    </>
  )
}

interface ListProps {
  items: readonly string[]
  isOrdered?: boolean | undefined
}

function GuideList({ items, isOrdered }: ListProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={`mt-3 grid gap-2 pl-6 ${isOrdered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
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
