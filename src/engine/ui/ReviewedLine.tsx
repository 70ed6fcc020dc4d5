import { formatMonth } from '../calendar-day'
import type { Reviewed } from '../model/reviewed'

/** "Last reviewed November 2026 · Source: …": shown only where the source itself was read. */
export function ReviewedLine({ row, name = '' }: { row: Reviewed; name?: string }) {
  if (!row.source?.seen || !row.lastReviewed) return null
  const titles = [row.source, ...(row.alsoFrom ?? [])]
    .filter(({ title, seen }) => seen !== undefined && title !== name)
    .map(({ title }) => title)
  return (
    <p className="mt-2 text-sm text-muted">
      Last reviewed {formatMonth(row.lastReviewed)}
      {titles.length > 0 && ` · ${titles.length > 1 ? 'Sources' : 'Source'}: ${titles.join('; ')}`}
    </p>
  )
}
