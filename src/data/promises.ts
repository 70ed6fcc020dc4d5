import { calendarDay, type CalendarDay } from '@/engine/calendar-day'
import { keysOf } from '@/engine/keys-of'
import { site } from './site'

export type PromiseName = keyof typeof site.promises

/** What is true once the last day of a promise has passed; undefined until then. */
export function whatHolds(
  promise: PromiseName,
  on: CalendarDay = calendarDay(),
): string | undefined {
  const { lastDay, now } = site.promises[promise]
  return on > lastDay ? now : undefined
}

/** The text of a promise, followed by what is true now once its last day has passed. */
export function promised(
  words: string,
  promise: PromiseName,
  on: CalendarDay = calendarDay(),
): string {
  const now = whatHolds(promise, on)
  if (now === undefined) return words
  return `${words}${words.endsWith('.') ? '' : '.'} ${now}`
}

/**
 * The names of the promises whose last day has passed. The build writes them into every page. The app hydrates a page
 * only if its own clock gives the same names; otherwise it renders the page again.
 */
export function passedPromises(on: CalendarDay = calendarDay()): string {
  return keysOf(site.promises)
    .filter((name) => whatHolds(name, on) !== undefined)
    .join(' ')
}
