import { Button } from '../../ui/Button'

interface Props {
  /** What became of the record, as a sentence. */
  said: string
  /** What it is called. */
  name: string
  onUndo: () => void
  onDismiss: () => void
}

/** Says where a record went, and takes it back. */
export function GoneNotice({ said, name, onUndo, onDismiss }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-solid border-edge bg-raised p-3 shadow">
      <p className="line-clamp-2 min-w-0 flex-1 basis-48" dir="auto">
        {said}
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" aria-label={`Undo: bring back ${name}`} onClick={onUndo}>
          Undo
        </Button>
        <Button variant="quiet" aria-label="Dismiss this message" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </div>
  )
}
