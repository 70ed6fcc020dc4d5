import { useEffect, useState } from 'react'
import { announce } from './announcer'

/** How long the sign stands, in milliseconds. */
const STAND = 3000

/** A "Saved" sign that is announced, stands for a moment and goes. */
export function useSaved() {
  const [saves, setSaves] = useState(0)
  const [gone, setGone] = useState(0)
  useEffect(() => {
    if (saves === 0) return
    const timer = setTimeout(() => setGone(saves), STAND)
    return () => clearTimeout(timer)
  }, [saves])
  return {
    isSaved: saves > gone,
    showSaved: () => {
      setSaves((count) => count + 1)
      announce('Saved.')
    },
  }
}
