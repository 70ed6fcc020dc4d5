import { useState } from 'react'
import { SaveError } from '../store/save-error'
import { addRecord, editRecord } from '../store/records'
import { useSave } from '../store/use-save'
import type { AnyEntity, AnyRecord } from '../model/entity'
import { changedValues, pickFields, type Values } from '../model/field'
import { initialValues } from '../model/field-defaults'
import { announce } from '../ui/announcer'
import { Card } from '../ui/Card'
import { formName } from './drafts'
import { EntryForm } from './EntryForm'

interface Props {
  entity: AnyEntity
  /** The order of the fields. */
  fields: readonly string[]
  title: string
  /** The record to edit; a new one when left out. */
  record?: AnyRecord | undefined
  /** Whether the record was deleted elsewhere since the form opened; a save that finds out sets it too. */
  isGone?: boolean
  /** Called with the record's id once it is on disk. */
  onSaved: (id: string) => void
  onCancel: () => void
}

/** The form of one record of a list: adds a new one, or edits one that is there. */
export default function FormView({ entity, record, isGone = false, ...props }: Props) {
  // As the form opened: what another tab changes meanwhile in other fields is not undone by saving here.
  const [opened] = useState(() => (record ? pickFields(record, Object.keys(entity.fields)) : {}))
  const change = useSave(entity)

  const write = async (values: Values): Promise<string> => {
    if (!record || isGone) return (await change(addRecord(entity, values)))[0]?.id ?? ''
    await change(editRecord(entity, record.id, changedValues(opened, values)))
    return record.id
  }

  const save = async (values: Values) => {
    const id = await write(values)
    announce(`Saved ${entity.describe(values)}.`, 'Saved')
    props.onSaved(id)
  }

  return (
    <Card>
      <EntryForm
        name={formName(entity.key, record?.id ?? 'new')}
        described={entity}
        fields={props.fields}
        title={props.title}
        initial={{ ...initialValues(entity), ...opened }}
        save={save}
        saveLabel={isGone ? 'Save as new' : 'Save'}
        warning={isGone ? new SaveError('gone').message : undefined}
        onCancel={props.onCancel}
      />
    </Card>
  )
}
