import { useEffect, useState } from 'react'
import { useSave } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { backupLog } from '@/schemas/account/backup-log'
import { afterDismissal, reminderReason, type Reason } from './reminder'

/** Whether a backup is due, and the way to put the reminder off. Notes this visit once it has looked. */
export function useReminder() {
  const log = useStored(backupLog)
  const note = useSave(backupLog)
  const [now] = useState(() => new Date())
  // The visit before this one is what counts, also after this one is noted.
  const [visitedAt] = useState(log.visitedAt)
  const deletesUnvisited = deletesUnvisitedSites()
  const reason = reminderReason({ log: { ...log, visitedAt }, now, deletesUnvisited })

  useEffect(() => {
    if (!deletesUnvisited) return
    note((current) => ({ ...current, visitedAt: now.toISOString() })).catch((error: unknown) =>
      console.warn('The visit was not noted:', error),
    )
  }, [note, deletesUnvisited, now])

  const putOff = (dismissed: Reason) =>
    note((current) => afterDismissal(current, dismissed, new Date()))

  return { reason, log, deletesUnvisited, putOff }
}

/**
 * Whether this is Safari, or a browser on its engine, running as a page and not from the Home
 * Screen: there a site's storage may be deleted after days without a visit. The engine is told by
 * its vendor, which Safari and every browser on iOS name; no feature tells this habit.
 */
function deletesUnvisitedSites(): boolean {
  const isSafari = navigator.vendor.startsWith('Apple')
  return isSafari && !matchMedia('(display-mode: standalone)').matches
}
