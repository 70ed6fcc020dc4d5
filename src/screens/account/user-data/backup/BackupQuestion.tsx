import { useId } from 'react'
import { Button } from '@/engine/ui/Button'
import { Notice } from '@/engine/ui/Notice'
import type { useBackup } from './use-backup'

/** Asks whether a download arrived, because browsers do not report it. Also says if that could not be recorded. */
export function BackupQuestion({ backup }: { backup: ReturnType<typeof useBackup> }) {
  const question = useId()
  const { downloaded, hasNoteFailed } = backup
  return (
    // Always rendered, because screen readers announce only changes to a live region that exists already.
    <div role="status">
      {hasNoteFailed && (
        <p className="mt-4">
          Your file is fine. This browser could not record it, so it may remind you again.
        </p>
      )}
      {downloaded && (
        <div role="group" aria-labelledby={question} className="mt-4">
          <Notice tone="neutral">
            {/* A new element for each download, so that the repeated question is announced again. */}
            <div key={downloaded.times}>
              {downloaded.isInstead && (
                <p>The file could not be saved there, so it was downloaded instead.</p>
              )}
              <p id={question} className="font-semibold">
                Did the file arrive?
              </p>
              <p className="break-words">{`Look for ${downloaded.name} in your downloads.`}</p>
              {downloaded.times > 1 && (
                <p>
                  If it does not show up, check that your browser lets this site download files.
                </p>
              )}
            </div>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button variant="secondary" onClick={backup.hasArrived}>
                Yes
              </Button>
              <Button variant="secondary" onClick={downloaded.again}>
                No, Try Again
              </Button>
            </div>
          </Notice>
        </div>
      )}
    </div>
  )
}
