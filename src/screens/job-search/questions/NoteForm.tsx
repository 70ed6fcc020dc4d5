import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { announce } from '@/engine/announcer'
import { EntryForm } from '@/engine/form/EntryForm'
import type { FormEntry } from '@/engine/form/form-entry'
import type { FormModel } from '@/engine/model/field-defaults'
import { useSave } from '@/engine/store/use-save'
import { Card } from '@/engine/ui/Card'
import { interviewNotes, noteOn, noteText, setNote } from '@/schemas/job-search/interview-notes'

/** The form has one field. */
const model: FormModel = {
  schema: z.object({ text: noteText() }),
  fields: { text: { label: 'Your notes', input: 'textarea' } },
}

interface Props {
  /** The id of the question that the note is about. */
  id: string
  /** Names the form. Its draft is stored under this name. */
  name: string
  note: string
  /** Whether the user has just opened the form. */
  takesFocus: boolean
  onClose: () => void
}

/** The form of one note. Saving a blank text removes the note. */
export default function NoteForm({ id, name, note, takesFocus, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('textarea')?.focus()
  }, [takesFocus])
  const change = useSave(interviewNotes)
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
