import { useSyncExternalStore } from 'react'

/** A value that is kept in memory until the page unloads, with subscriptions to its changes. */
export interface PageStore<Value> {
  get: () => Value
  set: (next: Value) => void
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void
}

interface Options {
  /** Whether a reset keeps the value, because it describes the site and not what the user did. */
  outlivesReset?: true
}

const clearStores = new Set<() => void>()

/** Creates a store. A reset, in this tab or another, sets it back to `empty`. */
export function createStore<Value>(
  empty: Value,
  { outlivesReset }: Options = {},
): PageStore<Value> {
  const listeners = new Set<() => void>()
  let value = empty
  const set = (next: Value) => {
    value = next
    listeners.forEach((listener) => listener())
  }
  if (!outlivesReset) clearStores.add(() => set(empty))
  return {
    get: () => value,
    set,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Sets one entry of a store that holds a map, or deletes it if the value is undefined. */
export function setEntry<Key, Value>(
  store: Pick<PageStore<ReadonlyMap<Key, Value>>, 'get' | 'set'>,
  key: Key,
  value: Value | undefined,
) {
  const entries = new Map(store.get())
  if (value === undefined) entries.delete(key)
  else entries.set(key, value)
  store.set(entries)
}

/** Subscribes the component to a store. @returns the current value */
export function usePageStore<Value>({
  subscribe,
  get,
}: Pick<PageStore<Value>, 'subscribe' | 'get'>): Value {
  return useSyncExternalStore(subscribe, get, get)
}

/** Clears the stores of this page. */
export function clearPageStores() {
  for (const clear of clearStores) clear()
}

/**
 * The part of a reset beside local storage and the mirror: clears the stores of this page and the tab's session
 * storage.
 */
export function clearTabState() {
  clearPageStores()
  try {
    sessionStorage.clear()
  } catch {
    // If the browser denies access to it, nothing is stored there.
  }
}
