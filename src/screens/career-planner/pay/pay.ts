import { dollars, formatCount } from '@/engine/format-count'
import type { Review } from '@/engine/model/reviewed'
import type { CareerMove } from '@/schemas/career-planner/career-move'
import { areaName, type WageArea, type WageState } from '@/schemas/career-planner/wage-area'

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

/** The pay of one career in every area. */
export interface CareerPay extends Pick<CareerMove, 'counts' | 'isOftenOwnBusiness'> {
  /** The pay in an area; `undefined` if not published. */
  payIn: (area: WageArea) => Pay | undefined
}

/** The pay of every career, with its source. */
export interface StatePay {
  /** Finds the pay of a career by its id. */
  find: (careerId: string) => CareerPay | undefined
  /** The month of the wage survey. */
  month: string
  /** Their source and when it was last reviewed. */
  review: Review
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

/**
 * Whether a figure can be compared with other careers: it is for the career itself and comes from enough jobs. If their
 * number is not published, they may be few.
 */
export function isComparable({ counts }: Pick<CareerMove, 'counts'>, found: Pay): boolean {
  return counts === undefined && found.jobs !== undefined && !isUnsteady(found)
}

/**
 * Careers sorted by median pay in a state, highest first. Careers without a comparable figure come last and
 * keep their order.
 */
export function byPay<Row extends { id: string }>(
  careers: readonly Row[],
  { find }: Pick<StatePay, 'find'>,
  state: WageState,
): readonly Row[] {
  const median = ({ id }: Row) => {
    const pay = find(id)
    const found = pay?.payIn(state)
    return pay && found && isComparable(pay, found) ? found.median : 0
  }
  return careers.toSorted((a, b) => median(b) - median(a))
}

/** "$4,300 (6%) more than in Virginia", for two medians. @param place the state of `before` */
export function payDifference(there: Pay, before: Pay, place: string): string {
  const change = there.median - before.median
  if (change === 0) return `The same as in ${place}`
  const percent = Math.round((Math.abs(change) / before.median) * 100)
  const share = percent === 0 ? 'less than 1%' : `${percent}%`
  return `${dollars(Math.abs(change))} (${share}) ${change > 0 ? 'more' : 'less'} than in ${place}`
}

/** Notes on how to read a career's figures in these areas, one sentence each. */
export function payNotes(pay: CareerPay, areas: readonly WageArea[]): readonly string[] {
  const fewJobs = areas.flatMap((area) => {
    const found = pay.payIn(area)
    if (!found) return []
    if (found.jobs === undefined) return `${areaName(area)}: number of jobs not published.`
    if (!isUnsteady(found)) return []
    return `${areaName(area)}: few jobs (about ${formatCount(found.jobs)}), less reliable figure.`
  })
  const ownBusiness =
    'Many here work for themselves. Self-employed people are not in these figures.'
  return [
    ...fewJobs,
    ...(pay.counts ? [pay.counts] : []),
    ...(pay.isOftenOwnBusiness ? [ownBusiness] : []),
  ]
}
