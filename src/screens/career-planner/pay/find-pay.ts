import { careerMoves } from '@/data/career-moves'
import { careerWages } from '@/data/career-wages'
import type { CareerMove } from '@/schemas/career-move'
import type { AreaWage } from '@/schemas/occupation-wage'
import type { WageArea } from '@/schemas/wage-area'
import type { Pay } from './pay'

/** What is known of a career's pay. */
export interface CareerPay extends Pick<CareerMove, 'counts' | 'isOftenOwnBusiness'> {
  /** The pay in an area; undefined where it is not published. */
  payIn: (area: WageArea) => Pay | undefined
}

/** The pay of a career, by the career's id. */
export type FindPay = (careerId: string) => CareerPay | undefined

/** Looks a career's pay up in the figures of its occupation. */
export const findPay: FindPay = (careerId) => {
  const move = careerMoves.rows.find(({ id }) => id === careerId)
  const wages = careerWages.rows.find(({ id }) => id === move?.occupation)
  return move && { ...move, payIn: (area) => wages && payFrom(wages.areas[area]) }
}

function payFrom([jobs, low, median, high]: AreaWage): Pay | undefined {
  if (low === null || median === null || high === null) return undefined
  return { jobs: jobs ?? undefined, low, median, high }
}
