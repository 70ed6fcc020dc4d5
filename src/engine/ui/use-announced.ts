import { useEffect, useRef } from 'react'
import { announce } from './announcer'

/** How long typing must rest before the result is announced. */
const ANNOUNCE_DELAY_MS = 700

/**
 * Announces what a search or a filter found, once typing rests; nothing for what it starts with, nor
 * when what is found changes in another way.
 * @param found the sentence; an empty one takes away what was said before
 * @param asked what was searched for
 */
export function useAnnounced(found: string, asked: string) {
  const latest = useRef(found)
  useEffect(() => {
    latest.current = found
  }, [found])
  const answered = useRef(asked)
  useEffect(() => {
    if (asked === answered.current) return
    const timer = setTimeout(() => {
      answered.current = asked
      announce(latest.current)
    }, ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [asked])
}
