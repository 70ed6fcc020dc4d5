import { useAttempt } from '@/engine/store/use-attempt'
import { Button } from '@/engine/ui/Button'
import { Failure } from '@/engine/ui/Failure'
import { focusTitle } from '@/engine/ui/focus-title'
import { Notice } from '@/engine/ui/Notice'
import type { BackupLog } from '@/schemas/backup-log'
import { BackupOffer } from './BackupOffer'
import { sinceLastBackup } from './since-last-backup'
import type { Reason } from './reminder'

interface Props {
  reason: Reason
  log: BackupLog
  deletesUnvisited: boolean
  putOff: () => Promise<unknown>
}

const leads: Record<Reason, string> = {
  changes: 'You have added a lot.',
  days: 'It has been a while.',
  away: 'Good to see you again.',
}

/** Asks for a backup, says why, and takes "not now" for an answer. */
export default function ReminderNotice({ reason, log, deletesUnvisited, putOff }: Props) {
  const { failure, attempt } = useAttempt()
  return (
    <section aria-labelledby="backup-reminder">
      <Notice>
        <h2 id="backup-reminder" className="text-lg font-bold">
          Time for a Backup
        </h2>
        <p className="mt-1 max-w-prose">
          {leads[reason]} {sinceLastBackup(log)} Your data is in this browser only, so keep a copy
          in a safe place.
        </p>
        {deletesUnvisited && (
          <p className="mt-2 max-w-prose">
            Safari may erase a site’s data after about a week without a visit. It keeps the data of
            sites on your Home Screen: tap Share, then Add to Home Screen.
          </p>
        )}
        <div className="mt-3">
          <BackupOffer variant="primary" onNoted={focusTitle}>
            <Button
              variant="quiet"
              onClick={() => void attempt(putOff).then((isDone) => isDone && focusTitle())}
            >
              Not Now
            </Button>
          </BackupOffer>
        </div>
        <Failure message={failure} />
      </Notice>
    </section>
  )
}
