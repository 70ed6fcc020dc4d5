import type { Stored } from '../model/stored'

/** The text of every record that was written in this page. Records are frozen first: no text grows old. */
const texts = new WeakMap<object, string>()

const whole = (element: object) => element

/**
 * The same text as `JSON.stringify`, of what is written of each element. Of a list only the records are put into words that were not
 * written before: of 8,000 applications the one that was changed.
 */
export function toJson(value: unknown, { written }: Pick<Stored<unknown>, 'written'> = {}): string {
  if (!Array.isArray(value)) return JSON.stringify(value)
  return `[${value.map((element: unknown) => elementText(element, written)).join(',')}]`
}

function elementText(element: unknown, written = whole): string {
  if (typeof element !== 'object' || element === null) return JSON.stringify(element) ?? 'null'
  const known = texts.get(element)
  if (known !== undefined) return known
  const text = JSON.stringify(written(element))
  texts.set(Object.freeze(element), text)
  return text
}
