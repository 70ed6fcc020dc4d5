import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { groupOf } from '@/engine/due/due'
import type { NowPart } from '@/engine/screen/screen'
import { Failure } from '@/engine/ui/Failure'
import { useFocusTarget } from '@/engine/ui/use-focus-target'
import type { MoveRecord } from '@/schemas/my-move/move'
import type { PlannedTask } from '../plan/plan-of'
import { firstWithAdvice } from '../plan/license-advice'
import { isDueSoon } from '../plan/task-state'
import { TaskLine } from '../TaskLine'
import { useMovePlan } from '../use-move-plan'

/** How many tasks of a group are shown. The plan shows all. */
const MAX_SHOWN = 3

interface Props extends ComponentProps<NowPart['Component']> {
  move: MoveRecord
}

/**
 * The first tasks of a move that are overdue or due today, with a link to the plan, or those due this week. They can
 * be ticked here, as in the plan.
 */
export function MoveTasks({ move, group, children }: Props) {
  const [scope, focus] = useFocusTarget()
  const plan = useMovePlan(move)
  const soon = plan.shown.filter((task) => isDueSoon(task, plan.today))
  const tasksOf = (wanted: Props['group']) =>
    soon.filter(({ due }) => groupOf(due, plan.today) === wanted).slice(0, MAX_SHOWN)
  const tasks = tasksOf(group)
  const isOverdue = ({ state }: PlannedTask) => state === 'overdue'
  const overdue = soon.filter(isOverdue).length - tasks.filter(isOverdue).length
  const others = soon.length - tasksOf('today').length - tasksOf('thisWeek').length - overdue
  return (
    <section ref={scope}>
      <Failure message={plan.failure} />
      {children(
        tasks.map((task) => ({
          id: task.id,
          day: task.due,
          item: (
            <TaskLine
              task={task}
              plan={plan}
              showsAdvice={task === firstWithAdvice(tasks)}
              onMoved={focus}
            />
          ),
        })),
      )}
      {group === 'today' && (
        // The border separates it from the tasks above, if any.
        <p className="flex flex-wrap items-center gap-x-4 border-t border-solid border-line pt-1 first:border-t-0 first:pt-0">
          <span className="text-muted">
            {describeRest({ today: tasks.length, soon: soon.length, overdue, others })}
          </span>
          <Link href="/app/move" className="text-link inline-flex min-h-11 items-center">
            See the Whole Plan
          </Link>
        </p>
      )}
    </section>
  )
}

interface Counts {
  /** The tasks shown under Today. */
  today: number
  /** All tasks that are overdue or due within 14 days. */
  soon: number
  /** The overdue tasks that are not shown. */
  overdue: number
  /** The tasks due within 14 days that are not shown. */
  others: number
}

/** Describes the tasks that are not shown. */
function describeRest({ today, soon, overdue, others }: Counts): string {
  if (soon === 0) return 'Nothing for your move is due in the next 14 days.'
  const more = others < soon ? ' more' : ''
  const tasks = others === 1 ? 'move task is' : 'move tasks are'
  return [
    ...(today === 0 ? ['Nothing for your move is due today.'] : []),
    ...(overdue > 0 ? [`${overdue} more overdue.`] : []),
    ...(others > 0 ? [`${others}${more} ${tasks} due in the next 14 days.`] : []),
  ].join(' ')
}
