import { Suspense, useCallback, useSyncExternalStore } from 'react'
import { usePageStore } from '@/engine/page-store'
import type { MirrorStatus } from '@/engine/store/mirror/mirror-status'
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
export async function preloadNotice(repository: Repository): Promise<void> {
  const parts = [
    ...(isInTrouble(troublesOf(repository)) ? [StorageTroubles] : []),
    ...(isOfCopy(repository.mirror.status.get()) ? [CopyNotice] : []),
  ]
  await Promise.all(parts.map((part) => part.preload())).catch(() => undefined)
}

const troublesOf = (repository: Repository) => ({
  isDenied: !repository.isDurable,
  version: repository.versionTrouble(),
  hasUnreadable: repository.unreadable().length > 0,
})

const isInTrouble = (troubles: ReturnType<typeof troublesOf>) =>
  Object.values(troubles).some(Boolean)

/** A private window is one because somebody chose it; Data Health says what it means. */
const weakness = ({ trouble }: MirrorStatus) => (trouble === 'none' ? undefined : trouble)

const isOfCopy = (status: MirrorStatus) =>
  Boolean(status.restoredCount ?? status.asking ?? weakness(status))

/** Stands over every page of the app while something is wrong with what is stored. */
export function StorageNotice() {
  const repository = useRepository()
  const { queryClient } = repository
  // A screen's own data is read once it opens, and may turn out to be unreadable then.
  const onRead = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  )
  useSyncExternalStore(onRead, () => repository.unreadable().length > 0)
  useSyncExternalStore(onStorage, repository.versionTrouble)
  const troubles = troublesOf(repository)
  const status = usePageStore(repository.mirror.status)
  return (
    <>
      {isInTrouble(troubles) && (
        <Suspense>
          <StorageTroubles {...troubles} />
        </Suspense>
      )}
      {isOfCopy(status) && (
        <Suspense>
          <CopyNotice
            wasRestored={Boolean(status.restoredCount)}
            asking={status.asking}
            trouble={weakness(status)}
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
