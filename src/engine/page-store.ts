import { useSyncExternalStore } from 'react'

/** A value that lives as long as the page and can be followed. */
export interface PageStore<Value> {
  get: () => Value
  set: (next: Value) => void
  /** @returns a function that stops following */
  subscribe: (listener: () => void) => () => void
}

interface Options {
  /** Whether it is about the site and not about what a person did here: a reset leaves it. */
  outlivesReset?: true
}

const emptied = new Set<() => void>()

/** Makes a store. A reset, here or in another tab, makes its value the empty one again. */
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
  if (!outlivesReset) emptied.add(() => set(empty))
  return {
    get: () => value,
    set,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The value of a store, followed. */
export function usePageStore<Value>({
  subscribe,
  get,
}: Pick<PageStore<Value>, 'subscribe' | 'get'>): Value {
  return useSyncExternalStore(subscribe, get, get)
}

/** Forgets what this page and this tab hold of a person, besides what is stored: part of a reset. */
export function emptyPage() {
  for (const empty of emptied) empty()
  try {
    sessionStorage.clear()
  } catch {
    // Where it is denied, nothing is stored there.
  }
}
