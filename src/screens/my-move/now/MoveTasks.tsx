import { Link } from 'wouter'
import { Failure } from '@/engine/ui/Failure'
import type { MoveRecord } from '@/schemas/my-move/move'
import { dueSoon } from '../plan/due-soon'
import { TaskList } from '../TaskList'
import { useMovePlan } from '../use-move-plan'

/** So many tasks are named; the plan has the others. */
const SHOWN = 3

/** The tasks of a move that are overdue or due soon. They are ticked here as in the plan. */
export function MoveTasks({ move }: { move: MoveRecord }) {
  const plan = useMovePlan(move)
  const tasks = dueSoon(plan.shown, plan.today)
  const others = tasks.length - SHOWN
  return (
    <>
      <Failure message={plan.failure} />
      {tasks.length > 0 && <TaskList tasks={tasks.slice(0, SHOWN)} plan={plan} />}
      <p className="flex flex-wrap items-center gap-x-4 border-t border-solid border-line pt-1">
        <span className="text-muted">{restWords(tasks.length, others)}</span>
        <Link href="/app/move" className="text-link inline-flex min-h-11 items-center">
          See the Whole Plan
        </Link>
      </p>
    </>
  )
}

function restWords(all: number, others: number): string {
  if (all === 0) return 'Nothing of your move is due in the next 14 days.'
  if (others <= 0) return ''
  return `${others} more ${others === 1 ? 'task of your move is' : 'tasks of your move are'} due within 14 days.`
}
