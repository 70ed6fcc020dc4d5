import type { Phone, Work } from './browser.ts'
import { median } from './numbers.ts'

/** What the product takes, held against the least that the same work could take. */
export interface Comparison {
  name: string
  /** What the floor is. */
  floor: string
  /** The product may take so many times the floor. */
  target: number
  floorTimes: number[]
  productTimes: number[]
}

interface Sides extends Pick<Comparison, 'name' | 'floor' | 'target'> {
  rounds: number
  /** Where each side has its page; both may have the same. */
  phones: Record<'floor' | 'product', Phone>
  /** Each measures a round: one time or several, in milliseconds. */
  measureFloor: Work<readonly number[]>
  measureProduct: Work<readonly number[]>
}

/**
 * Measures both sides in turns, so that what else the machine does falls on both. The first round of
 * each is not counted: the browser has compiled nothing by then.
 */
export async function compare(sides: Sides) {
  const { rounds, phones, measureFloor, measureProduct, ...names } = sides
  const comparison: Comparison = { ...names, floorTimes: [], productTimes: [] }
  for (let round = 0; round <= rounds; round++) {
    const floor = await phones.floor.slowly(measureFloor)
    const product = await phones.product.slowly(measureProduct)
    if (round === 0) continue
    comparison.floorTimes.push(...floor)
    comparison.productTimes.push(...product)
  }
  console.log(describe(comparison))
  return comparison
}

/** What the person who waits for the benchmark is told. */
export function describe(comparison: Comparison): string {
  return `${comparison.name}: ${ratio(comparison).toFixed(2)} (${comparison.target})`
}

export function ratio({ floorTimes, productTimes }: Comparison): number {
  return median(productTimes) / median(floorTimes)
}
