/** Whether any object has a key that means an object's prototype, however its letters are written. */
export function holdsPrototype(text: string, json: unknown): boolean {
  const mayHold = text.includes('__proto__') || text.includes('\\u')
  return mayHold && hasKey(json, '__proto__')
}

function hasKey(value: unknown, key: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.hasOwn(value, key) || Object.values(value).some((part) => hasKey(part, key))
}
