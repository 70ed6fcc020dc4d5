import { Button } from './Button'

interface Props {
  /** Describes what was done, as a sentence. */
  message: string
  /** The accessible name of the Undo button. It names what is undone. */
  undoLabel: string
  onUndo: () => void
  onDismiss: () => void
}

/** A message about what was done, with an Undo button. */
export function UndoNotice({ message, undoLabel, onUndo, onDismiss }: Props) {
  return (
    <div
      data-no-print
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-solid border-edge bg-raised p-3 shadow"
    >
      <p className="line-clamp-3 min-w-0 flex-1 basis-48" dir="auto">
        {message}
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" aria-label={undoLabel} onClick={onUndo}>
          Undo
        </Button>
        <Button variant="quiet" aria-label="Dismiss this message" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </div>
  )
}
