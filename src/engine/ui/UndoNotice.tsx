import { Button } from './Button'

interface Props {
  /** What was done, as a sentence. */
  said: string
  /** What the button takes back, for who hears it alone. */
  undoLabel: string
  onUndo: () => void
  onDismiss: () => void
}

/** Says what was done, and takes it back. */
export function UndoNotice({ said, undoLabel, onUndo, onDismiss }: Props) {
  return (
    <div
      data-no-print
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-solid border-edge bg-raised p-3 shadow"
    >
      <p className="line-clamp-3 min-w-0 flex-1 basis-48" dir="auto">
        {said}
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
