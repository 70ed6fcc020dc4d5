import type { PlannedTask } from './plan-of'

/** Whether tasks stand by their days. Where they do not, what matters most comes first. */
export function isByDay(tasks: readonly Pick<PlannedTask, 'due'>[]): boolean {
  return tasks.every(({ due }, at) => due >= (tasks[at - 1]?.due ?? due))
}
