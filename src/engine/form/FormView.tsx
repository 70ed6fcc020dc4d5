import type { ReactNode } from 'react'
import { useRepository } from '../store/RepositoryProvider'
import { newId } from '../store/records'
import { useSave } from '../store/use-save'
import type { AnyEntity, AnyRecord } from '../model/entity'
import { pickFields, type Scalars } from '../model/field'
import { initialValues } from '../model/field-defaults'
import { announce } from '../announcer'
import { Card } from '../ui/Card'
import { formName } from './drafts'
import { EntryForm, type FormNotice, type MoreFields } from './EntryForm'
import type { FormEntry } from './form-entry'
import { saveEntry } from './save-entry'
import { useFormId } from './use-form-id'

interface Props {
  entity: AnyEntity
  /** The order of the fields. */
  fields: readonly string[]
  more?: MoreFields | undefined
  /** Shown below a field. Rerenders as the user types. */
  notices?: readonly FormNotice[] | undefined
  title: string
  /** The record to edit. Leave it out to add one. */
  record?: AnyRecord | undefined
  /** Values that a new record starts with. */
  prefilled?: Scalars
  /** Whether the record was deleted in another tab, or with all data, since the form opened. */
  isGone?: boolean
  /** Called with the record's id once it is stored. */
  onSaved: (id: string) => void
  onCancel: () => void
  /** More buttons. */
  children?: ReactNode
}

/** The form of one record of a list. It adds a new record or edits an existing one. */
export default function FormView({ entity, record, isGone = false, ...props }: Props) {
  const repository = useRepository()
  const change = useSave(entity)
  const name = formName(entity.key, record?.id ?? 'new')
  const id = useFormId(name, record, () => newId(repository.load(entity)))
  const held = { ...initialValues(entity), ...(record ?? props.prefilled) }

  const save = async (entry: FormEntry) => {
    // A deleted record gets its old id back, so that Undo finds it.
    const missing = !record ? 'add' : isGone ? record : 'refuse'
    await change(saveEntry({ entity, id, entry, missing }))
    announce(`Saved ${entity.describe(entry.values)}.`, 'Saved')
  }

  return (
    <Card>
      <EntryForm
        name={name}
        model={entity}
        fields={props.fields}
        more={props.more}
        notices={props.notices}
        title={props.title}
        initial={pickFields(held, Object.keys(entity.fields))}
        newId={record ? undefined : id}
        save={save}
        onSaved={() => props.onSaved(id)}
        saveLabel="Save"
        isGone={isGone}
        onCancel={props.onCancel}
      >
        {props.children}
      </EntryForm>
    </Card>
  )
}
