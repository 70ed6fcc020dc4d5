import { startTransition, useState } from 'react'
import { formName, readDraft } from '../../form/drafts'
import type { StoredDocument } from '../../model/document'
import type { Notes } from '../../model/notes'
import { Button } from '../../ui/Button'
import { lazyPart } from '../../ui/lazy-part'
import { useFocusTarget } from '../../ui/use-focus-target'

const NoteForm = lazyPart(() => import('../../form/NoteForm'))

interface Props {
  stored: StoredDocument<Notes>
  /** The id of the item that the note is about. */
  id: string
  /** Blank where there is none. */
  note: string
  /** The id of the heading over it. */
  labelledBy: string
}

/** A user's own note about something: its text, or the form to write it. */
export function NoteArea({ stored, id, note, labelledBy }: Props) {
  const form = formName(stored.key, id)
  // A user who left with unsaved text comes back to it.
  const [isEditing, setEditing] = useState(() => readDraft(form) !== undefined)
  const [isAsked, setAsked] = useState(false)
  const [scope, focus] = useFocusTarget()
  const open = () =>
    // Keep the current content until the form has loaded.
    startTransition(() => {
      setEditing(true)
      setAsked(true)
    })
  const close = () => {
    setEditing(false)
    focus(undefined)
  }
  return (
    <section ref={scope} role="group" aria-labelledby={labelledBy} className="mt-3">
      {isEditing ? (
        <NoteForm
          stored={stored}
          id={id}
          name={form}
          note={note}
          takesFocus={isAsked}
          onClose={close}
        />
      ) : (
        <>
          {note && (
            <>
              <h4 className="text-sm font-bold text-muted">Your notes</h4>
              <p dir="auto" className="max-w-prose whitespace-pre-wrap break-words">
                {note}
              </p>
            </>
          )}
          <Button
            variant="secondary"
            className="mt-2"
            data-focus-fallback
            data-no-print
            onClick={open}
            onPointerEnter={() => void NoteForm.preload().catch(() => undefined)}
          >
            {note ? 'Edit Your Notes' : 'Add Your Notes'}
          </Button>
        </>
      )}
    </section>
  )
}
