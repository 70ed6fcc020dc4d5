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
    isReady && (
      <Suspense>
        <UpdateNotice />
      </Suspense>
    )
  )
}
