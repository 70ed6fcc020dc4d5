import type { PlannedTask } from './plan-of'

/** How many tasks of a plan are done, and how many there are. */
export function planCount(plan: readonly Pick<PlannedTask, 'state'>[]) {
  return { done: plan.filter(({ state }) => state === 'done').length, total: plan.length }
}
