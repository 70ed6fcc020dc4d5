import { startTransition, useState } from 'react'
import { formName, readDraft } from '@/engine/form/drafts'
import { Button } from '@/engine/ui/Button'
import { lazyPart } from '@/engine/ui/lazy-part'
import { useFocusTarget } from '@/engine/ui/use-focus-target'
import { interviewNotes } from '@/schemas/job-search/interview-notes'

const NoteForm = lazyPart(() => import('./NoteForm'))

interface Props {
  /** The id of the question that the note is about. */
  id: string
  /** Blank where there is none. */
  note: string
  /** The id of the heading over it. */
  labelledBy: string
}

/** A user's own note about a question: its text, or the form to write it. */
export function NoteArea({ id, note, labelledBy }: Props) {
  const form = formName(interviewNotes.key, id)
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
        <NoteForm id={id} name={form} note={note} takesFocus={isAsked} onClose={close} />
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
