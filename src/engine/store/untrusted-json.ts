import { hasTooManyValues, isTooDeep, measure } from './measure'

/** Why an untrusted text is not used. */
export type Refusal = 'too deep' | 'too many values' | 'not JSON' | 'prototype key'

/** Parses an untrusted text. Measures it first, because parsing a hostile one could take all memory. */
export function readUntrustedJson(text: string): { json: unknown } | { refusal: Refusal } {
  const size = measure(text)
  if (isTooDeep(size)) return { refusal: 'too deep' }
  if (hasTooManyValues(size)) return { refusal: 'too many values' }
  const json = parseJson(text)
  if (json === undefined) return { refusal: 'not JSON' }
  return hasPrototypeKey(text, json) ? { refusal: 'prototype key' } : { json }
}

/** Parses an untrusted text. Undefined if it is refused, whatever the reason. */
export function parseUntrustedJson(text: string): unknown {
  const read = readUntrustedJson(text)
  return 'json' in read ? read.json : undefined
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
