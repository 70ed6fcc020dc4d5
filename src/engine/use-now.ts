import { useMemo, useSyncExternalStore } from 'react'
import { followToday } from './use-today'

const MINUTE_MS = 60_000

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS)

/** The current time in whole minutes. Rerenders when it changes, also after the machine was asleep. */
export function useNow(): Date {
  const minute = useSyncExternalStore(followToday, currentMinute, currentMinute)
  return useMemo(() => new Date(minute * MINUTE_MS), [minute])
}
