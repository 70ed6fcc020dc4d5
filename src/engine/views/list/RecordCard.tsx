import { memo, useRef } from 'react'
import type { CalendarDay } from '../../calendar-day'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { fieldLabel, isVisible, textOf } from '../../model/field'
import { Button } from '../../ui/Button'
import { Badge } from '../../ui/Badge'
import { Card } from '../../ui/Card'
import { BadgeSelect } from './BadgeSelect'
import { CardHead } from './CardHead'
import { FieldSelect } from './FieldSelect'
import { FoldedText } from './FoldedText'
import type { AnyListConfig } from './list-view'
import { LongText } from './LongText'
import { QuestionForm, type QuestionProps } from './QuestionForm'
import { RecordButtons } from './RecordButtons'
import { RecordDetails, RecordMore } from './RecordDetails'
import { RecordLink } from './RecordLink'
import { showValue } from './show-value'
import { Timeline } from './Timeline'

interface Props extends QuestionProps {
  entity: AnyEntity
  config: AnyListConfig['card']
  record: AnyRecord
  /** The local day. */
  today: CalendarDay
  /** The heading level of the record's title. */
  level: 3 | 4
  onEdit: (id: string) => void
  onDelete: (id: string) => void
  /** @param isRepeated whether it is a further press of a double click */
  onToggle: (record: AnyRecord, field: string, value: boolean, isRepeated: boolean) => Promise<void>
  onChoose: (record: AnyRecord, field: string, value: string) => Promise<void>
  /** Moves the record to another list, where the list has such a button. */
  onMove: (record: AnyRecord) => Promise<void>
}

/** One record of a list. A list of thousands draws only the cards whose record has changed. */
export const RecordCard = memo(function RecordCard(props: Props) {
  const { entity, config, record } = props
  const Heading = `h${props.level}` as const
  const name = entity.describe(record)
  const { badge, link } = config
  const text = (field: string) => {
    const spec = entity.fields[field]
    return spec && isVisible(spec, record) ? showValue(spec, record[field]) : ''
  }
  const tone = (badge && badge.tones[textOf(record[badge.field])]) || 'neutral'
  const isBadgeChanged = badge && config.edit?.includes(badge.field)
  const label = (field: string) => {
    const spec = entity.fields[field]
    return spec ? fieldLabel(spec, record) : ''
  }
  const layout = isShort(config) ? short : full
  const badges = (
    <>
      {badge && !isBadgeChanged && <Badge tone={tone}>{text(badge.field)}</Badge>}
      {badge && isBadgeChanged && (
        <BadgeSelect
          entity={entity}
          record={record}
          field={badge.field}
          tone={tone}
          text={text(badge.field)}
          onChoose={props.onChoose}
        />
      )}
      {config.flags?.map(
        ({ label, tone, applies }) =>
          applies(record, props.today) && (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ),
      )}
    </>
  )
  const title = (
    <Heading tabIndex={-1} data-focus-id={record.id} className="text-lg font-bold" dir="auto">
      {text(config.title)}
    </Heading>
  )
  const subtitle = config.subtitle && (
    <p className="text-muted" dir="auto">
      {text(config.subtitle)}
    </p>
  )

  return (
    <Card className={layout.card}>
      {layout === short ? (
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
          <div className="min-w-0 grow max-sm:basis-full sm:basis-40">
            {title}
            {subtitle}
          </div>
          <div className="flex flex-wrap gap-2 empty:hidden">{badges}</div>
        </div>
      ) : (
        <CardHead
          title={title}
          subtitle={subtitle}
          badges={badges}
          link={
            <RecordLink
              link={link}
              record={record}
              name={name}
              // As high as a thumb needs it, without making the line so high.
              className="relative z-1 -my-2.5 ml-auto print:m-0! print:basis-full print:p-0!"
            />
          }
        />
      )}
      <QuestionForm {...props} card={config} />
      <RecordDetails {...props} text={text} label={label} name={name} />
      {config.body && text(config.body) && (
        <div className="mt-3">
          <LongText
            text={text(config.body)}
            about={`${label(config.body)} of ${name}`}
            name={`${entity.key} ${record.id} ${config.body}`}
          />
        </div>
      )}
      <div className={layout.foot}>
        {config.folded && text(config.folded) && (
          <FoldedText
            label={`${label(config.folded)} of ${name}`}
            title={label(config.folded)}
            text={text(config.folded)}
          />
        )}
        {config.timeline && (
          <Timeline
            entity={entity}
            config={config.timeline}
            record={record}
            name={name}
            today={props.today}
          />
        )}
        {config.more && (
          <RecordMore
            id={`${entity.key} ${record.id}`}
            name={name}
            fields={config.more}
            text={text}
            label={label}
          />
        )}
        {config.edit
          ?.filter((field) => field !== badge?.field)
          .map((field) => (
            <div key={field} className="w-52 max-w-full" data-no-print>
              <FieldSelect
                entity={entity}
                record={record}
                field={field}
                onChoose={props.onChoose}
              />
            </div>
          ))}
        {config.toggle && <Toggle {...props} toggle={config.toggle} name={name} />}
        {config.move && (
          <Button
            data-no-print
            aria-label={`${config.move.label}: ${name}`}
            onClick={() => void props.onMove(record)}
          >
            {config.move.label}
          </Button>
        )}
        <RecordButtons
          record={record}
          name={name}
          onEdit={props.onEdit}
          onDelete={props.onDelete}
          isQuiet={isHalf(config)}
        />
      </div>
    </Card>
  )
})

const full = {
  // On paper a line between them is enough.
  card: 'flex h-full flex-col pb-3! print:block print:rounded-none print:border-x-0 print:border-t-0 print:px-0! print:py-2!',
  // At the bottom, however high the card beside it is. What unfolds takes a row of its own.
  foot: 'mt-auto pt-2 flex flex-wrap items-start gap-x-5 gap-y-2 print:block print:pt-1',
}

/** All in one row; on a phone the badges stand under the title. */
const short: typeof full = {
  card: 'flex h-full items-center gap-x-2 py-2!',
  foot: '',
}

interface ToggleProps extends Props {
  toggle: { field: string; label: string }
  name: string
}

function Toggle({ toggle: { field, label }, name, record, onToggle }: ToggleProps) {
  /** How many presses in a row, as the browser counts them; 0 where no pointer pressed. */
  const presses = useRef(0)
  return (
    <label
      className="flex min-h-11 items-center gap-2 font-semibold"
      onMouseDown={({ detail }) => void (presses.current = detail)}
    >
      <input
        type="checkbox"
        className="size-6 accent-accent"
        aria-label={`${label}: ${name}`}
        checked={record[field] === true}
        onChange={({ target }) => {
          void onToggle(record, field, target.checked, presses.current > 1)
          presses.current = 0
        }}
      />
      <span>{label}</span>
    </label>
  )
}

/** Whether half of a wide screen is enough for a card. */
export function isHalf(card: AnyListConfig['card']): boolean {
  return card.isHalf === true || isShort(card)
}

/** Whether the cards of a list hold so little that one line is enough: a title and badges. */
export function isShort(card: AnyListConfig['card']): boolean {
  const { details, notes, more, body, progress, edit, toggle, link, timeline, move } = card
  const rest = [notes, more, body, progress, edit, toggle, link, timeline, move]
  return details.length === 0 && !rest.some(Boolean)
}
