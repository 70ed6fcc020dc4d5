import { lazy, Suspense } from 'react'
import { useReminder } from './use-reminder'

const ReminderNotice = lazy(() => import('./ReminderNotice'))

/** A gentle word on the dashboard when a backup is due; nothing until then. */
export function BackupReminder() {
  const { reason, ...rest } = useReminder()
  if (!reason) return null
  return (
    <Suspense>
      <ReminderNotice reason={reason} {...rest} />
    </Suspense>
  )
}
