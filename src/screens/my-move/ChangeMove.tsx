import { useRef, useState } from 'react'
import { dropDraft, keepDraft } from '@/engine/form/drafts'
import type { FormEntry } from '@/engine/form/form-entry'
import { pickFields, type Scalars } from '@/engine/model/field'
import { isSame } from '@/engine/model/is-same'
import { moves, type MoveRecord } from '@/schemas/my-move/move'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { ChangePreview } from './ChangePreview'
import { applyFormChanges, valuesOf, withChanges } from './lifecycle/change-move'
import { MoveForm, moveForm } from './MoveForm'
import { dateLines } from './plan/change-lines'
import { useChangeLines } from './use-change-lines'
import type { MoveChange } from './use-move-change'

interface Props {
  move: MoveRecord
  change: MoveChange
  onClose: () => void
}

/** What was submitted, and the stored values for which it was checked. */
interface Proposal {
  changes: Scalars
  from: Scalars
}

const SAVED_MESSAGE = 'Your dates and plan are updated.'

/** Changes the dates or places of a move. If the plan changes, a preview is shown before anything is saved. */
export function ChangeMove({ move, change, onClose }: Props) {
  const repository = useRepository()
  const linesOf = useChangeLines(move)
  /** What the user has yet to confirm. */
  const unconfirmed = useRef<Proposal>(undefined)
  const [proposed, setProposed] = useState<Proposal>()

  const storedValues = () =>
    valuesOf(repository.load(moves).find(({ id }) => id === move.id) ?? move)
  const save = async (entry: FormEntry) => {
    const from = storedValues()
    const changes = entry.changes(from)
    unconfirmed.current = linesOf(changes).length > 0 ? { changes, from } : undefined
    if (unconfirmed.current) return
    await change.make((data) => applyFormChanges(data, move.id, changes, from), SAVED_MESSAGE)
  }
  const saved = () => {
    const proposal = unconfirmed.current
    if (!proposal) return onClose()
    const { changes, from } = proposal
    // Nothing is saved yet. The draft keeps the entered values if the user reloads or leaves the page.
    keepDraft(moveForm(move), changes, { opened: pickFields(from, Object.keys(changes)) })
    setProposed(proposal)
  }
  const apply = async ({ changes, from }: Proposal) => {
    const isMade = await change.attempt(
      (data) => applyFormChanges(data, move.id, changes, from),
      SAVED_MESSAGE,
    )
    if (!isMade) {
      // Only the form can check the new dates with those of another tab.
      if (!isSame(storedValues(), from)) setProposed(undefined)
      return
    }
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
      form={moveForm(move)}
      dates={dateLines(move, withChanges(move, proposed.changes))}
      lines={linesOf(proposed.changes)}
      onApply={() => void apply(proposed)}
      onBack={() => setProposed(undefined)}
    />
  )
}
