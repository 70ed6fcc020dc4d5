import { Suspense } from 'react'
import { lazyPart } from '@/engine/ui/lazy-part'
import { useReminder } from './use-reminder'

// Without its code it can wait for the next visit.
const ReminderNotice = lazyPart(
  () => import('./ReminderNotice'),
  () => null,
)

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
