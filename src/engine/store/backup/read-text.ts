import { holdsPrototype } from './holds-prototype'
import { isTooDeep, isTooMuch, measure } from './measure'
import { parseJson } from './parse-json'

/** What a text holds, where a file may hold it as it is; undefined where it may not, or is not JSON. */
export function readText(text: string): unknown {
  const size = measure(text)
  if (isTooDeep(size) || isTooMuch(size)) return undefined
  const json = parseJson(text)
  return holdsPrototype(text, json) ? undefined : json
}
