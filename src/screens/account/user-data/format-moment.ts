import { calendarDay, formatDay } from '@/engine/calendar-day'
import { formatClock } from '@/engine/clock-time'

/** "Nov 22, 2026, 9:04 PM", by the local clock. @param instant an ISO instant */
export function formatMoment(instant: string): string {
  const date = new Date(instant)
  return `${formatDay(calendarDay(date))}, ${formatClock(date.toTimeString().slice(0, 5))}`
}
