import { dayOrderOf, type DayOrder } from './read-day'

/** The order of day and month that the dates of a file show. */
export interface OrderOfDays {
  /** The order that some dates require; undefined if no date requires one, or dates require both. */
  order: DayOrder | undefined
  /** A date that can be read both ways. */
  unclear: string | undefined
}

/** Checks all dates of a file: a single 03/25/2026 shows what 03/04/2026 means. */
export function orderOfDays(cells: Iterable<string>): OrderOfDays {
  const orders = new Set<DayOrder>()
  let unclear: string | undefined
  for (const cell of cells) {
    const order = dayOrderOf(cell)
    if (order === 'either') unclear ??= cell.trim()
    else if (order) orders.add(order)
  }
  const [only] = orders
  return { order: orders.size === 1 ? only : undefined, unclear }
}
