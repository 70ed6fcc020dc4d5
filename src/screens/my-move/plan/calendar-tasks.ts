import type { PlannedTask } from './plan-of'

/** What a calendar shows of a plan: every task that has a day and was not set aside, as an event of that day. */
export function calendarTasks(plan: readonly PlannedTask[]) {
  return plan
    .filter(({ isDated, state }) => isDated && state !== 'aside')
    .map(({ id, title, due, reason, advice, state }) => ({
      id,
      title,
      day: due,
      note: advice === '' ? reason : `${reason} ${advice}`,
      isDone: state === 'done',
    }))
}
