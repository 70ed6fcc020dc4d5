import { formName } from '@/engine/form/drafts'
import { EntryForm } from '@/engine/form/EntryForm'
import type { FormEntry } from '@/engine/form/form-entry'
import { useFormId } from '@/engine/form/use-form-id'
import { pickFields } from '@/engine/model/field'
import { initialValues } from '@/engine/model/field-defaults'
import { newId } from '@/engine/store/records'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { Card } from '@/engine/ui/Card'
import { changedMove, moves, type MoveRecord } from '@/schemas/my-move/move'

/** The one date that a plan needs. */
const needed = ['reportDate'] as const

/** Optional fields, which improve a plan. Two fit in a row, so fields that belong together are adjacent. */
const others = [
  'ordersDate',
  'packOutDate',
  'departDate',
  'from',
  'to',
  'fromPlace',
  'toPlace',
] as const

/** The name of the form for a move, or for a new one. */
export const moveForm = (move?: MoveRecord): string => formName(moves.key, move?.id ?? 'new')

interface Props {
  /** Gets the focus when the form opens. Left out if the form is the whole page. */
  title?: string | undefined
  /** The move to change. If left out, the form is for a new one. */
  move?: MoveRecord
  /** Saves the entered values under the id of the move. Rejects with a SaveError. */
  save: (entry: FormEntry, id: string) => Promise<void>
  onSaved: () => void
  /** Left out if there is nothing to go back to. */
  onCancel?: (() => void) | undefined
}

/** The form of a move. */
export function MoveForm({ title, move, save, onSaved, onCancel }: Props) {
  const repository = useRepository()
  const name = moveForm(move)
  const id = useFormId(name, move, () => newId(repository.load(moves)))
  return (
    <Card className="max-w-3xl">
      <EntryForm
        name={name}
        model={move ? changedMove(move) : moves}
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
