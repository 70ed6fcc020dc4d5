import { calendarDay, formatDay } from '@/engine/calendar-day'
import { formatClock } from '@/engine/clock-time'

/** "Nov 22, 2026", the local day of an instant. @param instant an ISO instant */
export const formatDayOf = (instant: string): string => formatDay(calendarDay(new Date(instant)))

/** "Nov 22, 2026, 9:04 PM", by the local clock. @param instant an ISO instant */
export function formatMoment(instant: string): string {
  return `${formatDayOf(instant)}, ${formatClock(new Date(instant).toTimeString().slice(0, 5))}`
}
