import { startTransition, useState } from 'react'
import { formName, readDraft } from '@/engine/form/drafts'
import { isolate } from '@/engine/isolate'
import { useChange } from '@/engine/store/use-change'
import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import { Failure } from '@/engine/ui/Failure'
import { lazyPart } from '@/engine/ui/lazy-part'
import { UndoNotice } from '@/engine/ui/UndoNotice'
import { useFocusTarget } from '@/engine/ui/use-focus-target'
import {
  boardCorrections,
  correctionOf,
  setCorrection,
  type BoardCorrection,
} from '@/schemas/licensing/board-corrections'
import { BoardLines, FinderLink } from './BoardLines'
import type { ShownBoard } from './boards-of'

const CorrectionForm = lazyPart(() => import('./CorrectionForm'))

/** A board: its name, how to reach it, what that is based on, and a form to correct it. */
export function BoardSection({ board }: { board: ShownBoard }) {
  const { id, name, site, phone, basis, isNamed, isShared, isWritten } = board
  const form = formName(boardCorrections.key, id)
  // Open at first if the form has unsaved text.
  const [isEditing, setEditing] = useState(() => !isShared && readDraft(form) !== undefined)
  const [removed, setRemoved] = useState<BoardCorrection>()
  const own = correctionOf(useStored(boardCorrections), id)
  const { failure, change } = useChange(boardCorrections)
  const [scope, focus] = useFocusTarget()
  const close = () => {
    setEditing(false)
    focus(undefined)
  }
  const remove = async () => {
    focus(undefined)
    const written = await change(
      (all) => setCorrection(all, id, undefined),
      'Your entry is removed.',
    )
    // Another tab may have changed it since it was rendered.
    if (written) setRemoved(correctionOf(written.before, id))
  }
  const undo = async () => {
    focus(undefined)
    // An entry that was made since then stays.
    const written = await change(
      (all) => (correctionOf(all, id) ? all : setCorrection(all, id, removed)),
      'Your entry is back.',
    )
    // If the change was not stored, Undo stays available.
    if (written) setRemoved(undefined)
  }
  return (
    <section ref={scope} aria-label={isolate(name)} className="min-w-0">
      <BoardLines board={board} />
      <p className="max-w-prose text-sm text-muted">{basis}</p>
      {isShared && own && (
        <p className="max-w-prose break-words text-sm text-muted">
          {`Your entry, ${isolate(own.name)}, may be for one of your other licenses. Enter the board’s name in the license itself.`}
        </p>
      )}
      <FinderLink board={board} />
      {removed && !own && (
        <UndoNotice
          message="Your entry is removed."
          undoLabel={`Undo: put your entry for ${isolate(name)} back`}
          onUndo={() => void undo()}
          onDismiss={() => {
            setRemoved(undefined)
            focus(undefined)
          }}
        />
      )}
      <Failure message={failure} />
      {isEditing ? (
        <CorrectionForm
          boardId={id}
          name={form}
          initial={{ name: isNamed ? name : '', site: site ?? '', phone: phone ?? '' }}
          onClose={close}
        />
      ) : (
        <div className="mt-2 flex flex-wrap gap-3" data-no-print>
          {!isShared && !isWritten && (
            <Button
              variant="secondary"
              data-focus-fallback
              aria-label={`Correct This: ${isolate(name)}`}
              // In a transition, the buttons stay until the form has loaded.
              onClick={() => startTransition(() => setEditing(true))}
              onPointerEnter={() => void CorrectionForm.preload().catch(() => undefined)}
            >
              Correct This
            </Button>
          )}
          {own && (
            <Button
              variant="quiet"
              aria-label={`Remove My Entry: ${isolate(name)}`}
              onClick={() => void remove()}
            >
              Remove My Entry
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
