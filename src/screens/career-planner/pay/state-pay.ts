import { careerMoves } from '@/data/career-planner/career-moves'
import { careerWages } from '@/data/career-planner/career-wages'
import { publishedWages, wageMonth } from '@/data/sources/state-wages'
import { reviewOf, type Review } from '@/engine/model/reviewed'
import type { CareerMove } from '@/schemas/career-planner/career-move'
import type { AreaWage } from '@/schemas/career-planner/occupation-wage'
import type { WageArea } from '@/schemas/career-planner/wage-area'
import type { Pay } from './pay'

/** The pay of one career in every area. */
export interface CareerPay extends Pick<CareerMove, 'counts' | 'isOftenOwnBusiness'> {
  /** The pay in an area; `undefined` if not published. */
  payIn: (area: WageArea) => Pay | undefined
}

/** The pay of every career, with its source. Importing this module loads the wages. */
export interface StatePay {
  /** Finds the pay of a career by its id. */
  find: (careerId: string) => CareerPay | undefined
  /** The month of the wage survey. */
  month: string
  /** Their source and when it was last reviewed. */
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
