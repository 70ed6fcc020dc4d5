import { useEffect, useRef } from 'react'
import { announce } from './announcer'

/** How long typing must rest before the result is announced, in milliseconds. */
const REST = 700

/** Announces a text once it has stopped changing; nothing for the one it starts with. */
export function useAnnounced(text: string) {
  const last = useRef(text)
  useEffect(() => {
    if (text === last.current) return
    const timer = setTimeout(() => {
      last.current = text
      if (text) announce(text)
    }, REST)
    return () => clearTimeout(timer)
  }, [text])
}
