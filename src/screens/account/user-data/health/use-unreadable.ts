import { useCallback, useSyncExternalStore } from 'react'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { backupLog } from '@/schemas/account/backup-log'
import { restorable } from '@/schemas/account/stored'
import { onStoredChange } from '../restore/on-stored-change'

/** The stored texts that could not be read, each with the name it is stored under. */
export function useUnreadable() {
  const repository = useRepository()
  // Load every key, because the screens opened so far may have loaded only some.
  for (const stored of [...restorable, backupLog]) repository.load(stored)
  const subscribe = useCallback(
    (onChange: () => void) => onStoredChange(repository, onChange),
    [repository],
  )
  const names = () => String(repository.unreadable().map(([name]) => name))
  useSyncExternalStore(subscribe, names)
  return repository.unreadable()
}
