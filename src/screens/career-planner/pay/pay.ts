import type { CareerMove } from '@/schemas/career-planner/career-move'

/** What a year of work pays somewhere, before tax. */
export interface Pay {
  /** How many jobs there are; undefined where that is not published. */
  jobs: number | undefined
  /** The 10th percentile: one worker in ten earns less. */
  low: number
  median: number
  /** The 90th percentile: one worker in ten earns more. */
  high: number
}

/**
 * Below this many jobs a state's figure is called unsteady. In May 2025 three medians in ten below it, and
 * one in twelve above it, were more than 20 % away from what the occupation and the state usually pay; in
 * steps of size the share falls to the half here. A contract test holds each year's figures to that.
 * See docs/decisions/0035.
 */
export const FEW_JOBS = 700

/** Whether the pay is that of so few jobs that it may be another next year. */
export function isUnsteady({ jobs }: Pay): boolean {
  return jobs !== undefined && jobs < FEW_JOBS
}

/** Whether a figure is that of the career itself, from enough jobs: only then is it compared with those of other careers. */
export function isComparable({ counts }: Pick<CareerMove, 'counts'>, found: Pay): boolean {
  return counts === undefined && !isUnsteady(found)
}
