import { useSyncExternalStore } from 'react'
import { calendarDay, type CalendarDay } from './calendar-day'

/** The longest time between two looks at the clock. */
const LOOK_EVERY_MS = 60_000

/** The local calendar day, followed: a page that stays open over midnight is drawn with the new one. */
export function useToday(): CalendarDay {
  return useSyncExternalStore(followToday, calendarDay, calendarDay)
}

/**
 * Calls the listener at local midnight, when the page is looked at again, and each minute: a timer
 * stands still while the machine sleeps, and a clock can be set.
 * @returns a function that stops following
 */
export function followToday(listener: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let timer: ReturnType<typeof setTimeout> | undefined
  const lookLater = () => {
    clearTimeout(timer)
    timer = setTimeout(look, Math.min(LOOK_EVERY_MS, untilMidnight(new Date())))
  }
  const look = () => {
    lookLater()
    listener()
  }
  lookLater()
  document.addEventListener('visibilitychange', look, { signal })
  window.addEventListener('pageshow', look, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  return () => stop.abort()
}

/** Milliseconds until the next day begins. Where a zone skips midnight, it begins at one. */
function untilMidnight(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return Math.max(1, next.getTime() - now.getTime())
}
