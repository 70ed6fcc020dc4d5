import type { PlannedTask } from './plan-of'

/** From this share on, the whole plan feels tight. A few tasks of the first weeks alone do not make it so. */
const SHORT_NOTICE_SHARE = 0.25

/** Whether so many open tasks have less time than usual that the plan as a whole is tight. */
export function isShortNotice(open: readonly Pick<PlannedTask, 'isShort'>[]): boolean {
  const short = open.filter(({ isShort }) => isShort)
  return short.length > 0 && short.length >= open.length * SHORT_NOTICE_SHARE
}
