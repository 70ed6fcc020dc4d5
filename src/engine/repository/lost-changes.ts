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
    check: async (key: string, now: unknown) => {
      const change = recent.get(key)
      recent.delete(key)
      if (!change || Date.now() - change.at > MOMENT) return
      const { isChangeLost } = await import('./is-change-lost')
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
