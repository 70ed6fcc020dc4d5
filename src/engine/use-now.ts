import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The current time, updated every minute, so that what depends on it stays right while the page is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
