import { addDays, type CalendarDay } from '../calendar-day'
import type { Stored } from '../model/stored'
import type { IconName } from '../ui/icon-name'

/** Something that waits for the user, with the one way to deal with it. */
export interface Due {
  /** Unique among all that is due. */
  id: string
  icon: IconName
  title: string
  /** That its day is over, as a sentence that comes before the reason: "Overdue since Nov 17, 2026 (5 days ago)." */
  late?: string | undefined
  /** Until when, and what that means; blank where it is late and that says it all. */
  reason: string
  action: { label: string; href: string }
  /** The day on which it ends by itself, or takes place. Without one it waits already. */
  day?: CalendarDay | undefined
  /** How many days ahead of that day it is today's matter. */
  daysAhead?: number
}

/** So many where a source does not say: what ends takes time to renew. */
const DAYS_AHEAD = 14

/** Whether there is time: what is said so that nobody is surprised, below what waits today. */
export function isComingUp({ day, daysAhead = DAYS_AHEAD }: Due, today: CalendarDay): boolean {
  return day !== undefined && day > addDays(today, daysAhead)
}

/** What a line is about. What Now lists the lines in this order: first what cannot wait. See docs/decisions/0021. */
export const urgencies = [
  'appointment',
  'offer',
  'next action',
  'last day',
  'target day',
  'silence',
] as const

/** What a module says is due: worked out from what is stored, the most pressing first. */
export interface DueSource {
  urgency: (typeof urgencies)[number]
  /** What `lines` reads. */
  of: readonly Stored<unknown>[]
  /** Pure. Its values are those of `of`, in that order. */
  lines(values: readonly unknown[], today: CalendarDay): readonly Due[]
}

/** Declares what is due in a module. Those of one urgency follow each other in the order of the modules. */
export function dueSource<const Values extends readonly unknown[]>(
  urgency: DueSource['urgency'],
  of: { readonly [Index in keyof Values]: Stored<Values[Index]> },
  lines: (values: Values, today: CalendarDay) => readonly Due[],
): DueSource
export function dueSource(
  urgency: DueSource['urgency'],
  of: readonly Stored<unknown>[],
  lines: DueSource['lines'],
): DueSource {
  return { urgency, of, lines }
}

/** All that is due, what cannot wait first. */
export function allDue(
  sources: readonly DueSource[],
  valueOf: (stored: Stored<unknown>) => unknown,
  today: CalendarDay,
): readonly Due[] {
  return urgencies.flatMap((urgency) =>
    sources
      .filter((source) => source.urgency === urgency)
      .flatMap(({ of, lines }) => lines(of.map(valueOf), today)),
  )
}
