import { Suspense, useCallback, useSyncExternalStore } from 'react'
import { usePageStore } from '@/engine/page-store'
import type { MirrorStatus } from '@/engine/store/mirror/mirror-status'
import type { Repository } from '@/engine/store/repository'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { lazyPart } from '@/engine/ui/lazy-part'

// Rarely rendered, so its code is not loaded with the app.
const StorageTroubles = lazyPart(
  () => import('./StorageTroubles'),
  () => (
    <p role="alert" className="pb-6">
      There is a problem with your saved data. Connect to the internet, then reload this page to see
      what to do.
    </p>
  ),
)

// If its code does not load, the notice waits for the next visit.
const CopyNotice = lazyPart(
  () => import('./CopyNotice'),
  () => null,
)

/** Preloads the notices that are certain to show, so that the page does not shift when they render. */
export async function preloadNotice(repository: Repository): Promise<void> {
  const parts = [
    ...(isInTrouble(troublesOf(repository)) ? [StorageTroubles] : []),
    ...(hasCopyNotice(repository.mirror.status.get()) ? [CopyNotice] : []),
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

/** The trouble to report. `none` is left out: people choose private windows, and Data Health explains them. */
const reportedTrouble = ({ trouble }: MirrorStatus) => (trouble === 'none' ? undefined : trouble)

const hasCopyNotice = (status: MirrorStatus) =>
  Boolean(status.restoredCount ?? status.undecidedVersion ?? reportedTrouble(status))

/** The notices at the top of every page while there is a problem with the stored data. */
export function StorageNotice() {
  const repository = useRepository()
  const { queryClient } = repository
  const subscribe = useCallback(
    (onChange: () => void) => {
      window.addEventListener('storage', onChange)
      // A screen's data is read when the screen opens, and may be unreadable.
      const unsubscribe = queryClient.getQueryCache().subscribe(onChange)
      return () => {
        window.removeEventListener('storage', onChange)
        unsubscribe()
      }
    },
    [queryClient],
  )
  useSyncExternalStore(subscribe, () => repository.unreadable().length > 0)
  useSyncExternalStore(subscribe, repository.versionTrouble)
  const troubles = troublesOf(repository)
  const status = usePageStore(repository.mirror.status)
  return (
    <>
      {isInTrouble(troubles) && (
        <Suspense>
          <StorageTroubles {...troubles} />
        </Suspense>
      )}
      {hasCopyNotice(status) && (
        <Suspense>
          <CopyNotice
            wasRestored={Boolean(status.restoredCount)}
            undecidedVersion={status.undecidedVersion}
            trouble={reportedTrouble(status)}
          />
        </Suspense>
      )}
    </>
  )
}
