import { vi } from 'vitest'

/** Stubs the browser's lock manager: one holder per name, in order. @returns the requested names */
export function stubBrowserLocks(): readonly string[] {
  const requested: string[] = []
  const queues = new Map<string, Promise<unknown>>()
  const request = (name: string, work: () => Promise<unknown>) => {
    requested.push(name)
    const turn = (queues.get(name) ?? Promise.resolve()).then(work)
    queues.set(name, turn)
    return turn
  }
  vi.stubGlobal('navigator', { locks: { request } })
  return requested
}
