import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import { countOf } from '@/engine/format-count'
import { moveDates, moves, type MoveDays } from '@/schemas/my-move/move'
import type { MoveChanges } from './changes-of'
import { expiringLine } from './expiring'

/** How many different shifts get a sentence each. The rest share one sentence. */
const MAX_SHIFTS = 3

/** The dates that differ, a line each: "Report Date: Mar 7, 2027 (was: Feb 21, 2027)." */
export function dateLines(before: MoveDays, next: MoveDays): readonly string[] {
  return moveDates
    .filter((date) => before[date] !== next[date])
    .map(
      (date) =>
        `${moves.fields[date].label}: ${dayOrNone(next[date])} (was: ${dayOrNone(before[date])}).`,
    )
}

const dayOrNone = (day: CalendarDay) => (day === '' ? 'not set' : formatDay(day))

/** The effects of new dates, one sentence for each; empty if nothing changes. */
export function changeLines(changes: MoveChanges, next: MoveDays): readonly string[] {
  const { shifts, newlyShort, stillShort } = changes
  const { licenseTasks, reopened, added, dropped, expiring, exported } = changes
  const rest = shifts.slice(MAX_SHIFTS)
  const others = rest.reduce((sum, { count }) => sum + count, 0)
  const maxDays = Math.max(...rest.map(({ days }) => Math.abs(days)))
  return [
    ...shifts
      .slice(0, MAX_SHIFTS)
      .map(({ days, count }) => `${countOf(count, 'open task')} will move ${byDays(days)}.`),
    ...ifAny(others, 'other open task', `will move by up to ${countOf(maxDays, 'day')}.`),
    ...ifAny(
      newlyShort.length,
      'open task',
      'will have less time than planned. What must be done comes first.',
    ),
    ...ifAny(stillShort, 'open task', 'already short of time will be rescheduled.'),
    ...ifAny(licenseTasks, 'license task', 'will no longer be optional.'),
    ...ifAny(reopened, 'done task', 'will be open again.'),
    ...ifAny(added, 'task', 'for the new destination will be added.'),
    ...ifAny(dropped.length, 'open task', 'will be too late to do.'),
    ...expiring.map((record) => expiringLine(record, next)),
    ...ifAny(exported, 'day', 'in your calendar will be wrong. Download the calendar file again.'),
  ]
}

/** "14 days later", "1 day earlier". */
function byDays(days: number): string {
  return `${countOf(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`
}

function ifAny(count: number, noun: string, rest: string): readonly string[] {
  return count === 0 ? [] : [`${countOf(count, noun)} ${rest}`]
}
