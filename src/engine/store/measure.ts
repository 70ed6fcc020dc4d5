import { scanJson } from './scan-json'
import { STORAGE_LIMIT_CHARACTERS } from './usage'

/** The size of a JSON text, counted without parsing it. */
export interface Measure {
  /** How deep its objects and arrays are nested. */
  depth: number
  /** The number of its objects and arrays. */
  parts: number
  /** The approximate number of its values: one for each comma. */
  values: number
}

/**
 * The limits for a file. What the app writes is five levels deep. Everything that fits into a browser's storage is
 * within the counts: an object or array takes at least three characters there, a value two.
 */
const MAX: Measure = {
  depth: 32,
  parts: Math.floor(STORAGE_LIMIT_CHARACTERS / 3),
  values: Math.floor(STORAGE_LIMIT_CHARACTERS / 2),
}

export const isTooDeep = ({ depth }: Measure) => depth > MAX.depth
export const hasTooManyValues = ({ parts, values }: Measure) =>
  parts > MAX.parts || values > MAX.values

/** The measure of two texts in one file. */
export const combineMeasures = (one: Measure, other: Measure): Measure => ({
  depth: Math.max(one.depth, other.depth),
  parts: one.parts + other.parts,
  values: one.values + other.values,
})

/** Counts brackets and commas. Stops as soon as a count is over its limit. */
export function measure(text: string): Measure {
  const found: Measure = { depth: 0, parts: 0, values: 0 }
  scanJson(text, ({ character, depth }) => {
    if (character === ',') found.values++
    else if (character === '{' || character === '[') {
      found.parts++
      found.depth = Math.max(found.depth, depth)
    }
    return !isTooDeep(found) && !hasTooManyValues(found)
  })
  return found
}
