import type { AnyRecord } from '../../model/entity'
import type { IconName } from '../../ui/icon-name'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { useListContext } from './list-context'
import { textOf } from '../../model/field'
import { OutboundLink } from '../../ui/OutboundLink'
import { useToday } from '../../use-today'

interface RecordButtonsProps {
  record: AnyRecord
  className?: string
  /** Whether two icons are enough, as on a small card, where words would outweigh what they change. */
  isQuiet?: boolean
}

/** The two buttons of every record, with names that make sense alone. */
export function RecordButtons({ record, className = '', isQuiet = false }: RecordButtonsProps) {
  const { entity, openRecord, askToDelete } = useListContext()
  const name = entity.describe(record)
  if (isQuiet) {
    return (
      // The icons, not the buttons around them, are at the edge of the text.
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

interface RecordLinkProps {
  record: AnyRecord
  className?: string
}

/** The link that a record keeps; nothing where it has none. */
export function RecordLink({ record, className }: RecordLinkProps) {
  const { entity, config } = useListContext()
  const { link } = config.card
  const address = link && textOf(record[link.field])
  if (!link || !address) return null
  return (
    <OutboundLink href={address} label={entity.describe(record)} className={className}>
      {link.label}
    </OutboundLink>
  )
}

interface FollowUpProps {
  record: AnyRecord
  /** Whether the record was just changed in a way that an extension asks about. */
  isAsked: boolean
}

/** The small forms under a record that was just changed, until they are filled in. */
export function FollowUp({ record, isAsked }: FollowUpProps) {
  const { extensions } = useListContext()
  const today = useToday()
  if (!isAsked) return null
  return extensions.map(({ card }, at) => {
    const Form = card?.followUp?.isOpen(record, today) ? card.followUp.Form : undefined
    return Form && <Form key={at} record={record} />
  })
}
