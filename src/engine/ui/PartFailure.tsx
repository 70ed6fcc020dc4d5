import { use, type ReactNode } from 'react'
import { BackupAction } from './backup-action'
import { Button } from './Button'
import { Disclosure, Summary } from './Disclosure'
import { ErrorStack } from './ErrorStack'
import { isLoadFailure, messageOf } from './is-load-failure'

interface Props {
  /** What did not open, as a sentence. */
  says: string
  error: unknown
  /** Buttons that help. */
  children?: ReactNode
}

/**
 * Says that a part of the page did not open: that its file did not arrive, or that its code has a fault,
 * which can be read then, with a backup at hand.
 */
export function PartFailure({ says, error, children }: Props) {
  const downloadBackup = use(BackupAction)
  const isFault = !isLoadFailure(error)
  return (
    <>
      <p>
        <span>{says}</span>{' '}
        <span>
          {isFault
            ? 'Something went wrong in it; it is not your connection. Nothing you saved was changed.'
            : 'What you saved is safe. Check your connection and try again.'}
        </span>
      </p>
      {(children || (isFault && downloadBackup)) && (
        <div className="mt-3 flex flex-wrap gap-3">
          {children}
          {isFault && downloadBackup && (
            <Button variant="secondary" onClick={downloadBackup}>
              Download a Full Backup
            </Button>
          )}
        </div>
      )}
      {isFault && (
        <Disclosure className="mt-2" printsAsLeft>
          <Summary look="words" className="py-2.5 font-semibold">
            What happened
          </Summary>
          <p className="font-semibold">{messageOf(error)}</p>
          <ErrorStack error={error} />
        </Disclosure>
      )}
    </>
  )
}
