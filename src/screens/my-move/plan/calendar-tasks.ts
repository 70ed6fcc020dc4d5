import type { PlannedTask } from './plan-of'

/**
 * The all-day calendar events of a plan: one for each dated task that was not set aside. A task that it is too late to
 * do counts as done, so that a file adds none, but keeps the event of an earlier file.
 */
export function calendarTasks(plan: readonly PlannedTask[]) {
  return plan
    .filter(({ isDated, state }) => isDated && state !== 'aside')
    .map(({ id, title, due, reason, advice, state }) => ({
      id,
      title,
      day: due,
      note: advice === '' ? reason : `${reason} ${advice}`,
      isDone: state === 'done' || state === 'passed' || state === 'ifTime',
    }))
}
