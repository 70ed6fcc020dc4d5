import { lazy, Suspense } from 'react'
import { useReminder } from './use-reminder'

const ReminderNotice = lazy(() => import('./ReminderNotice'))

/** A gentle word on the dashboard when a backup is due; nothing until then. */
export function BackupReminder() {
  const { reason, ...rest } = useReminder()
  if (!reason) return null
  return (
    // The room that the notice will take: nothing below it moves when it comes.
    <Suspense fallback={<div className="min-h-68 sm:min-h-42" />}>
      <ReminderNotice reason={reason} {...rest} />
    </Suspense>
  )
}
