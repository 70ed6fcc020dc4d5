import type { Phone, Work } from './browser.ts'
import { median } from './numbers.ts'

/** The times of the product, and those of a floor: the least time that the same work could take. */
export interface Comparison {
  name: string
  /** A description of the floor. */
  floor: string
  /** The highest ratio of the product to the floor. */
  target: number
  floorTimes: number[]
  productTimes: number[]
}

interface Sides extends Pick<Comparison, 'name' | 'floor' | 'target'> {
  rounds: number
  /** The page of each side. Both may be the same. */
  phones: Record<'floor' | 'product', Phone>
  /** Each measures one round. @returns one or more times in milliseconds */
  measureFloor: Work<readonly number[]>
  measureProduct: Work<readonly number[]>
}

/**
 * Measures both sides alternately, so that other work of the machine slows both. The first round of each is not
 * counted, because the browser has not compiled the code yet.
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

/** A line for the person who waits for the benchmark. */
export function describe(comparison: Comparison): string {
  return `${comparison.name}: ${ratio(comparison).toFixed(2)} (${comparison.target})`
}

export function ratio({ floorTimes, productTimes }: Comparison): number {
  return median(productTimes) / median(floorTimes)
}
