import { useState } from 'react'
import type { FormEntry } from '@/engine/form/form-entry'
import { startFromForm } from './lifecycle/entries'
import { PlannedAlready } from './lifecycle/planned-already'
import { MoveForm } from './MoveForm'
import type { MoveChange } from './use-move-change'

interface Props {
  /** None where the page itself is the form. */
  title: string | undefined
  /** The id of the move that this one ends, where the person was asked. */
  toEnd: string | undefined
  change: MoveChange
  onSaved: () => void
  onCancel?: (() => void) | undefined
}

const SAID = 'Your move and its plan are saved.'

/** The form of the first move, or of the next one. */
export function NewMove({ title, toEnd, change, onSaved, onCancel }: Props) {
  /** Who saves once more has read which move that ends. */
  const [agreed, setAgreed] = useState(toEnd)

  const save = async (entry: FormEntry, id: string) => {
    try {
      await change.make((data) => startFromForm(data, entry, id, agreed), SAID)
    } catch (error) {
      if (error instanceof PlannedAlready) setAgreed(error.move.id)
      throw error
    }
  }
  return <MoveForm title={title} save={save} onSaved={onSaved} onCancel={onCancel} />
}
