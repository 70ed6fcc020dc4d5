import { byPriority } from '@/schemas/my-move/plan-terms'
import type { PlannedTask } from './plan-of'

/** Overdue tasks shown at first. A longer list would not show what to do now. */
const MAX_OVERDUE_SHOWN = 5

/** The tasks of a plan by state, each group by due day. */
interface PlanSummary {
  /** The overdue tasks with the highest priority, by due day. */
  overdue: readonly PlannedTask[]
  /** The other overdue tasks, collapsed under a line with their count, by due day. */
  moreOverdue: readonly PlannedTask[]
  thisWeek: readonly PlannedTask[]
  later: readonly PlannedTask[]
  /** Collapsed under "if there is time". */
  ifTime: readonly PlannedTask[]
  /** Collapsed: it is too late to do them. */
  passed: readonly PlannedTask[]
  /** Collapsed: the user has set them aside. */
  aside: readonly PlannedTask[]
  done: readonly PlannedTask[]
}

/** The number of done tasks of a plan, and the total without tasks that were set aside. */
export function planCount(plan: readonly Pick<PlannedTask, 'state'>[]) {
  const count = (wanted: PlannedTask['state']) =>
    plan.filter(({ state }) => state === wanted).length
  return { done: count('done'), total: plan.length - count('aside') }
}

/** Groups a plan by task state. See docs/decisions/0027. */
export function planSummary(plan: readonly PlannedTask[]): PlanSummary {
  const inState = (state: PlannedTask['state']) => plan.filter((task) => task.state === state)
  const overdue = inState('overdue')
  const shown = new Set(overdue.toSorted(byPriority).slice(0, MAX_OVERDUE_SHOWN))
  return {
    overdue: overdue.filter((task) => shown.has(task)),
    moreOverdue: overdue.filter((task) => !shown.has(task)),
    thisWeek: inState('thisWeek'),
    later: inState('later'),
    ifTime: inState('ifTime'),
    passed: inState('passed'),
    aside: inState('aside'),
    done: inState('done'),
  }
}

/** From this share on, the whole plan feels tight. A few tasks of the first weeks alone do not make it so. */
const SHORT_NOTICE_SHARE = 0.25

/** Whether so many open tasks have less time than usual that the plan as a whole is tight. */
export function isShortNotice(open: readonly Pick<PlannedTask, 'isShort'>[]): boolean {
  const short = open.filter(({ isShort }) => isShort)
  return short.length > 0 && short.length >= open.length * SHORT_NOTICE_SHARE
}
