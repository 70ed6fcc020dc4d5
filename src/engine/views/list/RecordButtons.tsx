import type { AnyRecord } from '../../model/entity'
import type { IconName } from '../../ui/icon-name'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { useListContext } from './list-context'

interface Props {
  record: AnyRecord
  className?: string
  /** Whether two icons are enough, as on a small card, where words would outweigh what they change. */
  isQuiet?: boolean
}

/** The two buttons of every record, with names that make sense alone. */
export function RecordButtons({ record, className = '', isQuiet = false }: Props) {
  const { entity, openRecord, askToDelete } = useListContext()
  const name = entity.describe(record)
  if (isQuiet) {
    return (
      // The icons, not the buttons around them, stand at the edge of the text.
      <div className="-mr-3 ml-auto flex" data-no-print>
        <IconButton
          icon="i-lucide-pencil"
          label={`Edit ${name}`}
          onClick={() => openRecord(record.id)}
        />
        <IconButton
          icon="i-lucide-trash-2"
          label={`Delete ${name}`}
          onClick={() => askToDelete(record.id)}
        />
      </div>
    )
  }
  return (
    <div className="ml-auto flex justify-end gap-2 max-sm:flex-wrap" data-no-print>
      <Button
        variant="secondary"
        className={className}
        aria-label={`Edit ${name}`}
        onClick={() => openRecord(record.id)}
      >
        Edit
      </Button>
      <Button
        variant="quiet"
        className={className}
        aria-label={`Delete ${name}`}
        onClick={() => askToDelete(record.id)}
      >
        Delete
      </Button>
    </div>
  )
}

interface IconButtonProps {
  icon: IconName
  label: string
  onClick: () => void
}

function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" className="icon-button text-muted!" aria-label={label} onClick={onClick}>
      <Icon name={icon} className="size-5" />
    </button>
  )
}
