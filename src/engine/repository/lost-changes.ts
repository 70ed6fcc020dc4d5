/** How long after a change another tab's write can still be one that did not see it, in milliseconds. */
const MOMENT = 2000

/**
 * Watches for changes that another tab's simultaneous write has undone. Only browsers without Web
 * Locks need it: there two tabs can both read, and then both write.
 */
export function createLostChanges() {
  const recent = new Map<string, { before: unknown; after: unknown; at: number }>()
  const listeners = new Set<() => void>()
  let lost: ReadonlySet<string> = new Set()

  const tell = (keys: ReadonlySet<string>) => {
    lost = keys
    listeners.forEach((listener) => listener())
  }

  return {
    /** Remembers a change that this tab has just written. */
    note: (key: string, before: unknown, after: unknown) => {
      recent.set(key, { before, after, at: Date.now() })
    },
    /** Holds what another tab wrote against the change made here a moment ago. */
    check: (key: string, now: unknown) => {
      const change = recent.get(key)
      recent.delete(key)
      if (!change || Date.now() - change.at > MOMENT) return
      if (isChangeLost(change.before, change.after, now)) tell(new Set([...lost, key]))
    },
    /** The keys under which a change was lost and the user has not been told yet. */
    keys: () => lost,
    /** The user has been told. */
    dismiss: () => tell(new Set()),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

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
