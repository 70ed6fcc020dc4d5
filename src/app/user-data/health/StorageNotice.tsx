import { Suspense, useCallback, useSyncExternalStore } from 'react'
import { usePageStore } from '@/engine/page-store'
import type { Repository } from '@/engine/store/repository'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { lazyPart } from '@/engine/ui/lazy-part'

// Seldom drawn, so its code is not loaded with the app.
const StorageTroubles = lazyPart(
  () => import('./StorageTroubles'),
  () => (
    <p role="alert" className="pb-6">
      There is a problem with your saved data. Connect to the internet, then reload this page to see
      what to do.
    </p>
  ),
)

// Without its code it can wait for the next visit.
const CopyNotice = lazyPart(
  () => import('./CopyNotice'),
  () => null,
)

/** Loads ahead what is sure to be said, so that nothing moves under a finger when it comes. */
export async function preloadNotice({ copy }: Repository): Promise<void> {
  const { broughtBack, asking } = copy.status.get()
  if (broughtBack || asking) await CopyNotice.preload().catch(() => undefined)
}

/** Stands over every page of the app while something is wrong with what is stored. */
export function StorageNotice() {
  const repository = useRepository()
  const { queryClient } = repository
  // A screen's own data is read once it opens, and may turn out to be unreadable then.
  const onRead = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  )
  const hasUnreadable = useSyncExternalStore(onRead, () => repository.unreadable().length > 0)
  const version = useSyncExternalStore(onStorage, repository.versionTrouble)
  const troubles = {
    isDenied: !repository.isDurable,
    version,
    hasUnreadable,
  }
  const { broughtBack = 0, asking, trouble } = usePageStore(repository.copy.status)
  // A private window is one because somebody chose it; Data Health says what it means.
  const isWeaker = trouble !== undefined && trouble !== 'none'
  return (
    <>
      {Object.values(troubles).some(Boolean) && (
        <Suspense>
          <StorageTroubles {...troubles} />
        </Suspense>
      )}
      {(broughtBack > 0 || asking || isWeaker) && (
        <Suspense>
          <CopyNotice
            broughtBack={broughtBack > 0}
            asking={asking}
            trouble={isWeaker ? trouble : undefined}
          />
        </Suspense>
      )}
    </>
  )
}

function onStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}
