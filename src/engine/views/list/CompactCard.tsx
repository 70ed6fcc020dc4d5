import { memo } from 'react'
import type { AnyRecord } from '../../model/entity'
import { isVisible, textOf } from '../../model/field'
import { Badge } from '../../ui/Badge'
import { Card } from '../../ui/Card'
import { toneClass } from '../../ui/tone-class'
import { useListContext } from './list-context'
import { controlOf } from './extension'
import { notesOf } from './RecordDetails'
import { FollowUp, RecordBadge, RecordButtons, RecordFlags, RecordLink } from './RecordParts'
import { labelOfField, showField, showValue } from '../../model/show-value'

interface Props {
  record: AnyRecord
  /** The fields that it shows besides the title. */
  fields: readonly string[]
  level: 3 | 4
  /** Whether the record was just changed in a way that may need a follow-up form. */
  hasFollowUp: boolean
}

/** A small card of a record, for layouts that show many at once: its title, a few fields and its buttons. */
export const CompactCard = memo(function CompactCard(props: Props) {
  const { record, fields, level, hasFollowUp } = props
  const { entity, config, extensions } = useListContext()
  const { card } = config
  const Heading = `h${level}` as const
  const isControl = (field: string) =>
    field === card.badge?.field || controlOf(extensions, field) !== undefined
  const texts = fields.filter((field) => !isControl(field))
  return (
    <Card className="flex flex-wrap items-center gap-2 p-3! print:py-1!">
      <div className="@container min-w-0 grow-9999 basis-30 max-sm:basis-full">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <Heading tabIndex={-1} data-focus-id={record.id} className="font-bold" dir="auto">
            {showField(entity, record, card.title)}
          </Heading>
          {/* The negative margin keeps the touch target from making the line taller. */}
          <RecordLink
            record={record}
            className="-my-2.5 order-1 @[17rem]:order-none print:order-1! print:my-0"
          />
          <div className="basis-full">
            <div className="flex flex-wrap gap-x-3">
              {texts.map((field) => (
                <Text key={field} record={record} field={field} />
              ))}
            </div>
            <div className="flex flex-wrap gap-2 empty:hidden">
              <RecordFlags record={record} onlyWarnings />
            </div>
            {extensions.map(({ card }, at) => card?.Line && <card.Line key={at} record={record} />)}
            <Notes record={record} />
          </div>
        </div>
      </div>
      {fields.filter(isControl).map((field) => (
        <Control key={field} record={record} field={field} />
      ))}
      <RecordButtons record={record} className="px-2.5!" />
      <FollowUp record={record} hasFollowUp={hasFollowUp} />
    </Card>
  )
})

/** A field that can be changed, or the badge of the card. A badge has the same size as on a full card. */
function Control({ record, field }: { record: AnyRecord; field: string }) {
  const { config, extensions } = useListContext()
  if (config.card.badge?.field !== field || !controlOf(extensions, field)) {
    return (
      <div className="min-w-0 grow basis-47 sm:basis-50 print:flex-none">
        <CompactField record={record} field={field} />
      </div>
    )
  }
  return (
    // As tall as the select that covers the badge.
    <div className="flex min-h-11 items-center print:min-h-0">
      <RecordBadge record={record} />
    </div>
  )
}

interface FieldProps {
  record: AnyRecord
  field: string
}

/**
 * A field in a small space: a select if it can be changed, in the badge's tone if the card shows it as a badge. A print
 * has the badge, or the text.
 */
export function CompactField({ record, field }: FieldProps) {
  const { entity, config, extensions } = useListContext()
  const { card } = config
  const spec = entity.fields[field]
  if (!spec || !isVisible(spec, record)) return null
  const text = showValue(spec, record[field])
  const isBadge = card.badge?.field === field
  const tone = (isBadge && card.badge?.tones[textOf(record[field])]) || 'neutral'
  const shown = isBadge ? <Badge tone={tone}>{text}</Badge> : <span dir="auto">{text}</span>
  const control = controlOf(extensions, field)
  if (!control) return shown
  return (
    <>
      <span className="hidden print:inline" aria-hidden="true">
        {shown}
      </span>
      <div data-no-print>
        <control.Select
          record={record}
          field={field}
          // Leaves room for the longest option and the arrow.
          className={`bg-[position:right_0.5rem_center]! pl-2! pr-6.5! lg:text-sm ${isBadge ? `font-semibold ${toneClass[tone]}` : ''}`}
        />
      </div>
    </>
  )
}

/** A field as a line. Its label is for screen readers. */
function Text({ record, field }: { record: AnyRecord; field: string }) {
  const { entity } = useListContext()
  const text = showField(entity, record, field)
  if (!text) return null
  return (
    <p className="text-sm text-muted" dir="auto">
      <span className="sr-only">{`${labelOfField(entity, record, field)}: `}</span>
      <span>{text}</span>
    </p>
  )
}

/** The computed notes of a record. The label of a line is for screen readers; an action needs none. */
function Notes({ record }: { record: AnyRecord }) {
  const list = useListContext()
  const { joined, today } = list
  return notesOf(list, record)
    .filter(({ isCollapsed }) => !isCollapsed)
    .map(({ label, line, action }) => (
      <div key={label}>
        {line && (
          <p className="text-sm font-semibold">
            <span className="sr-only">{`${label}: `}</span>
            <span>{line(joined(record), today)}</span>
          </p>
        )}
        {action && <div className="mt-2 print:m-0">{action(record, today)}</div>}
      </div>
    ))
}
