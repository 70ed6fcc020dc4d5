import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useRepository } from '@/engine/repository/RepositoryProvider'
import type { Troubles } from './StorageTroubles'

const StorageTroubles = lazy(() => import('./StorageTroubles'))

/** Stands over every page of the app while something is wrong with what is stored. */
export function StorageNotice() {
  const repository = useRepository()
  const { lostChanges } = repository
  const version = useSyncExternalStore(onStorage, repository.versionTrouble)
  const lost = useSyncExternalStore(lostChanges.subscribe, lostChanges.keys)
  const troubles: Troubles = {
    isDenied: !repository.isDurable,
    version,
    hasLostChanges: lost.size > 0,
    hasUnreadable: repository.unreadable().length > 0,
  }
  if (!Object.values(troubles).some(Boolean)) return null
  return (
    <Suspense>
      <StorageTroubles {...troubles} onDismissLost={lostChanges.dismiss} />
    </Suspense>
  )
}

function onStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}
