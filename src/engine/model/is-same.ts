/**
 * Whether two values from JSON are equal. The order of an object's keys does not matter, and a key whose value is
 * `undefined` counts as missing, as in JSON.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return false
  }
  return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]))
}

/** Whether it is an object or a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
