import { useState } from 'react'
import { draftOrigin, formName } from '@/engine/form/drafts'
import { EntryForm } from '@/engine/form/EntryForm'
import type { FormEntry } from '@/engine/form/form-entry'
import { pickFields } from '@/engine/model/field'
import { initialValues } from '@/engine/model/field-defaults'
import { newId } from '@/engine/store/records'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { Card } from '@/engine/ui/Card'
import { moves, type MoveRecord } from '@/schemas/my-move/move'

/** The one date that a plan needs. */
const needed = ['reportDate'] as const

/** What makes a plan better. Two stand in a row: what belongs together does. */
const others = [
  'ordersDate',
  'packOutDate',
  'departDate',
  'from',
  'to',
  'fromPlace',
  'toPlace',
] as const

/** The name of the form of a move, or of the next one. */
export const moveForm = (move?: MoveRecord): string => formName(moves.key, move?.id ?? 'new')

interface Props {
  /** Takes the focus as the form opens; none where the page itself is the form. */
  title?: string | undefined
  /** The move to change; the next one when left out. */
  move?: MoveRecord
  /** Takes what was entered, with the id of the move. Rejects with a SaveError. */
  save: (entry: FormEntry, id: string) => Promise<void>
  onSaved: () => void
  /** None where there is nothing to go back to. */
  onCancel?: (() => void) | undefined
}

/** The form of a move. */
export function MoveForm({ title, move, save, onSaved, onCancel }: Props) {
  const repository = useRepository()
  const name = moveForm(move)
  // Given now and kept with what is typed: who saves again, or in a copy of this tab, starts no second move.
  const [id] = useState(() => move?.id ?? draftOrigin(name).newId ?? newId(repository.load(moves)))
  return (
    <Card className="max-w-3xl">
      <EntryForm
        name={name}
        model={moves}
        fields={move ? [...needed, ...others] : needed}
        more={move ? undefined : { title: 'More Dates and Places', fields: others }}
        {...(title !== undefined && { title })}
        level={2}
        initial={pickFields({ ...initialValues(moves), ...move }, Object.keys(moves.fields))}
        newId={move ? undefined : id}
        save={(entry) => save(entry, id)}
        onSaved={onSaved}
        saveLabel="Save Move"
        {...(onCancel && { onCancel })}
      />
    </Card>
  )
}
