import type { AnyRecord } from '../../model/entity'
import { Button } from '../../ui/Button'

interface Props {
  record: AnyRecord
  /** What the record is called. */
  name: string
  onEdit: (id: string) => void
  onDelete: (id: string) => void
  className?: string
}

/** The two buttons of every record, with names that make sense alone. */
export function RecordButtons({ record, name, onEdit, onDelete, className = '' }: Props) {
  return (
    <div className="ml-auto flex justify-end gap-2 max-sm:flex-wrap" data-no-print>
      <Button
        variant="secondary"
        className={className}
        aria-label={`Edit ${name}`}
        onClick={() => onEdit(record.id)}
      >
        Edit
      </Button>
      <Button
        variant="quiet"
        className={className}
        aria-label={`Delete ${name}`}
        onClick={() => onDelete(record.id)}
      >
        Delete
      </Button>
    </div>
  )
}
