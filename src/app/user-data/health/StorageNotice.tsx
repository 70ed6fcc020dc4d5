import { useCallback, useSyncExternalStore } from 'react'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { StorageTroubles } from './StorageTroubles'

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
  if (!Object.values(troubles).some(Boolean)) return null
  return <StorageTroubles {...troubles} />
}

function onStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}
