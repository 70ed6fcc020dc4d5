import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '@/engine/ui/lazy-part'
import { waitingUpdate } from '@/engine/update/waiting-update'

const UpdateNotice = lazyPart(
  () => import('./UpdateNotice'),
  () => null,
)

/** Offers to reload when a new version of the site is waiting. */
export function UpdateOffer() {
  const isReady = useSyncExternalStore(
    waitingUpdate.subscribe,
    () => waitingUpdate.get() !== undefined,
    // The prerendered HTML has no offer.
    () => false,
  )
  return (
    <>
      {/* Always rendered, because screen readers announce only changes to a live region that exists already. */}
      <div aria-live="polite" className="sr-only">
        {isReady && 'An update is ready. You can load it at the end of the page.'}
      </div>
      {isReady && (
        <Suspense>
          <UpdateNotice />
        </Suspense>
      )}
    </>
  )
}
