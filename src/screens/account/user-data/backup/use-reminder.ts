import { useEffect, useState } from 'react'
import { useSave } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { backupLog } from '@/schemas/account/backup-log'
import { afterDismissal, reminderReason, type Reason } from './reminder'

/** Whether a backup is due, and a function that puts the reminder off. Also records this visit. */
export function useReminder() {
  const log = useStored(backupLog)
  const save = useSave(backupLog)
  const [now] = useState(() => new Date())
  const deletesUnvisited = deletesUnvisitedSites()
  const reason = reminderReason({ log, now, deletesUnvisited })
  // The visit before a return stays on record until the reminder of the return is answered, even after a reload.
  const recordsVisit = deletesUnvisited && reason !== 'away'

  useEffect(() => {
    if (!recordsVisit) return
    save((current) => ({ ...current, visitedAt: now.toISOString() })).catch((error: unknown) =>
      console.warn('The visit was not recorded:', error),
    )
  }, [save, recordsVisit, now])

  const putOff = (dismissed: Reason) =>
    save((current) => afterDismissal(current, dismissed, new Date()))

  return { reason, log, deletesUnvisited, putOff }
}

/**
 * Whether this is Safari or another WebKit browser, running as a page and not from the Home Screen: there, a site's
 * storage may be deleted after days without a visit. No feature reveals this, so WebKit is recognized by the vendor
 * that Safari and every browser on iOS report.
 */
function deletesUnvisitedSites(): boolean {
  const isSafari = navigator.vendor.startsWith('Apple')
  return isSafari && !matchMedia('(display-mode: standalone)').matches
}
