import { MoveForm } from './MoveForm'
import { startFromForm } from './lifecycle/entries'
import type { MoveChange } from './use-move-change'

interface Props {
  /** None where the page itself is the form. */
  title: string | undefined
  change: MoveChange
  onSaved: () => void
  onCancel?: (() => void) | undefined
}

/** The form of the first move, or of the next one. */
export function NewMove({ title, change, onSaved, onCancel }: Props) {
  return (
    <MoveForm
      title={title}
      save={(entry, id) =>
        change.make((data) => startFromForm(data, entry, id), 'Your move is saved, with its plan.')
      }
      onSaved={onSaved}
      onCancel={onCancel}
    />
  )
}
