import { formatMonth } from '../calendar-day'
import type { Reviewed } from '../model/reviewed'

/** "Last reviewed November 2026": shown only where the source itself was seen. */
export function ReviewedLine({ row, name = '' }: { row: Reviewed; name?: string }) {
  if (!row.source?.seen || !row.lastReviewed) return null
  return (
    <p className="mt-2 text-sm text-muted">
      Last reviewed {formatMonth(row.lastReviewed)}
      {row.source.title !== name && ` · Source: ${row.source.title}`}
    </p>
  )
}
