import type { PlannedTask } from './plan-of'

/** What a calendar shows of a plan: every task that has a day, as an event of that day. */
export function calendarTasks(plan: readonly PlannedTask[]) {
  return plan
    .filter(({ isDated }) => isDated)
    .map(({ id, title, due, reason, advice, state }) => ({
      id,
      title,
      day: due,
      note: advice === '' ? reason : `${reason} ${advice}`,
      isDone: state === 'done',
    }))
}
