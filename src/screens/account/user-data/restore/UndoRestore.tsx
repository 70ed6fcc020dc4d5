import { Link } from 'wouter'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { Button } from '@/engine/ui/Button'
import { buttonClass } from '@/engine/ui/button-class'
import { Notice } from '@/engine/ui/Notice'
import { formatMoment } from '../format-moment'
import type { useRestore } from './use-restore'

/** A notice that data was restored, with a button that undoes it. Renders nothing if there is nothing to undo. */
export function UndoRestore({ restore }: { restore: ReturnType<typeof useRestore> }) {
  const repository = useRepository()
  if (!restore.last) return null
  const { isHalfDone, restoredAt } = restore.last
  const isFinal = !repository.mirror.isWorking()
  const isPageOnly = restore.last.isPageOnly || isHalfDone || isFinal
  return (
    <div className="mt-4">
      <Notice tone={isHalfDone ? 'warning' : 'success'} role="status">
        <p>{isHalfDone ? 'The restore stopped before it was done.' : 'Your data was restored.'}</p>
        <p className="mt-1">
          <span>{`Undo puts back what was here before the last restore, as it was on ${formatMoment(restoredAt)}. `}</span>
          It also undoes changes made since then in the lists and forms that the restore changed.
          {isPageOnly && (
            <span>{` Undo works until you close or reload this page${isFinal ? ', and cannot be taken back' : ''}.`}</span>
          )}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Link href="/app" className={buttonClass()}>
            Go to the Command Center
          </Link>
          <Button variant="secondary" onClick={() => void restore.undo()}>
            Undo the Restore
          </Button>
        </div>
      </Notice>
    </div>
  )
}
