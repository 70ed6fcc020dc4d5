import { careerMoves } from '@/data/career-planner/career-moves'
import { careerWages } from '@/data/career-planner/career-wages'
import { publishedWages, wageMonth } from '@/data/sources/state-wages'
import { reviewOf } from '@/engine/model/reviewed'
import type { AreaWage } from '@/schemas/career-planner/occupation-wage'
import type { Pay, StatePay } from './pay'

/** Importing this module loads the wages. */
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
