import { useAttempt } from '@/engine/store/use-attempt'
import { Button } from '@/engine/ui/Button'
import { Disclosure, Summary } from '@/engine/ui/Disclosure'
import { Failure } from '@/engine/ui/Failure'
import { focusTitle } from '@/engine/ui/focus-title'
import type { BackupLog } from '@/schemas/account/backup-log'
import { BackupQuestion } from './BackupQuestion'
import { sinceLastBackup } from './since-last-backup'
import type { Reason } from './reminder'
import { useBackup } from './use-backup'

interface Props {
  reason: Reason
  log: BackupLog
  deletesUnvisited: boolean
  putOff: (reason: Reason) => Promise<unknown>
}

const leads: Record<Reason, string> = {
  changes: 'You have added a lot.',
  days: 'It has been a while.',
  away: 'Good to see you again.',
  first: 'You saved your first record.',
}

/** Asks for a backup in one line, with the reason in a disclosure. The user can put it off. */
export default function ReminderNotice({ reason, log, deletesUnvisited, putOff }: Props) {
  const { failure, attempt } = useAttempt()
  const backup = useBackup(focusTitle)
  return (
    <section
      aria-labelledby="backup-reminder"
      className="ground-edge rounded bg-accent-soft px-3 py-1"
    >
      <div className="flex flex-wrap items-start gap-x-1">
        <Disclosure className="flex-auto open:basis-full" printsAsLeft>
          <Summary look="words" className="py-2.5">
            <h2 id="backup-reminder" className="inline text-base font-bold">
              Time for a Backup
            </h2>
          </Summary>
          <p className="max-w-prose pb-2">
            <span>{`${leads[reason]} ${sinceLastBackup(log)}`}</span> Your data is in this browser
            only, so keep a copy in a safe place.
          </p>
          {deletesUnvisited && (
            <p className="max-w-prose pb-2">
              Safari may erase a site’s data after about a week without a visit. It keeps the data
              of sites on your Home Screen: tap Share, then Add to Home Screen.
            </p>
          )}
        </Disclosure>
        <Button variant="quiet" className="px-2!" onClick={backup.download}>
          Back Up
        </Button>
        <Button
          variant="quiet"
          className="px-2!"
          onClick={() =>
            void attempt(() => putOff(reason)).then((isDone) => isDone && focusTitle())
          }
        >
          Not Now
        </Button>
      </div>
      <BackupQuestion backup={backup} />
      <Failure message={failure} />
    </section>
  )
}
