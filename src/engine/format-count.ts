/**
 * "1,234", of a whole number of at least 0. Without `Intl`, whose first use takes a phone a tenth of a
 * second.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** "$2,556", of whole dollars. */
export const dollars = (amount: number) => `$${formatCount(amount)}`
