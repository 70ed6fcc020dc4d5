import { Button } from '@/engine/ui/Button'

interface Props {
  /** What was done, as a sentence. */
  said: string
  onUndo: () => void
  onDismiss: () => void
}

/** Says what became of a move, and takes it back. */
export function UndoNotice({ said, onUndo, onDismiss }: Props) {
  return (
    <div
      data-no-print
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-solid border-edge bg-raised p-3 shadow"
    >
      <p className="min-w-0 flex-1 basis-48" dir="auto">
        {said}
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" aria-label={`Undo: ${said}`} onClick={onUndo}>
          Undo
        </Button>
        <Button variant="quiet" aria-label="Dismiss this message" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </div>
  )
}
