import { hasTooManyValues, isTooDeep, measure } from './measure'

/** What a text holds, where a file may hold it as it is; undefined where it may not, or is not JSON. */
export function readText(text: string): unknown {
  const size = measure(text)
  if (isTooDeep(size) || hasTooManyValues(size)) return undefined
  const json = parseJson(text)
  return holdsPrototype(text, json) ? undefined : json
}

/** The parsed text; undefined where it is not JSON. JSON itself has no `undefined`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether any object has a key that means an object's prototype, however its letters are written. */
export function holdsPrototype(text: string, json: unknown): boolean {
  const mayHold = text.includes('__proto__') || text.includes('\\u')
  return mayHold && hasKey(json, '__proto__')
}

function hasKey(value: unknown, key: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.hasOwn(value, key) || Object.values(value).some((part) => hasKey(part, key))
}
