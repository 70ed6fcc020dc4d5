import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import { moveDates, moves, type MoveDays } from '@/schemas/my-move/move'

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
