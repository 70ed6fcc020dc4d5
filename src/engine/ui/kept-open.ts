import * as z from 'zod/mini'

/*
 * Which disclosures the user has opened or closed, by name. They are stored in `sessionStorage`, so they belong to
 * one browser tab and end with it or with a reset. If that storage is denied or full, nothing is remembered.
 */
const KEY = 'openParts'

const shape = z.record(z.string(), z.boolean())

/** Whether a disclosure was left open; undefined if the user has not opened or closed it. */
export const wasLeftOpen = (name: string): boolean | undefined => read()[name]

/** Remembers whether a disclosure is open. */
export function rememberOpen(name: string, isOpen: boolean) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [name]: isOpen }))
  } catch {
    // The disclosure then has its initial state on the next visit.
  }
}

function read(): Readonly<Record<string, boolean>> {
  try {
    return shape.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}
