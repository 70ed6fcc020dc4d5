import type { AnyRecord } from '../../model/entity'
import type { IconName } from '../../ui/icon-name'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { controlOf } from './extension'
import { useListContext } from './list-context'
import { textOf } from '../../model/field'
import { showField } from '../../model/show-value'
import { OutboundLink } from '../../ui/OutboundLink'

interface RecordButtonsProps {
  record: AnyRecord
  className?: string
  /** Whether the buttons show icons instead of words, as on a card that is half a row wide. */
  isIconOnly?: boolean
}

/** The Edit and Delete buttons of a record. Their accessible names include its name. */
export function RecordButtons({ record, className = '', isIconOnly = false }: RecordButtonsProps) {
  const { entity, openRecord, askToDelete } = useListContext()
  const name = entity.describe(record)
  if (isIconOnly) {
    return (
      // Aligns the icons, not the larger buttons around them, with the edge of the text.
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

/** The badge of a record, or the control that changes its field; nothing if the list has no badge. */
export function RecordBadge({ record }: { record: AnyRecord }) {
  const { entity, config, extensions } = useListContext()
  const { badge } = config.card
  if (!badge) return null
  const tone = badge.tones[textOf(record[badge.field])] ?? 'neutral'
  const text = showField(entity, record, badge.field)
  const control = controlOf(extensions, badge.field)
  if (!control) return <Badge tone={tone}>{text}</Badge>
  return <control.Badge record={record} field={badge.field} tone={tone} text={text} />
}

interface RecordFlagsProps {
  record: AnyRecord
  /** Whether only the flags that warn are shown, as on a small card. */
  onlyWarnings?: boolean
}

/** The flags of a record that apply today. */
export function RecordFlags({ record, onlyWarnings = false }: RecordFlagsProps) {
  const { config, joined, today } = useListContext()
  return config.card.flags
    ?.filter(({ tone }) => !onlyWarnings || tone === 'warning' || tone === 'danger')
    .filter(({ applies }) => applies(joined(record), today))
    .map(({ label, tone }) => (
      <Badge key={label} tone={tone}>
        {label}
      </Badge>
    ))
}

interface RecordLinkProps {
  record: AnyRecord
  className?: string
}

/** The link in a record's URL field; nothing if the list has no such field or it is blank. */
export function RecordLink({ record, className }: RecordLinkProps) {
  const { entity, config } = useListContext()
  const { link } = config.card
  const url = link && textOf(record[link.field])
  if (!link || !url) return null
  return (
    <OutboundLink href={url} label={entity.describe(record)} className={className}>
      {link.label}
    </OutboundLink>
  )
}

interface FollowUpProps {
  record: AnyRecord
  /** Whether the record was just changed in a way that may need a follow-up form. */
  hasFollowUp: boolean
}

/** The follow-up forms under a record that was just changed, until they are filled in or put off. */
export function FollowUp({ record, hasFollowUp }: FollowUpProps) {
  const { extensions, today } = useListContext()
  if (!hasFollowUp) return null
  return extensions.map(
    ({ card }, at) =>
      card?.followUp && (
        <card.followUp.Form
          key={at}
          record={record}
          needsAnswer={card.followUp.needsAnswer(record, today)}
        />
      ),
  )
}
