import type { ReactNode } from 'react'
import type { AnyRecord } from '../../model/entity'
import type { AnyField } from '../../model/field'
import { MoreDetails } from '../../ui/MoreDetails'
import { WithPhones } from '../../ui/WithPhones'
import { ProgressBar } from '../../ui/ProgressBar'
import { labelOfField, showField } from '../../model/show-value'
import { useListContext } from './list-context'
import { shortened } from '../../shortened'

interface DetailsProps {
  record: AnyRecord
}

/** The details of a card, each under its label: the filled fields and the notes that apply. */
export function RecordDetails({ record }: DetailsProps) {
  const list = useListContext()
  const { entity } = list
  const config = list.config.card
  const filled = config.details.filter((field) => showField(entity, record, field))
  const notes = notesOf(list, record).filter(({ isCollapsed }) => !isCollapsed)
  if (filled.length + notes.length === 0) return null
  /** Whether a field spans the width of the card: a long text or a progress bar. */
  const isWide = (field: string | undefined) => {
    const spec = field === undefined ? undefined : entity.fields[field]
    return spec?.input === 'textarea' || isPercent(spec)
  }
  /** Whether a field would be alone in its row of two columns. It then spans the row. */
  const isAloneInRow = (at: number) => {
    const isLast = at + 1 === filled.length || isWide(filled[at + 1])
    return (
      isLast && !isWide(filled[at]) && (at - filled.slice(0, at).findLastIndex(isWide)) % 2 === 1
    )
  }
  const fullRow = list.isHalf ? 'max-sm:col-span-full lg:col-span-full' : 'max-sm:col-span-full'
  return (
    <dl
      className={`mt-3 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3 ${list.isHalf ? 'lg:grid-cols-2' : 'lg:grid-cols-4'} print:mt-1 print:grid-cols-4! print:gap-y-1`}
    >
      {filled.map((field, at) => (
        <Value
          key={field}
          record={record}
          field={field}
          className={`${isWide(field) ? 'col-span-full' : ''} ${isAloneInRow(at) ? fullRow : ''}`}
          bar={
            isPercent(entity.fields[field]) && (
              <ProgressBar
                percent={Number(record[field])}
                label={`${entity.describe(record)}: ${showField(entity, record, field)}`}
              />
            )
          }
        />
      ))}
      {notes.map((note) => (
        <NoteValue
          key={note.label}
          note={note}
          record={record}
          className="col-span-full lg:col-span-2"
        />
      ))}
    </dl>
  )
}

const isPercent = (spec: AnyField | undefined) => spec?.input === 'number' && spec.unit === '%'

/** The details under "More": in the row of the card's buttons, or in a row above them while it is open. */
export function RecordMore({ record }: DetailsProps) {
  const list = useListContext()
  const { entity, config } = list
  const filled = config.card.more?.filter((field) => showField(entity, record, field)) ?? []
  const notes = notesOf(list, record).filter(({ isCollapsed }) => isCollapsed)
  if (filled.length + notes.length === 0) return null
  return (
    <div className="flex-1 has-[[open]]:basis-full">
      <MoreDetails about={entity.describe(record)} name={`${entity.key} ${record.id}`}>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 print:gap-y-1">
          {notes.map((note) => (
            <NoteValue key={note.label} note={note} record={record} />
          ))}
          {filled.map((field) => (
            <Value key={field} record={record} field={field} />
          ))}
        </dl>
      </MoreDetails>
    </div>
  )
}

type List = ReturnType<typeof useListContext>
type Note = NonNullable<List['config']['card']['notes']>[number]

/** The notes that apply to a record. */
export const notesOf = ({ config, joined, today }: List, record: AnyRecord) =>
  config.card.notes?.filter(({ applies }) => applies(joined(record), today)) ?? []

interface NoteValueProps {
  note: Note
  record: AnyRecord
  className?: string
}

function NoteValue({ note, record, className = 'min-w-0' }: NoteValueProps) {
  const { joined, today } = useListContext()
  const { label, line, action } = note
  return (
    <div className={className}>
      <dt className="text-sm text-muted">{label}</dt>
      {line && <dd className="m-0">{line(joined(record), today)}</dd>}
      {action && <dd className="m-0 mt-1">{action(record, today)}</dd>}
    </div>
  )
}

interface ValueProps {
  record: AnyRecord
  field: string
  className?: string
  /** A progress bar to show beside the text. */
  bar?: ReactNode
}

function Value({ record, field, className = '', bar }: ValueProps) {
  const { entity } = useListContext()
  const text = showField(entity, record, field)
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="text-sm text-muted">{labelOfField(entity, record, field)}</dt>
      {bar ? (
        <dd className="m-0 flex items-center gap-3">
          <span className="whitespace-nowrap tabular-nums">{text}</span>
          {bar}
        </dd>
      ) : (
        <dd className="m-0 whitespace-pre-wrap" dir="auto">
          <WithPhones text={text} />
        </dd>
      )}
    </div>
  )
}

/** A text with more than this collapses: about eight lines on a phone. */
const MAX_CHARACTERS = 400
const MAX_LINES = 8

/** What a collapsed text still shows. It is much less than the maximum, so that expanding is worth the click. */
const LEAD_CHARACTERS = 240
const LEAD_LINES = 4

interface LongTextProps {
  text: string
  /** The subject, for the accessible name: "Notes of Nurse at Acme". */
  about: string
  /** A unique name under which the open state is kept. */
  name: string
}

/** A text that the user wrote. A long text shows its beginning and collapses the rest. It prints in full. */
export function LongText({ text, about, name }: LongTextProps) {
  const whole = (
    <p className="whitespace-pre-wrap" dir="auto">
      {text}
    </p>
  )
  const lines = text.split('\n')
  if (shortened(text, MAX_CHARACTERS) === text && lines.length <= MAX_LINES) return whole
  const lead = lines.slice(0, LEAD_LINES).join('\n')
  const short = shortened(lead, LEAD_CHARACTERS)
  return (
    <MoreDetails
      about={about}
      name={name}
      lead={
        <span className="whitespace-pre-wrap [details[open]>summary>&]:hidden" dir="auto">
          {short === lead ? `${lead}…` : short}
        </span>
      }
    >
      {whole}
    </MoreDetails>
  )
}
