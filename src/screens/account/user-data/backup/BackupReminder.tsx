import { Suspense } from 'react'
import { lazyPart } from '@/engine/ui/lazy-part'
import { useReminder } from './use-reminder'

// If the code does not load, the reminder waits for the next visit.
const ReminderNotice = lazyPart(
  () => import('./ReminderNotice'),
  () => null,
)

/** The height of one line, or of two on the narrowest phones. */
const noticeHeight = 'min-h-13.5 max-[22rem]:min-h-25.5'

/** A reminder on the dashboard when a backup is due; nothing until then. */
export function BackupReminder() {
  const { reason, ...rest } = useReminder()
  if (!reason) return null
  return (
    // Reserves the height of the notice, so that nothing below it moves when it appears.
    <Suspense fallback={<div className={noticeHeight} />}>
      <ReminderNotice reason={reason} {...rest} />
    </Suspense>
  )
}
