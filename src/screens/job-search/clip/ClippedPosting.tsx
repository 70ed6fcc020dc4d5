import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@/engine/ui/lazy-part'
import { arrivalIn, clearArrival } from './arrival'

const ArrivedPosting = lazyPart(() => import('./ArrivedPosting'))

/** What the bookmark or a share has brought; nothing on any other visit. */
export function ClippedPosting() {
  const [arrival, setArrival] = useState(() => arrivalIn(window.location))
  useEffect(() => {
    const take = () => {
      const next = arrivalIn(window.location)
      if (!next) return
      setArrival(next)
      clearArrival()
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  if (!arrival) return null
  return (
    <Suspense fallback={<p role="status">Reading the posting…</p>}>
      {/* Another posting, brought to an open tab, is drawn anew: it is the one to look at. */}
      <ArrivedPosting key={arrival.text} arrival={arrival} onDone={() => setArrival(undefined)} />
    </Suspense>
  )
}
