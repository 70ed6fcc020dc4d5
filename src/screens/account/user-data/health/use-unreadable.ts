import { useRepository } from '@/engine/store/RepositoryProvider'
import { backupLog } from '@/schemas/account/backup-log'
import { restorable } from '@/schemas/account/stored'

/** What is stored here and could not be read: where it lay, and its text. */
export function useUnreadable() {
  const repository = useRepository()
  // Reading every key finds also what no screen has asked for yet.
  for (const stored of [...restorable, backupLog]) repository.load(stored)
  return repository.unreadable()
}
