import { useEffect, useRef } from 'react'
import { announce, onAnnouncement } from '../announcer'

/** How long typing must rest before the result is announced. */
const ANNOUNCE_DELAY_MS = 700

/**
 * Announces what a search or a filter found, once typing rests; nothing for what it starts with, nor
 * when what is found changes in another way.
 * @param found the sentence; an empty one takes away the one before, unless something else was said since
 * @param asked what was searched for
 */
export function useAnnounced(found: string, asked: string) {
  const latest = useRef(found)
  useEffect(() => {
    latest.current = found
  }, [found])
  const lastSaid = useRef('')
  useEffect(
    () =>
      onAnnouncement((text) => {
        lastSaid.current = text
      }),
    [],
  )
  const ownSentence = useRef('')
  const answered = useRef(asked)
  useEffect(() => {
    if (asked === answered.current) return
    const timer = setTimeout(() => {
      answered.current = asked
      // An empty sentence may erase this search's own result, but not a "Saved" that was announced meanwhile.
      const isOwnLast = ownSentence.current !== '' && lastSaid.current === ownSentence.current
      if (latest.current || isOwnLast) announce(latest.current)
      ownSentence.current = latest.current
    }, ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [asked])
}
