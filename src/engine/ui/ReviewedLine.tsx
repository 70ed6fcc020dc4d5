import { NO_REVIEW, reviewOf, withoutSaid, type Review, type Reviewed } from '../model/reviewed'
import { sourceNote, type SourceNote } from '../model/source-note'

interface Props {
  row: Reviewed
  name?: string
  /** What is said already, once for all that stand around it. */
  said?: Review
}

/** "Last reviewed November 2026 · Source: …": shown only where the source itself was read. */
export function ReviewedLine({ row, name, said = NO_REVIEW }: Props) {
  return <ReviewNote review={withoutSaid(reviewOf(row, name), said)} />
}

/** The same said once for several entries. */
export function ReviewNote({ review }: { review: Review }) {
  return <NoteLine note={sourceNote(review)} />
}

/** A note of sources, put into words already. Paper shows what folds. */
export function NoteLine({ note: { line, folded } }: { note: SourceNote }) {
  if (!line) return null
  if (folded.length === 0) return <p className="mt-2 text-sm text-muted">{line}</p>
  return (
    <details data-print-open className="-mb-2 text-sm text-muted">
      <summary className="ring-on-focus w-fit rounded py-3">{line}</summary>
      <ul className="grid list-disc gap-1 pb-2 pl-5">
        {folded.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </details>
  )
}
