import type { PlannedTask } from './plan-of'

/** The number of done tasks of a plan, and the total without tasks that were set aside. */
export function planCount(plan: readonly Pick<PlannedTask, 'state'>[]) {
  const count = (wanted: PlannedTask['state']) =>
    plan.filter(({ state }) => state === wanted).length
  return { done: count('done'), total: plan.length - count('aside') }
}
