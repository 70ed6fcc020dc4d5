import { calendarDay, formatDay } from '../../../engine/calendar-day'

/** "Nov 22, 2026, 9:04 PM", by the local clock. @param instant an ISO instant */
export function formatMoment(instant: string): string {
  const date = new Date(instant)
  const hours = date.getHours()
  const minutes = String(date.getMinutes()).padStart(2, '0')
  return `${formatDay(calendarDay(date))}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}
