import { calendarDay, type CalendarDay } from '@/engine/calendar-day'
import { keysOf } from '@/engine/keys-of'
import { site } from './site'

type PromiseName = keyof typeof site.promises

/** The note that corrects a promise after its last day; undefined until then. */
export function expiredPromiseNote(
  promise: PromiseName,
  on: CalendarDay = calendarDay(),
): string | undefined {
  const { lastDay, now } = site.promises[promise]
  return on > lastDay ? now : undefined
}

/** A text that makes a promise, followed by the note that corrects it once the promise has expired. */
export function withExpiryNote(
  words: string,
  promise: PromiseName,
  on: CalendarDay = calendarDay(),
): string {
  const now = expiredPromiseNote(promise, on)
  if (now === undefined) return words
  return `${words}${words.endsWith('.') ? '' : '.'} ${now}`
}

/**
 * The names of the expired promises. The build writes them into every page. The app hydrates a page only if the
 * same promises have expired by now, and renders it from scratch otherwise.
 */
export function expiredPromises(on: CalendarDay = calendarDay()): string {
  return keysOf(site.promises)
    .filter((name) => expiredPromiseNote(name, on) !== undefined)
    .join(' ')
}
