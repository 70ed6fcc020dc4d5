import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { Preloadable } from './lazy-part'
import { preloadQuietly } from './preload'

interface Props {
  /** The lazy part that the children render. */
  part: Preloadable
  /** Rendered until the code of the part has loaded. */
  meanwhile: ReactNode
  children: ReactNode
}

/**
 * A lazy part that opens within the current page, such as a form or a dialog. It renders as soon as its code has
 * loaded. `Suspense` alone shows its fallback for at least 300 ms; a transition waits for all other transitions.
 */
export function PendingView({ part, meanwhile, children }: Props) {
  const [isReady, setIsReady] = useState(part.isReady)
  useEffect(() => {
    let isMounted = true
    // A part that failed loads again, and reports its error, when it is rendered.
    void preloadQuietly([part]).then(() => isMounted && setIsReady(true))
    return () => {
      isMounted = false
    }
  }, [part])
  return isReady ? <Suspense fallback={meanwhile}>{children}</Suspense> : meanwhile
}
