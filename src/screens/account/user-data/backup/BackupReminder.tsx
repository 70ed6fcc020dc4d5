import { Suspense } from 'react'
import { lazyPart } from '@/engine/ui/lazy-part'
import { useReminder } from './use-reminder'

// Without its code it can wait for the next visit.
const ReminderNotice = lazyPart(
  () => import('./ReminderNotice'),
  () => null,
)

/** One line, and two on the narrowest phones. */
const room = 'min-h-13.5 max-[22rem]:min-h-25.5'

/** A gentle word on the dashboard when a backup is due; nothing until then. */
export function BackupReminder() {
  const { reason, ...rest } = useReminder()
  if (!reason) return null
  return (
    // The room that the notice will take: nothing below it moves when it comes.
    <Suspense fallback={<div className={room} />}>
      <ReminderNotice reason={reason} {...rest} />
    </Suspense>
  )
}
