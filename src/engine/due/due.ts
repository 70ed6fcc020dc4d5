import { addDays, compareDays, type CalendarDay } from '../calendar-day'
import { derived, type Derived, type StoredTuple } from '../model/derived'
import type { Stored } from '../model/stored'
import type { IconName } from '../ui/icon-name'

/** Something that waits for the user, with the one way to deal with it. */
export interface Due {
  /** Unique among all that is due. */
  id: string
  icon: IconName
  title: string
  /** Says that the day has passed; shown before the reason: "Overdue since Nov 17, 2026 (5 days ago)." */
  late?: string | undefined
  /** Until when, and what that means; blank if `late` is enough. */
  reason: string
  action: { label: string; href: string }
  /** The day on which it is due, ends by itself or takes place. Without one it waits for the user. */
  day?: CalendarDay | undefined
  /** Whether it is listed first, whatever its day: the user owes an answer. */
  isFirst?: true
}

/** The groups of what is due, in the order in which they are shown. */
export type DueGroup = 'first' | 'today' | 'thisWeek' | 'waiting' | 'later'

/** The last day of "This Week": seven days ahead, as a week begins on any day. */
export const endOfWeek = (today: CalendarDay): CalendarDay => addDays(today, 7)

/**
 * The group of a day: overdue and today's are "today". What has no day waits until the user deals with it.
 */
export function groupOf(day: CalendarDay | undefined, today: CalendarDay): DueGroup {
  if (day === undefined) return 'waiting'
  if (day <= today) return 'today'
  return day <= endOfWeek(today) ? 'thisWeek' : 'later'
}

/**
 * The lines of one group, by their day. Lines of the same day, and those without one, keep their order. Beside
 * lines with a day, those without one come last.
 */
export function dueIn(group: DueGroup, due: readonly Due[], today: CalendarDay): readonly Due[] {
  return due
    .filter(({ day, isFirst }) => (isFirst ? 'first' : groupOf(day, today)) === group)
    .toSorted(byDueDay)
}

/** Comparator for the lines of a group: by day, those without one last. */
export function byDueDay(a: Pick<Due, 'day'>, b: Pick<Due, 'day'>): number {
  return compareDays(a.day ?? AFTER_ALL_DAYS, b.day ?? AFTER_ALL_DAYS)
}

const AFTER_ALL_DAYS = '9999-12-31'

/** What a line is about, the most urgent first. Orders lines of one group and day. See docs/decisions/0021. */
export const urgencies = [
  'appointment',
  'offer',
  'next action',
  'last day',
  'target day',
  'silence',
] as const

/** Computes what is due in a module from stored values, most urgent first. */
export interface DueSource {
  urgency: (typeof urgencies)[number]
  lines: Derived<readonly Due[]>
}

/** Declares what is due in a module. Those of one urgency follow each other in the order of the modules. */
export function dueSource<const Values extends readonly unknown[]>(
  urgency: DueSource['urgency'],
  of: StoredTuple<Values>,
  lines: (values: Values, today: CalendarDay) => readonly Due[],
): DueSource {
  return { urgency, lines: derived(of, lines) }
}

/** All that is due, by urgency, then in the order of the modules. `dueIn` sorts the lines of a group by day. */
export function allDue(
  sources: readonly DueSource[],
  valueOf: (stored: Stored<unknown>) => unknown,
  today: CalendarDay,
): readonly Due[] {
  return urgencies.flatMap((urgency) =>
    sources
      .filter((source) => source.urgency === urgency)
      .flatMap(({ lines }) => lines.derive(lines.of.map(valueOf), today)),
  )
}
