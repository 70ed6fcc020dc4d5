import * as z from 'zod/mini'

/*
 * Which parts a person has opened or closed, by name. It is kept in `sessionStorage`: it belongs to one tab
 * of the browser, and ends with it or with a reset. Where that storage is denied or full, nothing is kept.
 */
const KEY = 'openParts'

const shape = z.record(z.string(), z.boolean())

/** Whether a part was left open; undefined where nobody has touched it. */
export const wasLeftOpen = (name: string): boolean | undefined => read()[name]

/** Keeps how a part was left. */
export function keepOpen(name: string, isOpen: boolean) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [name]: isOpen }))
  } catch {
    // The part is as it is at first when one comes back.
  }
}

function read(): Readonly<Record<string, boolean>> {
  try {
    return shape.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}
