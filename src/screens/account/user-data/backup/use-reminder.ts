import { useEffect, useState } from 'react'
import { useSave } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { useNow } from '@/engine/use-now'
import { backupLog } from '@/schemas/account/backup-log'
import { afterDismissal, afterVisit, reminderReason, type Reason } from './reminder'

/** Whether a backup is due, and a function that puts the reminder off. Also records this visit. */
export function useReminder() {
  const log = useStored(backupLog)
  const note = useSave(backupLog)
  const now = useNow()
  const [openedAt] = useState(() => new Date())
  const deletesUnvisited = deletesUnvisitedSites()
  const reason = reminderReason({ log, now, openedAt, deletesUnvisited })

  useEffect(() => {
    if (!deletesUnvisited) return
    note((current) => afterVisit(current, openedAt)).catch((error: unknown) =>
      console.warn('The visit was not noted:', error),
    )
  }, [note, deletesUnvisited, openedAt])

  const putOff = (dismissed: Reason) =>
    note((current) => afterDismissal(current, dismissed, new Date()))

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
