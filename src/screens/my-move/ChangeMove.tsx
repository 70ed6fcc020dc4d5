import { useRef, useState } from 'react'
import { dropDraft, keepDraft } from '@/engine/form/drafts'
import type { FormEntry } from '@/engine/form/form-entry'
import { pickFields, type Scalars } from '@/engine/model/field'
import { moves, type MoveRecord } from '@/schemas/my-move/move'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { ChangePreview } from './ChangePreview'
import { changeEntries, valuesOf, withChanges } from './lifecycle/entries'
import { MoveForm, moveForm } from './MoveForm'
import { dateLines } from './plan/change-lines'
import { useChangeLines } from './use-change-lines'
import type { MoveChange } from './use-move-change'

interface Props {
  move: MoveRecord
  change: MoveChange
  onClose: () => void
}

const SAVED_MESSAGE = 'Your dates and plan are updated.'

/** Changes the dates or places of a move. If the plan changes, a preview is shown before anything is saved. */
export function ChangeMove({ move, change, onClose }: Props) {
  const repository = useRepository()
  const linesOf = useChangeLines(move)
  /** The submitted changes that the user has yet to confirm. */
  const unconfirmed = useRef<Scalars>(undefined)
  const [proposed, setProposed] = useState<Scalars>()

  const save = async (entry: FormEntry) => {
    const stored = repository.load(moves).find(({ id }) => id === move.id) ?? move
    const changes = entry.changes(valuesOf(stored))
    unconfirmed.current = linesOf(changes).length > 0 ? changes : undefined
    if (unconfirmed.current) return
    await change.make((data) => changeEntries(data, move.id, changes), SAVED_MESSAGE)
  }
  const saved = () => {
    const changes = unconfirmed.current
    if (!changes) return onClose()
    // Nothing is saved yet. The draft keeps the entered values if the user reloads or leaves the page.
    keepDraft(moveForm(move), changes, {
      opened: pickFields(valuesOf(move), Object.keys(changes)),
    })
    setProposed(changes)
  }
  const apply = async (changes: Scalars) => {
    const isMade = await change.attempt(
      (data) => changeEntries(data, move.id, changes),
      SAVED_MESSAGE,
    )
    if (!isMade) return
    dropDraft(moveForm(move))
    onClose()
  }

  if (!proposed) {
    return (
      <MoveForm title="Change a Date" move={move} save={save} onSaved={saved} onCancel={onClose} />
    )
  }
  return (
    <ChangePreview
      dates={dateLines(move, withChanges(move, proposed))}
      lines={linesOf(proposed)}
      onApply={() => void apply(proposed)}
      onBack={() => setProposed(undefined)}
    />
  )
}
