import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@/engine/ui/lazy-part'
import { arrivalIn, clearArrival } from './arrival'

const ArrivedPosting = lazyPart(() => import('./ArrivedPosting'))

/** The posting that the bookmarklet or a share has brought; nothing on any other visit. */
export function ClippedPosting() {
  const [arrival, setArrival] = useState(() => arrivalIn(window.location))
  useEffect(() => {
    const receive = () => {
      const next = arrivalIn(window.location)
      if (!next) return
      setArrival(next)
      clearArrival()
    }
    receive()
    window.addEventListener('hashchange', receive)
    return () => window.removeEventListener('hashchange', receive)
  }, [])
  if (!arrival) return null
  return (
    <Suspense fallback={<p role="status">Reading the posting…</p>}>
      {/* The key remounts the view if another posting arrives in an open tab. */}
      <ArrivedPosting key={arrival.text} arrival={arrival} onDone={() => setArrival(undefined)} />
    </Suspense>
  )
}
