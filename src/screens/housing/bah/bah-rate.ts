import { bahRates } from '@/data/housing/bah-rates'
import { bahZips } from '@/data/housing/bah-zips'
import type { BahArea } from '@/schemas/housing/bah-area'
import { rateIndex, type PayGrade } from '@/schemas/housing/pay-grade'
import { areaAt } from '@/schemas/housing/zip-block'

const areas = new Map(bahRates.rows.map((area) => [area.id, area]))
const blocks = new Map(bahZips.rows.map((block) => [block.id, block]))

/** The area code of ZIP codes where the overseas allowance is paid. */
export const OVERSEAS_AREA = 'XX499'

/** The code of the housing area of a ZIP code of five digits; `undefined` if it is not listed. See docs/decisions/0040. */
export function areaCodeOf(zip: string): string | undefined {
  const block = blocks.get(zip.slice(0, 3))
  return block && areaAt(block.areas, block.zips.charAt(Number(zip.slice(3))))
}

/** A housing area by its code. */
export function areaOf(code: string | undefined): BahArea | undefined {
  return code === undefined ? undefined : areas.get(code)
}

/** What an area pays, in dollars a month. */
export function rateOf(area: BahArea, grade: PayGrade, hasDependents: boolean): number | undefined {
  return (hasDependents ? area.withDependents : area.withoutDependents)[rateIndex(grade)]
}
