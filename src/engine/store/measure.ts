import { scanJson } from './scan-json'
import { STORAGE_LIMIT_CHARACTERS } from './usage'

/** How much a JSON text holds, counted without building it. */
export interface Measure {
  /** How deep its objects and lists are nested. */
  depth: number
  /** How many objects and lists it holds. */
  parts: number
  /** How many values it holds, about: one for each comma. */
  values: number
}

/**
 * The most that a file may hold. What the product writes is five levels deep. Whatever fits in a browser's
 * storage is within the counts: an object or list takes at least three characters there, a value two.
 */
const MAX: Measure = {
  depth: 32,
  parts: Math.floor(STORAGE_LIMIT_CHARACTERS / 3),
  values: Math.floor(STORAGE_LIMIT_CHARACTERS / 2),
}

export const isTooDeep = ({ depth }: Measure) => depth > MAX.depth
export const isTooMuch = ({ parts, values }: Measure) => parts > MAX.parts || values > MAX.values

/** Two texts in one file. */
export const together = (one: Measure, other: Measure): Measure => ({
  depth: Math.max(one.depth, other.depth),
  parts: one.parts + other.parts,
  values: one.values + other.values,
})

/** Counts brackets and commas. It stops at the first figure that is more than allowed. */
export function measure(text: string): Measure {
  const found: Measure = { depth: 0, parts: 0, values: 0 }
  scanJson(text, ({ character, depth }) => {
    if (character === ',') found.values++
    else if (character === '{' || character === '[') {
      found.parts++
      found.depth = Math.max(found.depth, depth)
    }
    return !isTooDeep(found) && !isTooMuch(found)
  })
  return found
}
