import { useId } from 'react'
import { formatDay } from '@/engine/calendar-day'
import { Notice } from '@/engine/ui/Notice'
import { shortCell } from './short-cell'
import { readDay } from './table/read-day'
import type { CsvImport } from './use-import'
import type { Questions } from './use-reading'

interface Props {
  questions: Questions
  csvImport: CsvImport
}

/** The questions about dates without a year, and about dates whose day and month can be exchanged. */
export function DateQuestions({ questions, csvImport }: Props) {
  const { dayWithoutYear, ambiguousDay, daysInOtherOrder } = questions
  return (
    <>
      {dayWithoutYear && (
        <YearQuestion day={dayWithoutYear} year={questions.year} onChoose={csvImport.setYear} />
      )}
      {ambiguousDay && (
        <DayOrderQuestion day={ambiguousDay} questions={questions} onChoose={csvImport.setOrder} />
      )}
      {daysInOtherOrder.length > 0 && <OtherOrderNotice questions={questions} />}
    </>
  )
}

interface YearProps {
  day: string
  year: string | undefined
  onChoose: (year: string | undefined) => void
}

/** How many years are offered: the next one and those before it. */
const YEAR_CHOICES = 6

/** Asks once for the whole file. Rows whose day has no year are refused until it is answered. */
function YearQuestion({ day, year, onChoose }: YearProps) {
  const id = useId()
  const last = new Date().getFullYear() + 1
  const years = Array.from({ length: YEAR_CHOICES }, (_, back) => String(last - back))
  return (
    <div className="mt-4">
      <label
        htmlFor={id}
        className="block break-words font-semibold"
      >{`Which year is ${shortCell(day)}, and every other day without one?`}</label>
      <select
        id={id}
        className="field-box mt-1"
        value={year ?? ''}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChoose(event.target.value || undefined)}
      >
        <option value="">Choose the year</option>
        {years.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        Do the dates cross New Year? Write the year beside each one in your list first. A next
        action that would be before its row’s date is read in the following year if that is at most
        half a year later.
      </p>
    </div>
  )
}

interface DayOrderProps {
  day: string
  questions: Questions
  onChoose: CsvImport['setOrder']
}

/** Asks once for the whole file. If other dates settle the order, it is selected already. */
function DayOrderQuestion({ day, questions, onChoose }: DayOrderProps) {
  const name = useId()
  return (
    <fieldset className="m-0 mt-4 border-0 p-0">
      <legend className="font-semibold">{`Which day is ${shortCell(day)}?`}</legend>
      {(['month-first', 'day-first'] as const).map((order) => (
        <label key={order} className="mr-6 inline-flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={!questions.needsDayOrder && questions.dayOrder === order}
            onChange={() => onChoose(order)}
            className="size-6 shrink-0 accent-accent"
          />
          <span>{formatDay(readDay(day, order) ?? day)}</span>
        </label>
      ))}
    </fieldset>
  )
}

const MAX_DAYS_SHOWN = 3

/** Shows dates that only make sense in the other order: each may be a typing error. */
function OtherOrderNotice({ questions: { daysInOtherOrder, dayOrder } }: { questions: Questions }) {
  const more = daysInOtherOrder.length - MAX_DAYS_SHOWN
  const readings = daysInOtherOrder
    .slice(0, MAX_DAYS_SHOWN)
    .map((day) => `“${shortCell(day)}” as ${formatDay(readDay(day, dayOrder) ?? day)}`)
  return (
    <div className="mt-3">
      <Notice tone="warning" role="status">
        {`Not all dates use the same order. We read ${readings.join(', ')}${more > 0 ? ` and ${more} more the same way` : ''}. If that is wrong, correct it in your list.`}
      </Notice>
    </div>
  )
}
