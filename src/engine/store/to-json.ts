import type { Stored } from '../model/stored'

/** The JSON of every record that this page has written. Records are frozen first, so that their JSON stays valid. */
const texts = new WeakMap<object, string>()

const identity = (element: object) => element

/**
 * The same text as `JSON.stringify`. The elements of a list are cached: if one of 8,000 records has changed, only that
 * one is serialized.
 * @param written the part of a list element to write, if not all of it
 */
export function toJson(value: unknown, { written }: Pick<Stored<unknown>, 'written'> = {}): string {
  if (!Array.isArray(value)) return JSON.stringify(value)
  return `[${value.map((element: unknown) => elementText(element, written)).join(',')}]`
}

function elementText(element: unknown, written = identity): string {
  if (typeof element !== 'object' || element === null) return JSON.stringify(element) ?? 'null'
  const known = texts.get(element)
  if (known !== undefined) return known
  const text = JSON.stringify(written(element))
  texts.set(Object.freeze(element), text)
  return text
}
