import { formatCount } from '@/engine/format-count'
import { areaName, type WageArea } from '@/schemas/career-planner/wage-area'
import type { CareerPay } from './state-pay'
import { isUnsteady } from './pay'

/** Notes on how to read a career's figures in these areas, one sentence each. */
export function payNotes(pay: CareerPay, areas: readonly WageArea[]): readonly string[] {
  const fewJobs = areas.flatMap((area) => {
    const found = pay.payIn(area)
    if (!found || !isUnsteady(found)) return []
    return `${areaName(area)}: few jobs (about ${formatCount(found.jobs ?? 0)}), less reliable figure.`
  })
  const ownBusiness =
    'Many here work for themselves. Self-employed people are not in these figures.'
  return [
    ...fewJobs,
    ...(pay.counts ? [pay.counts] : []),
    ...(pay.isOftenOwnBusiness ? [ownBusiness] : []),
  ]
}
