import { Link } from 'wouter'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { Button } from '@/engine/ui/Button'
import { buttonClass } from '@/engine/ui/button-class'
import { Notice } from '@/engine/ui/Notice'
import type { useRestore } from './use-restore'

/** A notice that data was restored, with a button that undoes it. Renders nothing if there is nothing to undo. */
export function UndoRestore({ restore }: { restore: ReturnType<typeof useRestore> }) {
  const repository = useRepository()
  if (!restore.last) return null
  const { isHalfDone, isPageOnly } = restore.last
  return (
    <div className="mt-4">
      <Notice tone={isHalfDone ? 'warning' : 'success'} role="status">
        <p>{isHalfDone ? 'The restore stopped before it was done.' : 'Your data was restored.'}</p>
        <p className="mt-1">
          Undo puts back what was here before the last restore. It also undoes any changes you made
          since then
          <span>
            {repository.mirror.isWorking() && !isHalfDone && !isPageOnly
              ? '.'
              : ', and it works until you close this tab.'}
          </span>
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Link href="/app" className={buttonClass()}>
            Open Dashboard
          </Link>
          <Button variant="secondary" onClick={() => void restore.undo()}>
            Undo the Restore
          </Button>
        </div>
      </Notice>
    </div>
  )
}
