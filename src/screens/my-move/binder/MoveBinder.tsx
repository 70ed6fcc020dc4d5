import type { BinderSource } from '@/engine/screen/binder'
import { formatDay } from '@/engine/calendar-day'
import { useStoredValues } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import type { MoveRecord } from '@/schemas/my-move/move'
import { planOf } from '../plan/plan-of'
import { usePlanInputs } from '../use-plan-inputs'
import { BinderCredentials } from './BinderCredentials'
import { BinderContacts } from './BinderContacts'
import { BinderDates } from './BinderDates'
import { BinderHead } from './BinderHead'
import { BinderPlan } from './BinderPlan'
import { knownDays } from './known-days'
import { planParts } from './plan-parts'
import { PrintedAlone } from './PrintedAlone'
import { binderSheets } from '@/data/my-move/binder-sheets'
import { BinderPart } from './BinderPart'
import { BinderTable } from './BinderTable'

interface Props {
  /** Without a move, the binder has blanks to fill in by hand. */
  move: MoveRecord | undefined
  /** The tables of the modules. */
  sources: readonly BinderSource[]
  onClose: () => void
}

/** The printed binder that a family takes along on a move. */
export default function MoveBinder({ move, sources, onClose }: Props) {
  const today = useToday()
  const inputs = usePlanInputs()
  const days = knownDays(move)
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
      <BinderCredentials move={move} />
      {sources.map((source, at) => (
        <ModulePart key={at} source={source} />
      ))}
      <BinderSheets />
    </PrintedAlone>
  )
}

/** The table of a module. Renders nothing if the module has none to print. */
function ModulePart({ source: { of, table } }: { source: BinderSource }) {
  const contents = table(useStoredValues(of), useToday())
  if (!contents) return null
  const { title, note, ...printed } = contents
  return (
    <BinderPart title={title}>
      <BinderTable {...printed} />
      {note && <p className="text-xs">{note}</p>}
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
