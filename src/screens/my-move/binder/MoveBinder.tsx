import { binderContacts } from '@/data/my-move/binder-contacts'
import { binderSheets } from '@/data/my-move/binder-sheets'
import { formatDay } from '@/engine/calendar-day'
import type { Derived } from '@/engine/model/derived'
import type { PrintedTable } from '@/engine/screen/binder'
import { useDerived } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import type { MoveRecord } from '@/schemas/my-move/move'
import { planOf } from '../plan/plan-of'
import { usePlanInputs } from '../use-plan-inputs'
import { useCredentials } from '../use-credentials'
import { BinderPlan } from './BinderPlan'
import { credentialsTable } from './credentials-table'
import { printedDates } from './printed-dates'
import { BinderDates, BinderHead, BinderPart, BinderTable } from './paper'
import { planParts } from './plan-parts'
import { PrintedAlone } from './PrintedAlone'

interface Props {
  /** Without a move, the binder has blanks to fill in by hand. */
  move: MoveRecord | undefined
  /** The tables of the modules. */
  sources: readonly Derived<PrintedTable | undefined>[]
  onClose: () => void
}

/** The printed binder that a family takes along on a move. */
export default function MoveBinder({ move, sources, onClose }: Props) {
  const today = useToday()
  const inputs = usePlanInputs()
  const credentials = credentialsTable(useCredentials(), move, today)
  const days = printedDates(move)
  const plan = move ? planOf(move, inputs, today) : []
  return (
    <PrintedAlone title="Move Binder" onClose={onClose}>
      <BinderHead
        title="Move Binder"
        move={move}
        note={`Printed ${formatDay(today)}. Keep it with your orders, somewhere safe.`}
      />
      <BinderDates days={days} />
      <BinderContacts />
      <BinderPlan parts={planParts(plan, days)} isOnNewSheet />
      <TablePart table={credentials} />
      {sources.map((source, at) => (
        <ModulePart key={at} source={source} />
      ))}
      <BinderSheets />
    </PrintedAlone>
  )
}

/** The table of a module. Renders nothing if the module has none to print. */
function ModulePart({ source }: { source: Derived<PrintedTable | undefined> }) {
  const table = useDerived(source)
  return table && <TablePart table={table} />
}

function TablePart({ table: { title, note, ...printed } }: { table: PrintedTable }) {
  return (
    <BinderPart title={title}>
      <BinderTable {...printed} />
      {note && <p className="text-xs">{note}</p>}
    </BinderPart>
  )
}

/** Whom to call, with room for the numbers that only this family knows. */
function BinderContacts() {
  return (
    <BinderPart title="Who to Call">
      <BinderTable
        columns={[{ title: 'Who', width: 'w-5/8' }, { title: 'Name and number' }]}
        rows={binderContacts.rows.map(({ id, who, ask, number }) => [
          <div key={id} className="leading-none">
            <b>{who}</b>
            <p className="mt-0.5 text-xs leading-tight">{ask}</p>
          </div>,
          number && <b className="inline-block first-letter:uppercase">{number}</b>,
        ])}
        blankRows={1}
      />
    </BinderPart>
  )
}

/** The sheets to fill in by hand. */
function BinderSheets() {
  return binderSheets.rows.map(({ id, title, lead, columns, rows = [], blankRows }, at) => (
    <BinderPart key={id} title={title} lead={lead} isOnNewSheet={at === 0}>
      <BinderTable
        columns={columns.map((column) => ({ title: column }))}
        rows={rows.map((row) => [row])}
        blankRows={blankRows}
      />
    </BinderPart>
  ))
}
