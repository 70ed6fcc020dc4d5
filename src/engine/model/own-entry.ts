/** Reads an own property only: a stored key such as "constructor" must not read an inherited one. */
export function ownOr<Value, Fallback>(
  record: Readonly<Record<string, Value>>,
  key: string,
  fallback: Fallback,
): Value | Fallback {
  return Object.hasOwn(record, key) ? (record[key] ?? fallback) : fallback
}

/** The record with one entry set, as its last, or without it if the value is undefined. */
export function withEntry<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | undefined,
): Readonly<Record<string, Value>> {
  const others = Object.entries(record).filter(([other]) => other !== key)
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]])
}
