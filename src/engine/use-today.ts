import { useSyncExternalStore } from 'react'
import { calendarDay, type CalendarDay } from './calendar-day'

/** The longest time between two checks of the clock. */
const MAX_INTERVAL_MS = 60_000

/** The local calendar day. Rerenders when it changes. */
export function useToday(): CalendarDay {
  return useSyncExternalStore(followToday, calendarDay, calendarDay)
}

/**
 * Calls the listener at local midnight, when the page is shown or hidden, and at least every minute: timers pause
 * while the machine sleeps, and the clock can be changed.
 * @returns a function that stops it
 */
export function followToday(listener: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(check, Math.min(MAX_INTERVAL_MS, msUntilMidnight(new Date())))
  }
  const check = () => {
    schedule()
    listener()
  }
  schedule()
  document.addEventListener('visibilitychange', check, { signal })
  window.addEventListener('pageshow', check, { signal })
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}

/** Milliseconds until the next day starts. In a zone that skips midnight for daylight saving time, the day starts at 1:00. */
function msUntilMidnight(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return Math.max(1, next.getTime() - now.getTime())
}
