import { formatWeekday } from '@/engine/calendar-day'
import { countOf } from '@/engine/format-count'
import type { PlannedTask } from '../plan/plan-of'
import { BinderPart } from './paper'
import { adviceOf, type PlanPart } from './plan-parts'

interface PlanProps {
  parts: readonly PlanPart[]
  isOnNewSheet?: boolean
}

/** The plan. Tasks to do have a box to tick with a pen; brief parts have only titles. */
export function BinderPlan({ parts, isOnNewSheet }: PlanProps) {
  return (
    <BinderPart title="The Plan" isOnNewSheet={isOnNewSheet}>
      {parts.length === 0 && <p className="mt-2">{NO_DATE}</p>}
      {adviceOf(parts).map((advice) => (
        <p key={advice} className="mt-2 border border-solid border-line p-2 text-xs">
          <b>About licenses:</b> <span>{advice}</span>
        </p>
      ))}
      {parts.map(({ title, note, tasks, isBrief }) => (
        <section key={title} className="mt-2.5">
          <h3 className="flex flex-wrap items-baseline gap-x-3 border-b border-solid border-edge text-base font-bold">
            <span>{title}</span>
            <span className="text-sm font-normal">
              {isBrief ? countOf(tasks.length, 'task') : note}
            </span>
          </h3>
          {isBrief ? <Titles tasks={tasks} /> : <Tasks tasks={tasks} />}
        </section>
      ))}
    </BinderPart>
  )
}

const NO_DATE =
  'No report date yet. Enter it under My Move and print the binder again to see your tasks by date.'

interface Props {
  tasks: readonly PlannedTask[]
}

/** Below its title, each task has the text on how to do it or, without one, the reason for it. */
function Tasks({ tasks }: Props) {
  return (
    <ul className="list-none p-0">
      {tasks.map(({ id, title, text, due, reason }) => (
        <li key={id} className="flex gap-2 pt-1">
          <Box />
          <span className="w-20 shrink-0 text-xs leading-5">{formatWeekday(due)}</span>
          <div className="flex-1">
            <p className="text-[0.8125rem] font-semibold">{title}</p>
            <p className="text-xs leading-tight">{text || reason}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Titles({ tasks }: Props) {
  return (
    <ul className="mt-1 columns-2 list-disc gap-6 pl-5 text-xs">
      {tasks.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  )
}

/** A box to tick with a pen. */
function Box() {
  return <span className="mt-0.5 size-4 shrink-0 border border-solid border-edge" />
}
