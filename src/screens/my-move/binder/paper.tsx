import type { ReactNode } from 'react'
import { formatWeekdayAndYear } from '@/engine/calendar-day'
import type { PrintedTable } from '@/engine/screen/binder'
import type { MoveRecord } from '@/schemas/my-move/move'
import { routeText } from '../route-text'
import type { PrintedDate } from './printed-dates'

interface HeadProps {
  title: string
  move: MoveRecord | undefined
  /** A remark about the printout, such as its date. */
  note: string
}

/** The title of a printout, with the route of the move. */
export function BinderHead({ title, move, note }: HeadProps) {
  return (
    <header>
      <h1 className="text-2xl font-extrabold">{title}</h1>
      {move && (
        <p className="text-base font-semibold" dir="auto">
          {routeText(move)}
        </p>
      )}
      <p className="mt-1 text-xs">{note}</p>
    </header>
  )
}

interface PartProps {
  title: string
  /** A sentence below the title. */
  lead?: string | undefined
  /** Whether it starts on a new sheet, so that it can be taken out of the binder. */
  isOnNewSheet?: boolean
  children: ReactNode
}

/** A titled part of the binder. */
export function BinderPart({ title, lead, isOnNewSheet = false, children }: PartProps) {
  return (
    <section className={isOnNewSheet ? 'break-before-page' : 'mt-5'}>
      <h2 className="text-xl font-bold">{title}</h2>
      {lead && <p className="text-xs">{lead}</p>}
      {children}
    </section>
  )
}

type TableProps = Pick<PrintedTable, 'columns' | 'rows'> & Partial<Pick<PrintedTable, 'blankRows'>>

/** A printed table. Its rows are tall enough for handwriting. */
export function BinderTable({ columns, rows, blankRows = 0 }: TableProps) {
  const emptyRows = Array.from({ length: blankRows }, (): readonly ReactNode[] => [])
  return (
    <table className="mt-2 w-full table-fixed border-collapse text-left">
      <thead>
        <tr>
          {columns.map(({ title, width = '' }) => (
            <th key={title} scope="col" className={`${CELL} ${width} text-xs font-bold`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, ...emptyRows].map((cells, rowIndex) => (
          <tr key={rowIndex}>
            {columns.map(({ title }, columnIndex) => (
              <td key={title} className={`${CELL} h-8 align-top`} dir="auto">
                {cells[columnIndex]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const CELL = 'border border-solid border-line px-2 py-0.5'

/** The dates that the plan is counted from, with space to write in those that are unknown. */
export function BinderDates({ days }: { days: readonly PrintedDate[] }) {
  return (
    <BinderTable
      columns={days.map(({ label }) => ({ title: label }))}
      rows={[days.map((day) => <Day key={day.label} day={day} />)]}
    />
  )
}

function Day({ day: { entered, counted } }: { day: PrintedDate }) {
  if (entered !== '') return <b>{formatWeekdayAndYear(entered)}</b>
  return (
    <p className="pt-5 text-xs">{counted !== '' && `about ${formatWeekdayAndYear(counted)}`}</p>
  )
}
