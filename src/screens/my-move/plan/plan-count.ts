import type { PlannedTask } from './plan-of'

/** How many tasks of a plan are done, and how many there are without those that were set aside. */
export function planCount(plan: readonly Pick<PlannedTask, 'state'>[]) {
  const count = (wanted: PlannedTask['state']) =>
    plan.filter(({ state }) => state === wanted).length
  return { done: count('done'), total: plan.length - count('aside') }
}
