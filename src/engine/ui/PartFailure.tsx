import { use, type ReactNode } from 'react'
import { pageStorage } from '../store/storage'
import { BackupAction } from './backup-action'
import { Button } from './Button'
import { Disclosure, Summary } from './Disclosure'
import { ErrorStack } from './ErrorStack'
import { isLoadFailure, messageOf } from './is-load-failure'

interface Props {
  /** A sentence that names what did not open. */
  message: string
  error: unknown
  /** Buttons that may help, such as "Try Again". */
  children?: ReactNode
}

const adviceFor = {
  fault: 'Something went wrong in it; it is not your connection. Nothing you saved was changed.',
  load: 'What you saved is safe. Check your connection and try again.',
}

/** Where the browser denies its storage, what was entered ends with the page. */
const adviceWithoutStorageFor: typeof adviceFor = {
  fault:
    'Something went wrong in it; it is not your connection. Reloading the page clears what you entered.',
  load: 'Check your connection and try again. Reloading the page clears what you entered.',
}

/**
 * The error message of a part of the page that did not open. If the cause is a fault in the code and not a failed
 * load, it also shows the error and offers a backup.
 */
export function PartFailure({ message, error, children }: Props) {
  const downloadBackup = use(BackupAction)
  const isFault = !isLoadFailure(error)
  return (
    <>
      <p>
        <span>{message}</span>{' '}
        <span>
          {
            (pageStorage().isDurable ? adviceFor : adviceWithoutStorageFor)[
              isFault ? 'fault' : 'load'
            ]
          }
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
