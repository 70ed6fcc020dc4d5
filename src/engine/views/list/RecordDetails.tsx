import type { CalendarDay } from '../../calendar-day'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { More } from '../../ui/More'
import type { AnyListConfig } from './list-view'

interface Texts {
  /** What a field shows; blank where it is empty. */
  text: (field: string) => string
  label: (field: string) => string
}

interface Props extends Texts {
  entity: AnyEntity
  config: AnyListConfig['card']
  record: AnyRecord
  /** The local day. */
  today: CalendarDay
}

/** What a card says under its title, each under its label: fields, and what is worked out. */
export function RecordDetails({ entity, config, record, today, ...texts }: Props) {
  const filled = config.details.filter((field) => texts.text(field))
  const notes = config.notes?.filter(({ applies }) => applies(record, today)) ?? []
  if (filled.length + notes.length === 0) return null
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3 lg:grid-cols-4 print:mt-1 print:grid-cols-4! print:gap-y-1">
      {filled.map((field) => (
        <Value
          key={field}
          {...texts}
          field={field}
          // A long text has the width of the card. On a phone the last one takes the line that is left.
          className={
            entity.fields[field]?.input === 'textarea'
              ? 'col-span-full'
              : 'max-sm:[&:last-child:nth-child(odd)]:col-span-full'
          }
        />
      ))}
      {notes.map(({ label, line }) => (
        <div key={label} className="col-span-full lg:col-span-2">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="m-0">{line(record, today)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface MoreProps extends Texts {
  /** What the record is called. */
  name: string
  fields: readonly string[]
}

/** Fields that fold away under "More": beside the buttons of the card, or over them while it is open. */
export function RecordMore({ name, fields, ...texts }: MoreProps) {
  const filled = fields.filter((field) => texts.text(field))
  if (filled.length === 0) return null
  return (
    <div className="flex-1 has-[[open]]:basis-full">
      <More about={name}>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 print:gap-y-1">
          {filled.map((field) => (
            <Value key={field} {...texts} field={field} />
          ))}
        </dl>
      </More>
    </div>
  )
}

interface ValueProps extends Texts {
  field: string
  className?: string
}

function Value({ field, text, label, className = '' }: ValueProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="text-sm text-muted">{label(field)}</dt>
      <dd className="m-0 whitespace-pre-wrap" dir="auto">
        {text(field)}
      </dd>
    </div>
  )
}
