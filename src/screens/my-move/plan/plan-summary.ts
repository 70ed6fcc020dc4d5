import { byPriority, type PlannedTask } from './plan-of'

/** So many overdue tasks are shown before one asks for more: a wall of red says nothing about what to do now. */
const MAX_OVERDUE_SHOWN = 5

/** What a plan shows first. */
export interface PlanSummary {
  /** The overdue tasks that matter most, by due day. */
  overdue: readonly PlannedTask[]
  /** The other overdue ones, behind a line with their number, by due day. */
  moreOverdue: readonly PlannedTask[]
  thisWeek: readonly PlannedTask[]
  later: readonly PlannedTask[]
  /** Folded as "if there is time". */
  ifTime: readonly PlannedTask[]
  /** Folded: nobody can do them any more. */
  passed: readonly PlannedTask[]
  /** Folded: the person has set them aside. */
  aside: readonly PlannedTask[]
  done: readonly PlannedTask[]
}

/** A plan by how its tasks stand, each group by due day. See docs/decisions/0027. */
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
