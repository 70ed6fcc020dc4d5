import { useState } from 'react'
import { formName, readDraft } from '@/engine/form/drafts'
import { OrphanedDrafts } from '@/engine/form/OrphanedDrafts'
import { useStored } from '@/engine/store/use-stored'
import { Failure } from '@/engine/ui/Failure'
import { UndoNotice } from '@/engine/ui/UndoNotice'
import { useFocusTarget } from '@/engine/ui/use-focus-target'
import { currentMove, moves, type MoveRecord } from '@/schemas/my-move/move'
import { ChangeMove } from './ChangeMove'
import { CurrentMove } from './CurrentMove'
import { EarlierMoves } from './EarlierMoves'
import { moveForm } from './MoveForm'
import { MoveHead } from './MoveHead'
import { NewMove } from './NewMove'
import { NoMove } from './NoMove'
import { SeveralPlanned } from './SeveralPlanned'
import { useMoveChange } from './use-move-change'

/** Which form is open: that of the first move, of the next one, or of the dates of this one. */
type OpenForm = 'first' | 'next' | 'change'

/** One report date, and the plan that follows from it. */
export default function MovePage() {
  const known = useStored(moves)
  const move = currentMove(known)
  const change = useMoveChange()
  const [scope, focus] = useFocusTarget()
  const [opened, open] = useState(() => formLeftOpen(move))
  /** The id of the move whose dates the form changes. */
  const [toChange, setToChange] = useState(move?.id)
  /** The id of the move that the next one ends: the user was asked. */
  const [toEnd, setToEnd] = useState<string>()
  const openChange = () => {
    setToChange(move?.id)
    open('change')
  }
  // It then stays until it has said that it is saved, although the move is known before.
  if (known.length === 0 && opened !== 'first') open('first')
  // Storage that was erased may be brought back, and the move with it.
  else if (opened !== 'change' && formLeftOpen(move) === 'change') openChange()
  // Its move may have ended in another tab, which may have started another one.
  const form = opened === 'change' && move?.id !== toChange ? undefined : opened
  const isStarting = form === 'first' || form === 'next'
  // It has them beside it.
  const isPlanShown = move !== undefined && !form
  const refocus = () => focus(undefined)
  const close = () => {
    open(undefined)
    refocus()
  }
  const start = () => {
    setToEnd(move?.id)
    open('next')
  }
  return (
    // Not a grid, whose areas limit how far a sticky alert moves.
    <section ref={scope} className="space-y-5">
      <MoveHead
        move={isStarting ? undefined : move}
        isFormOpen={form !== undefined}
        canPrint={!form || form === 'first'}
        onChange={openChange}
      />
      <Failure message={change.failure} />
      <OrphanedDrafts
        prefix={formName(moves.key, '')}
        fields={moves.fields}
        formExists={(form) => form === moveForm() || form === moveForm(move)}
        onDiscarded={refocus}
      />
      {!form && (
        <SeveralPlanned
          planned={known.filter(({ status }) => status === 'planned')}
          change={change}
          onKept={refocus}
        />
      )}
      {change.message && !form && (
        <UndoNotice
          message={change.message}
          undoLabel={`Undo: ${change.message}`}
          onUndo={() => void change.undo().then(refocus)}
          onDismiss={() => {
            change.dismiss()
            refocus()
          }}
        />
      )}
      {isStarting ? (
        <NewMove
          title={form === 'next' ? 'The Next Move' : undefined}
          toEnd={toEnd}
          change={change}
          onSaved={close}
          onCancel={known.length > 0 ? close : undefined}
        />
      ) : !move ? (
        <NoMove onStart={start} />
      ) : form === 'change' ? (
        <ChangeMove key={move.id} move={move} change={change} onClose={close} />
      ) : (
        <CurrentMove key={move.id} move={move} change={change} onStart={start} onEnded={refocus} />
      )}
      {!isPlanShown && <EarlierMoves current={move} />}
    </section>
  )
}

/** Who left with unsaved dates comes back to them. */
function formLeftOpen(move: MoveRecord | undefined): OpenForm | undefined {
  if (readDraft(moveForm()) !== undefined) return 'next'
  return move && readDraft(moveForm(move)) !== undefined ? 'change' : undefined
}
