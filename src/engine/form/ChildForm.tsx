import { useState } from 'react'
import { childValues } from '../model/child-list'
import type { AnyChildList } from '../model/field'
import { pickFields, type Child, type Scalars } from '../model/field'
import { initialValues } from '../model/field-defaults'
import { freeId } from '../model/record-id'
import type { ChildPlace } from '../store/children'
import { useSave } from '../store/use-save'
import { announce } from '../announcer'
import { draftOrigin } from './drafts'
import { EntryForm } from './EntryForm'
import type { FormEntry } from './form-entry'
import { saveChild } from './save-child'

interface Props {
  /** Names the form; what is typed and not saved is kept under it. */
  name: string
  place: ChildPlace
  list: AnyChildList
  title: string
  /** The one to edit; a new one when left out. */
  child?: Child | undefined
  /** What is chosen already in the form of a new one. */
  chosen?: Scalars
  /** The fields that the form shows; all by default. */
  fields?: readonly string[]
  /** The others of the record: a new one gets an id of its own. */
  others: readonly Child[]
  onClose: () => void
}

/** The small form of a record within a record. */
export default function ChildForm(props: Props) {
  const { name, place, list, title, child, chosen, others, onClose } = props
  const change = useSave(place.entity)
  const [id] = useState(
    () =>
      child?.id ??
      draftOrigin(name).newId ??
      freeId(String(Date.now()), new Set(others.map((other) => other.id))),
  )
  const all = Object.keys(list.fields)
  const save = async (entry: FormEntry) => {
    await change(saveChild(place, list, id, entry))
    announce(`Saved ${list.describe(entry.values)}.`, 'Saved')
  }
  return (
    <EntryForm
      name={name}
      model={list}
      fields={props.fields ?? all}
      title={title}
      level={4}
      initial={
        child ? childValues(list, child) : { ...pickFields(initialValues(list), all), ...chosen }
      }
      newId={child ? undefined : id}
      save={save}
      onSaved={onClose}
      saveLabel="Save"
      onCancel={onClose}
    />
  )
}
