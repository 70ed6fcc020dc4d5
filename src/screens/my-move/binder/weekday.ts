import { daysBetween, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { sundayOf } from '../plan/groups'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** "Sun, Nov 22, 2026": on paper nobody can look up which day of the week that is. */
export const formatWeekday = (day: CalendarDay): string =>
  `${weekdays[daysBetween(sundayOf(day), day)]}, ${formatDay(day)}`

/** "Sun, Nov 22", under a heading that names the year. */
export const formatDayOfWeek = (day: CalendarDay): string =>
  formatWeekday(day).replace(/, \d+$/, '')
