import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@/engine/ui/lazy-part'
import { arrivalIn, dropArrival, keepArrival, keptArrival } from './arrival'

const ArrivedPosting = lazyPart(() => import('./ArrivedPosting'))

/** The posting that the bookmarklet or a share has brought, until the person chooses; otherwise nothing. */
export function ClippedPosting() {
  const [isNew, setNew] = useState(() => arrivalIn(window.location) !== undefined)
  const [arrival, setArrival] = useState(() => arrivalIn(window.location) ?? keptArrival())
  useEffect(() => {
    const receive = () => {
      const next = arrivalIn(window.location)
      if (!next) return
      setNew(true)
      setArrival(next)
      keepArrival()
    }
    receive()
    window.addEventListener('hashchange', receive)
    return () => window.removeEventListener('hashchange', receive)
  }, [])
  if (!arrival) return null
  const done = () => {
    dropArrival()
    setArrival(undefined)
  }
  return (
    <Suspense fallback={<p role="status">Reading the posting…</p>}>
      {/* The key remounts the view if another posting arrives in an open tab. */}
      <ArrivedPosting key={arrival.text} arrival={arrival} isNew={isNew} onDone={done} />
    </Suspense>
  )
}
