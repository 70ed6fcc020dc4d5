import { tellsOrder, type DayOrder } from './read-day'

/** What the dates of a file say of their own order. */
export interface OrderOfDays {
  /** The order that some of its dates can only have; undefined where they tell none, or both. */
  told: DayOrder | undefined
  /** A date that can be read both ways. */
  unclear: string | undefined
}

/** Looks through all dates of a file: one 03/25/2026 tells what 03/04/2026 means. */
export function orderOfDays(cells: Iterable<string>): OrderOfDays {
  const told = new Set<DayOrder>()
  let unclear: string | undefined
  for (const cell of cells) {
    const order = tellsOrder(cell)
    if (order === 'either') unclear ??= cell.trim()
    else if (order) told.add(order)
  }
  const [only] = told
  return { told: told.size === 1 ? only : undefined, unclear }
}
