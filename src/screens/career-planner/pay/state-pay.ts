import { careerMoves } from '@/data/career-moves'
import { careerWages } from '@/data/career-wages'
import { publishedWages, wageMonth } from '@/data/sources/state-wages'
import { reviewOf, type Review } from '@/engine/model/reviewed'
import type { CareerMove } from '@/schemas/career-planner/career-move'
import type { AreaWage } from '@/schemas/career-planner/occupation-wage'
import type { WageArea } from '@/schemas/career-planner/wage-area'
import type { Pay } from './pay'

/** What is known of a career's pay. */
export interface CareerPay extends Pick<CareerMove, 'counts' | 'isOftenOwnBusiness'> {
  /** The pay in an area; undefined where it is not published. */
  payIn: (area: WageArea) => Pay | undefined
}

/** The pay of every career, and what it rests on. It comes with the wages, for those who ask. */
export interface StatePay {
  /** The pay of a career, by the career's id. */
  find: (careerId: string) => CareerPay | undefined
  /** The month that the wages are of. */
  month: string
  /** Where they are from, and when that was last read. */
  review: Review
}

export const statePay: StatePay = {
  find: (careerId) => {
    const move = careerMoves.rows.find(({ id }) => id === careerId)
    const wages = careerWages.rows.find(({ id }) => id === move?.occupation)
    return move && { ...move, payIn: (area) => wages && payFrom(wages.areas[area]) }
  },
  month: wageMonth,
  review: reviewOf(publishedWages),
}

function payFrom([jobs, low, median, high]: AreaWage): Pay | undefined {
  if (low === null || median === null || high === null) return undefined
  return { jobs: jobs ?? undefined, low, median, high }
}
