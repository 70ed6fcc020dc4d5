import { useEffect, useState } from 'react'

/** How long each one stands. */
const TURN_MS = 10_000

/** Counts 0 … count-1 and round again, one step every ten seconds while it runs and the page is seen. */
export function useRotation(count: number, isRunning: boolean): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setTurn((current) => (current + 1) % count)
    }, TURN_MS)
    return () => clearInterval(timer)
  }, [count, isRunning])
  return turn
}
