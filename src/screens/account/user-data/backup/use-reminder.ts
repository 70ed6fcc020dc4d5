import { useEffect, useState } from 'react'
import { createStore } from '@/engine/page-store'
import { useSave } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { backupLog, type BackupLog } from '@/schemas/account/backup-log'
import { afterDismissal, reminderReason, type Reason } from './reminder'

/** The log as it was on return after days away; undefined once the reminder is answered. Outlives the dashboard. */
const unansweredReturn = createStore<BackupLog | undefined>(undefined)

/** Whether a backup is due, and a function that puts the reminder off. Also records this visit. */
export function useReminder() {
  const log = useStored(backupLog)
  const note = useSave(backupLog)
  const [now] = useState(() => new Date())
  const [returned] = useState(() => unansweredReturn.get() ?? log)
  // Keep the previous visit after this one is recorded, until a backup answers the reminder.
  const { visitedAt } = log.backedUpAt === returned.backedUpAt ? returned : log
  const deletesUnvisited = deletesUnvisitedSites()
  const reason = reminderReason({ log: { ...log, visitedAt }, now, deletesUnvisited })

  useEffect(
    () => unansweredReturn.set(reason === 'away' ? returned : undefined),
    [reason, returned],
  )

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
 * Whether this is Safari or another WebKit browser, running as a page and not from the Home Screen: there, a site's
 * storage may be deleted after days without a visit. No feature reveals this, so WebKit is recognized by the vendor
 * that Safari and every browser on iOS report.
 */
function deletesUnvisitedSites(): boolean {
  const isSafari = navigator.vendor.startsWith('Apple')
  return isSafari && !matchMedia('(display-mode: standalone)').matches
}
