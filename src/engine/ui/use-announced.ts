import { useEffect, useRef } from 'react'
import { announce, onAnnouncement } from '../announcer'

/** How long typing must pause before the result is announced. */
const ANNOUNCE_DELAY_MS = 700

/**
 * Announces the result of a search or filter once typing pauses. Does not announce the first result, or one that changes
 * without a new query.
 * @param sentence the result; an empty one clears the previous result, unless something else was announced since
 */
export function useAnnounced(sentence: string, query: string) {
  const latest = useRef(sentence)
  useEffect(() => {
    latest.current = sentence
  }, [sentence])
  const lastAnnounced = useRef('')
  useEffect(
    () =>
      onAnnouncement((text) => {
        lastAnnounced.current = text
      }),
    [],
  )
  const ownSentence = useRef('')
  const announcedQuery = useRef(query)
  useEffect(() => {
    if (query === announcedQuery.current) return
    const timer = setTimeout(() => {
      announcedQuery.current = query
      // An empty sentence may erase this search's own result, but not a "Saved" that was announced meanwhile.
      const isOwnLast = ownSentence.current !== '' && lastAnnounced.current === ownSentence.current
      if (latest.current || isOwnLast) announce(latest.current)
      ownSentence.current = latest.current
    }, ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [query])
}
