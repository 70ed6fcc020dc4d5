import { useRef } from 'react'
import { childValues } from '../model/child-list'
import type { AnyChildList } from '../model/field'
import { pickFields, type Child, type Scalars } from '../model/field'
import { initialValues } from '../model/field-defaults'
import type { ChildPlace } from '../store/children'
import { newChildId } from '../store/records'
import { useSave } from '../store/use-save'
import { announce } from '../announcer'
import { EntryForm } from './EntryForm'
import type { FormEntry } from './form-entry'
import { saveChild } from './save-child'
import { useFormId } from './use-form-id'

interface Props {
  /** Names the form. Its draft is stored under this name. */
  name: string
  place: ChildPlace
  list: AnyChildList
  title: string
  /** The record to edit; left out for a new one. */
  child?: Child | undefined
  /** Whether the child was deleted in another tab since the form opened. */
  isGone?: boolean
  /** Initial values for a new record, besides the defaults. */
  prefilled?: Scalars
  /** The fields that the form shows; all by default. */
  fields?: readonly string[]
  /** The other child records of the same list. The id of a new one must differ from theirs. */
  others: readonly Child[]
  /** Whether the focus stays where it is when the form opens. */
  keepsFocus?: boolean
  /** @param saved what the save has announced; undefined after Cancel */
  onClose: (saved?: string) => void
}

/** The form of a child record. */
export default function ChildForm(props: Props) {
  const { name, place, list, title, child, isGone = false, prefilled, others, onClose } = props
  const change = useSave(place.entity)
  const id = useFormId(name, child, () => newChildId(others))
  const all = Object.keys(list.fields)
  const saved = useRef<string>(undefined)
  const save = async (entry: FormEntry) => {
    // A deleted child gets its old id back, so that Undo finds it.
    const missing = !child ? 'add' : isGone ? child : 'refuse'
    await change(saveChild({ place, list, id, entry, missing }))
    saved.current = `Saved ${list.describe(entry.values)}.`
    announce(saved.current, 'Saved')
  }
  return (
    <EntryForm
      name={name}
      model={list}
      fields={props.fields ?? all}
      title={title}
      level={4}
      keepsFocus={props.keepsFocus}
      initial={
        child ? childValues(list, child) : { ...pickFields(initialValues(list), all), ...prefilled }
      }
      newId={child ? undefined : id}
      save={save}
      onSaved={() => onClose(saved.current)}
      saveLabel="Save"
      isGone={isGone}
      onCancel={() => onClose()}
    />
  )
}
