import { useState } from 'react'
import { readDraft } from '@/engine/form/drafts'
import { useStored } from '@/engine/store/use-stored'
import { Failure } from '@/engine/ui/Failure'
import { useFocusTarget } from '@/engine/ui/use-focus-target'
import { currentMove, moves } from '@/schemas/move'
import { usePage } from '../pages/use-page'
import { ChangeMove } from './ChangeMove'
import { CurrentMove } from './CurrentMove'
import { EarlierMoves } from './EarlierMoves'
import { moveForm } from './MoveForm'
import { MoveHead } from './MoveHead'
import { NewMove } from './NewMove'
import { NoMove } from './NoMove'
import { UndoNotice } from './UndoNotice'
import { useMoveChange } from './use-move-change'

/** One report date, and the plan that follows from it. */
export default function MovePage() {
  usePage('My Move')
  const known = useStored(moves)
  const move = currentMove(known)
  const change = useMoveChange()
  const [scope, focus] = useFocusTarget()
  // Who left with unsaved dates comes back to them.
  const [isStarting, setIsStarting] = useState(() => readDraft(moveForm()) !== undefined)
  const [isChanging, setIsChanging] = useState(
    () => move !== undefined && readDraft(moveForm(move)) !== undefined,
  )
  const close = () => {
    setIsStarting(false)
    setIsChanging(false)
    focus(undefined)
  }
  const isFirst = known.length === 0
  const isInForm = isStarting || isFirst || (isChanging && move !== undefined)
  return (
    <section ref={scope} className="grid gap-5">
      <MoveHead
        move={isStarting ? undefined : move}
        isFormOpen={isInForm}
        onChange={() => setIsChanging(true)}
      />
      <Failure message={change.failure} />
      {change.said && !isInForm && (
        <UndoNotice
          said={change.said}
          onUndo={() => void change.undo().then(() => focus(undefined))}
          onDismiss={() => {
            change.dismiss()
            focus(undefined)
          }}
        />
      )}
      {isStarting || isFirst ? (
        <NewMove change={change} onSaved={close} onCancel={isFirst ? undefined : close} />
      ) : !move ? (
        <NoMove onStart={() => setIsStarting(true)} />
      ) : isChanging ? (
        <ChangeMove key={move.id} move={move} change={change} onClose={close} />
      ) : (
        <CurrentMove
          key={move.id}
          move={move}
          change={change}
          onStart={() => setIsStarting(true)}
          onEnded={() => focus(undefined)}
        />
      )}
      <EarlierMoves current={move} />
    </section>
  )
}
