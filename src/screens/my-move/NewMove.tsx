import { useState } from 'react'
import type { FormEntry } from '@/engine/form/form-entry'
import { PlannedAlready, startFromForm } from './lifecycle/change-move'
import { MoveForm } from './MoveForm'
import type { MoveChange } from './use-move-change'

interface Props {
  /** Undefined if the form is the whole page. */
  title: string | undefined
  /** The id of the move that this one ends, if the user has agreed to that. */
  toEnd: string | undefined
  change: MoveChange
  onSaved: () => void
  onCancel?: (() => void) | undefined
}

const SAVED_MESSAGE = 'Your move and its plan are saved.'

/** The form for the first move, or for the next one. */
export function NewMove({ title, toEnd, change, onSaved, onCancel }: Props) {
  /** The id of the move that saving may end. The error names that move, so saving again means agreeing. */
  const [agreed, setAgreed] = useState(toEnd)

  const save = async (entry: FormEntry, id: string) => {
    try {
      await change.make((data) => startFromForm(data, entry, id, agreed), SAVED_MESSAGE)
    } catch (error) {
      if (error instanceof PlannedAlready) setAgreed(error.move.id)
      throw error
    }
  }
  return <MoveForm title={title} save={save} onSaved={onSaved} onCancel={onCancel} />
}
