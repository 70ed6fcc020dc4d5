import type { CareerMove } from '@/schemas/career-planner/career-move'

/** The yearly pay in an area, in dollars before tax. */
export interface Pay {
  /** The number of jobs; `undefined` if not published. */
  jobs: number | undefined
  /** The 10th percentile: one worker in ten earns less. */
  low: number
  median: number
  /** The 90th percentile: one worker in ten earns more. */
  high: number
}

/**
 * A state's figure from fewer jobs than this is less reliable. In May 2025, three in ten medians below this number and one
 * in twelve above it differed by more than 20% from the usual pay of the occupation and the state. A contract test
 * checks the limit against each year's figures. See docs/decisions/0035.
 */
export const FEW_JOBS = 700

/** Whether the pay comes from so few jobs that it may change a lot by next year. */
export function isUnsteady({ jobs }: Pay): boolean {
  return jobs !== undefined && jobs < FEW_JOBS
}

/** Whether a figure can be compared with other careers: it is for the career itself and comes from enough jobs. */
export function isComparable({ counts }: Pick<CareerMove, 'counts'>, found: Pay): boolean {
  return counts === undefined && !isUnsteady(found)
}
