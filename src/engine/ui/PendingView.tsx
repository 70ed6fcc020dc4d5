import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { Preloadable } from './lazy-part'
import { preloadQuietly } from './preload'

interface Props {
  /** What is drawn among the children, and may have to be loaded. */
  part: Preloadable
  /** Stands there until the code has come. */
  meanwhile: ReactNode
  children: ReactNode
}

/**
 * What opens beside what is there, or in it: a form, a dialog, an answer. It is drawn as soon as its code has come; a
 * `Suspense` keeps what stands in for it for 300 ms, and a transition would wait for every other one.
 */
export function PendingView({ part, meanwhile, children }: Props) {
  const [isHere, setIsHere] = useState(part.isReady)
  useEffect(() => {
    let isOpen = true
    // Code that did not come is asked for once more where it is drawn, which says so.
    void preloadQuietly([part]).then(() => isOpen && setIsHere(true))
    return () => {
      isOpen = false
    }
  }, [part])
  return isHere ? <Suspense fallback={meanwhile}>{children}</Suspense> : meanwhile
}
