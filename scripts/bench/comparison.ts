import type { Phone, Work } from './browser.ts'
import { median } from './numbers.ts'

/** The times of the app, compared with the least that the same work can take. */
export interface Comparison {
  name: string
  /** Describes the work that sets the floor. */
  floor: string
  /** The maximum ratio of the app's time to the floor. */
  target: number
  floorTimes: number[]
  productTimes: number[]
}

/** How many rounds count. */
const ROUNDS = 5

interface Sides extends Pick<Comparison, 'name' | 'floor' | 'target'> {
  /** The phone of each side. Both can have the same one. */
  phones: Record<'floor' | 'product', Phone>
  /** Each measures one round and returns one or more times in milliseconds. */
  measureFloor: Work<readonly number[]>
  measureProduct: Work<readonly number[]>
}

/**
 * Measures both sides alternately, so that other load of the machine affects both. The first round does not count,
 * because the browser has not compiled the code yet.
 */
export async function compare(sides: Sides) {
  const { phones, measureFloor, measureProduct, ...names } = sides
  const comparison: Comparison = { ...names, floorTimes: [], productTimes: [] }
  for (let round = 0; round <= ROUNDS; round++) {
    const floor = await phones.floor.runThrottled(measureFloor)
    const product = await phones.product.runThrottled(measureProduct)
    if (round === 0) continue
    comparison.floorTimes.push(...floor)
    comparison.productTimes.push(...product)
  }
  console.log(describe(comparison))
  return comparison
}

/** The line that the benchmark prints when a comparison is done. */
export function describe(comparison: Comparison): string {
  return `${comparison.name}: ${ratio(comparison).toFixed(2)} (${comparison.target})`
}

export function ratio({ floorTimes, productTimes }: Comparison): number {
  return median(productTimes) / median(floorTimes)
}
