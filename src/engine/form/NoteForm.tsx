import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { EntryForm } from './EntryForm'
import type { FormEntry } from './form-entry'
import type { StoredDocument } from '../model/document'
import type { FormModel } from '../model/field-defaults'
import { noteOn, noteText, setNote, type Notes } from '../model/notes'
import { useSave } from '../store/use-save'
import { announce } from '../announcer'
import { Card } from '../ui/Card'

/** The form has one field. */
const model: FormModel = {
  schema: z.object({ text: noteText() }),
  fields: { text: { label: 'Your notes', input: 'textarea' } },
}

interface Props {
  stored: StoredDocument<Notes>
  /** The id of what the note is about. */
  id: string
  /** Names the form. Its draft is stored under this name. */
  name: string
  note: string
  /** Whether the user has just opened the form. */
  takesFocus: boolean
  onClose: () => void
}

/** The form of one note. Saving a blank text removes the note. */
export default function NoteForm({ stored, id, name, note, takesFocus, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('textarea')?.focus()
  }, [takesFocus])
  const change = useSave(stored)
  const save = async (entry: FormEntry) => {
    await change((notes) => {
      const { text } = entry.changes({ text: noteOn(notes, id) })
      return typeof text === 'string' ? setNote(notes, id, text) : notes
    })
    announce('Saved your notes.', 'Saved')
  }
  return (
    <Card ref={box} data-no-print>
      <EntryForm
        name={name}
        model={model}
        fields={['text']}
        initial={{ text: note }}
        save={save}
        onSaved={onClose}
        saveLabel="Save"
        onCancel={onClose}
      />
    </Card>
  )
}
