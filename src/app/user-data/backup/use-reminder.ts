import { useEffect, useState } from 'react'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useStored } from '@/engine/store/use-stored'
import { backupLog } from '@/schemas/backup-log'
import { mayForget } from './may-forget'
import { reminderReason } from './reminder'

/** Whether a backup is due, and the way to put the reminder off. Notes this visit once it has looked. */
export function useReminder() {
  const repository = useRepository()
  const log = useStored(backupLog)
  const [now] = useState(() => new Date())
  // The visit before this one is what counts, also after this one is noted.
  const [visitedAt] = useState(log.visitedAt)
  const forgets = mayForget()
  const reason = reminderReason({ log: { ...log, visitedAt }, now, mayForget: forgets })

  useEffect(() => {
    if (!forgets) return
    repository
      .update(backupLog, (current) => ({ ...current, visitedAt: now.toISOString() }))
      .catch((error: unknown) => console.warn('The visit was not noted:', error))
  }, [repository, forgets, now])

  const putOff = () =>
    repository.update(backupLog, (current) => ({
      ...current,
      dismissedAt: new Date().toISOString(),
    }))

  return { reason, log, forgets, putOff }
}
