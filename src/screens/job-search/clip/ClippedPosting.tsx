import { Suspense, useLayoutEffect, useState } from 'react'
import { dropDraft } from '@/engine/form/drafts'
import { lazyPart } from '@/engine/ui/lazy-part'
import { keepArrival, useKeptArrival } from './arrival'

const ArrivedPosting = lazyPart(() => import('./ArrivedPosting'))

/** The newest posting that the bookmarklet or a share has brought, until the user chooses; otherwise nothing. */
export function ClippedPosting() {
  const kept = useKeptArrival()
  /** The name of the draft of the posting that arrived while this was mounted. */
  const [arrived, setArrived] = useState<string>()
  // Before the first paint, so that the posting does not push the page down.
  useLayoutEffect(() => {
    const receive = () => {
      const form = keepArrival()
      if (form !== undefined) setArrived(form)
    }
    receive()
    window.addEventListener('hashchange', receive)
    return () => window.removeEventListener('hashchange', receive)
  }, [])
  if (!kept) return null
  const { form, arrival } = kept
  return (
    <Suspense fallback={<p role="status">Reading the posting…</p>}>
      {/* The key remounts the view if another posting arrives in an open tab. */}
      <ArrivedPosting
        key={form}
        arrival={arrival}
        isNew={form === arrived}
        onDone={() => dropDraft(form)}
      />
    </Suspense>
  )
}
