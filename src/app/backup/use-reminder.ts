import { useEffect, useState } from 'react'
import { useSave } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { backupLog } from '@/schemas/backup-log'
import { mayForget } from './may-forget'
import { reminderReason } from './reminder'

/** Whether a backup is due, and the way to put the reminder off. Notes this visit once it has looked. */
export function useReminder() {
  const log = useStored(backupLog)
  const note = useSave(backupLog)
  const [now] = useState(() => new Date())
  // The visit before this one is what counts, also after this one is noted.
  const [visitedAt] = useState(log.visitedAt)
  const forgets = mayForget()
  const reason = reminderReason({ log: { ...log, visitedAt }, now, mayForget: forgets })

  useEffect(() => {
    if (!forgets) return
    note((current) => ({ ...current, visitedAt: now.toISOString() })).catch((error: unknown) =>
      console.warn('The visit was not noted:', error),
    )
  }, [note, forgets, now])

  const putOff = () => note((current) => ({ ...current, dismissedAt: new Date().toISOString() }))

  return { reason, log, forgets, putOff }
}
