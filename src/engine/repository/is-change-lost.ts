/** Whether something that the change from `before` to `after` did is not so in `now`. */
export function isChangeLost(before: unknown, after: unknown, now: unknown): boolean {
  if (isSame(before, after)) return false
  const old = partsOf(before)
  const made = partsOf(after)
  const found = partsOf(now)
  if (!old || !made || !found) return !isSame(after, now)
  const names = new Set([...old.keys(), ...made.keys()])
  return [...names].some((name) => isChangeLost(old.get(name), made.get(name), found.get(name)))
}

/** The parts of a list by their id, of an object by their name; undefined for anything else. */
function partsOf(value: unknown): Map<string, unknown> | undefined {
  if (Array.isArray(value)) {
    return new Map(value.map((row: unknown): [string, unknown] => [idOf(row), row]))
  }
  if (typeof value === 'object' && value !== null) return new Map(Object.entries(value))
  return undefined
}

function idOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row
    ? String(row.id)
    : JSON.stringify(row)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
