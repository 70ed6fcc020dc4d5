import { Suspense } from 'react'
import { canSaveAs } from '@/engine/save-text-as'
import { lazyPart } from '@/engine/ui/lazy-part'
import { useReminder } from './use-reminder'

// Without its code it can wait for the next visit.
const ReminderNotice = lazyPart(
  () => import('./ReminderNotice'),
  () => null,
)

/** With the save dialog's own button, a narrow phone has one row more. */
const room = `min-h-68 sm:min-h-42 ${canSaveAs() ? 'max-[374px]:min-h-82' : ''}`

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
