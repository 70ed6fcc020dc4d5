/**
 * "1,234", of a whole number of at least 0. Without `Intl`, whose first use takes a phone a tenth of a
 * second.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** "$2,556", of whole dollars. */
export const dollars = (amount: number) => `$${formatCount(amount)}`

/** "1 row", "2,000 rows". @param several the plural, if it is not the singular with an "s" */
export const countOf = (count: number, one: string, several = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : several}`
