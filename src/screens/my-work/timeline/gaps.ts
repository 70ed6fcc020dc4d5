import { latestDayAnywhere } from '@/engine/calendar-day'
import {
  addMonths,
  calendarMonth,
  monthsBetween,
  type CalendarMonth,
} from '@/engine/calendar-month'
import { hasMistypedYear } from '@/engine/mistyped-year'
import type { Work } from '@/schemas/my-work/work'

/** Months from the first to the last, both included. */
interface Span {
  from: CalendarMonth
  to: CalendarMonth
}

export type Dated = Pick<Work, 'kind' | 'start' | 'end'>

/** The fewest full months without work that are a gap. */
const GAP_MONTHS = 3

/**
 * Why the months of an entry cannot be used; blank if they can. The form refuses such months, but a backup
 * may contain them.
 */
export function monthProblem({ start, end }: Pick<Work, 'start' | 'end'>) {
  if (hasMistypedYear(start) || hasMistypedYear(end)) return 'Check the year of this entry.'
  if (end !== '' && end < start) return 'The end of this entry is before its start. Check both.'
  const isAhead = start > calendarMonth(latestDayAnywhere())
  return isAhead ? 'The start of this entry is in the future. Check it.' : ''
}

/**
 * The months of an entry up to now; undefined if they cannot be used. A start that is ahead here, but not in every time
 * zone, counts as now.
 */
export function spanOf(entry: Pick<Work, 'start' | 'end'>, now: CalendarMonth): Span | undefined {
  if (monthProblem(entry)) return undefined
  const { start, end } = entry
  return { from: start > now ? now : start, to: end === '' || end > now ? now : end }
}

const isAtWork = ({ kind }: Dated) => kind !== 'study' && kind !== 'family-care'

/**
 * The months without work, from the first start to now, in runs, oldest first. Study and family care count as
 * work only before the first work: later they explain a gap. See docs/decisions/0043.
 */
export function monthsWithoutWork(entries: readonly Dated[], now: CalendarMonth): readonly Span[] {
  const spans = entries.flatMap((entry) => {
    const span = spanOf(entry, now)
    return span ? [{ ...span, isWork: isAtWork(entry) }] : []
  })
  const firstWork = earliest(spans.filter(({ isWork }) => isWork)) ?? addMonths(now, 1)
  const covered = spans
    .flatMap(({ isWork, from, to }) => {
      if (isWork) return [{ from, to }]
      const last = to < firstWork ? to : addMonths(firstWork, -1)
      return from <= last ? [{ from, to: last }] : []
    })
    .toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))
  const [first] = covered
  if (!first) return []
  const runs: Span[] = []
  let next = first.from
  for (const { from, to } of covered) {
    if (from > next) runs.push({ from: next, to: addMonths(from, -1) })
    if (to >= next) next = addMonths(to, 1)
  }
  return next <= now ? [...runs, { from: next, to: now }] : runs
}

/** Months without work that an employer may ask about. */
export interface Gap extends Span {
  /** How many full months it has. The current month is not full. */
  months: number
  /** Whether it is ongoing. */
  isOpen: boolean
}

/** The gaps of a record, newest first: three full months or more without work. */
export function gapsOf(entries: readonly Dated[], now: CalendarMonth): readonly Gap[] {
  return monthsWithoutWork(entries, now)
    .map(({ from, to }) => {
      const isOpen = to === now
      return { from, to, isOpen, months: monthsBetween(from, to) + (isOpen ? 0 : 1) }
    })
    .filter(({ months }) => months >= GAP_MONTHS)
    .toReversed()
}

/** The months that two entries share. */
export interface Overlap<Entry> {
  other: Entry
  span: Span
  /** Whether both entries are ongoing. */
  isOpen: boolean
}

/**
 * The entries that overlap an entry. A single month in which one ends and the other begins is not an overlap, because
 * only its days could show one.
 */
export function overlapsWith<Entry extends Dated>(
  entry: Entry,
  entries: readonly Entry[],
  now: CalendarMonth,
): readonly Overlap<Entry>[] {
  const span = spanOf(entry, now)
  if (!span) return []
  return entries.flatMap((other) => {
    const otherSpan = other === entry ? undefined : spanOf(other, now)
    if (!otherSpan || !isShared(span, otherSpan)) return []
    const common = {
      from: span.from > otherSpan.from ? span.from : otherSpan.from,
      to: span.to < otherSpan.to ? span.to : otherSpan.to,
    }
    return [{ other, span: common, isOpen: entry.end === '' && other.end === '' }]
  })
}

function isShared(a: Span, b: Span): boolean {
  return (a.from < b.to && b.from < a.to) || (a.from === b.from && a.to === b.to)
}

function earliest(spans: readonly Span[]): CalendarMonth | undefined {
  return spans.map(({ from }) => from).toSorted()[0]
}
