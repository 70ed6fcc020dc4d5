/** An object without some of its keys, the others in their order. A key that it does not have does not compile. */
export function without<T extends object, const Key extends keyof T>(
  object: T,
  keys: readonly Key[],
): Omit<T, Key>
export function without(object: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)))
}
