import { useCallback, useState } from 'react'
import { NO_REVIEW, reviewOf, withoutShared, type Review, type Reviewed } from '../model/reviewed'
import { sourceNote, type CollapsedSources, type SourceNote } from '../model/source-note'
import { useIsPrinting } from '../use-is-printing'
import { Disclosure, Summary } from './Disclosure'
import { SourceLink } from './SourceLink'

interface Props {
  row: Reviewed
  /** The part of the review that the page shows once for all entries. */
  shared?: Review
}

/** The review of an entry: "Reviewed November 2026 · 1 source". Its sources collapse under it. */
export function ReviewedLine({ row, shared = NO_REVIEW }: Props) {
  return <ReviewNote review={withoutShared(reviewOf(row), shared)} />
}

/** A review that is shown once for several entries. */
export function ReviewNote({ review }: { review: Review }) {
  return <NoteLine note={sourceNote(review)} />
}

/** A note that is already worded. A print shows its collapsed sources, too. */
export function NoteLine({ note: { line, collapsed } }: { note: SourceNote }) {
  if (!line) return null
  if (collapsed.length === 0) return <p className="mt-2 text-sm text-muted">{line}</p>
  return <CollapsedNote line={line} collapsed={collapsed} />
}

/** Renders its links only when it opens, because a page has hundreds of them. */
function CollapsedNote({ line, collapsed }: SourceNote) {
  const [isOpen, setOpen] = useState(false)
  const isPrinting = useIsPrinting()
  // It may have been opened before this code ran.
  const adoptState = useCallback(
    (part: HTMLDetailsElement | null) => setOpen(part?.open === true),
    [],
  )
  return (
    <Disclosure ref={adoptState} className="-mb-2 text-sm text-muted" onToggle={setOpen}>
      <Summary look="words" className="py-3">
        {line}
      </Summary>
      {(isOpen || isPrinting) && (
        <ul className="grid list-none gap-x-10 gap-y-2 pb-2 pl-0">
          {collapsed.map((entry, at) => (
            <li key={entry.name ?? at}>
              <Entry {...entry} />
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}

/** The sources of one entry. The heading is left out if the only source has the same title. */
function Entry({ name, sources }: CollapsedSources) {
  const isOwnSource = sources.length === 1 && sources[0]?.title === name
  return (
    <>
      {name && !isOwnSource && <span>{name}</span>}
      {sources.map((page) => (
        <p key={`${page.url} ${page.title}`} className={name && !isOwnSource ? 'pl-4' : ''}>
          <SourceLink page={page} />
        </p>
      ))}
    </>
  )
}
