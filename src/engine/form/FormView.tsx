import { useState, type ReactNode } from 'react'
import { useRepository } from '../store/RepositoryProvider'
import { newId } from '../store/records'
import { useSave } from '../store/use-save'
import type { AnyEntity, AnyRecord } from '../model/entity'
import { pickFields, type Scalars } from '../model/field'
import { initialValues } from '../model/field-defaults'
import { announce } from '../ui/announcer'
import { Card } from '../ui/Card'
import { draftOrigin, formName } from './drafts'
import { EntryForm, type FormNotice, type MoreFields } from './EntryForm'
import type { FormEntry } from './form-entry'
import { saveEntry } from './save-entry'

interface Props {
  entity: AnyEntity
  /** The order of the fields. */
  fields: readonly string[]
  more?: MoreFields | undefined
  /** What follows the things that are typed. */
  notices?: readonly FormNotice[] | undefined
  title: string
  /** The record to edit; a new one when left out. */
  record?: AnyRecord | undefined
  /** What is chosen already in the form of a new one. */
  chosen?: Scalars
  /** Whether the record was deleted elsewhere since the form opened; a save that finds out sets it too. */
  isGone?: boolean
  /** Called with the record's id once it is on disk. */
  onSaved: (id: string) => void
  onCancel: () => void
  /** Further ways on, beside the buttons. */
  children?: ReactNode
}

/** Shown here only: no other place can save its text as a new record. Another tab or cleared data can be the cause. */
const DELETED =
  'This was deleted elsewhere while you were editing it. You can save what is here as a new one.'

/** The form of one record of a list: adds a new one, or edits one that is there. */
export default function FormView({ entity, record, isGone = false, ...props }: Props) {
  const repository = useRepository()
  const change = useSave(entity)
  const name = formName(entity.key, record?.id ?? 'new')
  // Given now and kept with what is typed: who saves again, or in a copy of this tab, makes no second one.
  const [id] = useState(
    () => record?.id ?? draftOrigin(name).newId ?? newId(repository.load(entity)),
  )
  const held = { ...initialValues(entity), ...(record ?? props.chosen) }

  const save = async (entry: FormEntry) => {
    // One that was deleted comes back under its id: then Undo finds it there.
    const missing = !record ? 'add' : isGone ? record : 'refuse'
    await change(saveEntry({ entity, id, entry, missing }))
    announce(`Saved ${entity.describe(entry.values)}.`, 'Saved')
  }

  return (
    <Card>
      <EntryForm
        name={name}
        described={entity}
        fields={props.fields}
        more={props.more}
        notices={props.notices}
        title={props.title}
        initial={pickFields(held, Object.keys(entity.fields))}
        newId={record ? undefined : id}
        save={save}
        onSaved={() => props.onSaved(id)}
        saveLabel={isGone ? 'Save as new' : 'Save'}
        warning={isGone ? DELETED : undefined}
        onCancel={props.onCancel}
      >
        {props.children}
      </EntryForm>
    </Card>
  )
}
