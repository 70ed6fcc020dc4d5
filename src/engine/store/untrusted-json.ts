import { hasTooManyValues, isTooDeep, measure } from './measure'

/** Parses an untrusted text. Undefined if it is not JSON, too deep, too large or has a `__proto__` key. */
export function parseUntrustedJson(text: string): unknown {
  const size = measure(text)
  if (isTooDeep(size) || hasTooManyValues(size)) return undefined
  const json = parseJson(text)
  return hasPrototypeKey(text, json) ? undefined : json
}

/** The parsed text; undefined if it is not JSON. JSON itself has no `undefined`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether any object has the key `__proto__`, also if it is written with escapes. */
export function hasPrototypeKey(text: string, json: unknown): boolean {
  const mayHaveKey = text.includes('__proto__') || text.includes('\\u')
  return mayHaveKey && hasKey(json, '__proto__')
}

function hasKey(value: unknown, key: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.hasOwn(value, key) || Object.values(value).some((part) => hasKey(part, key))
}
