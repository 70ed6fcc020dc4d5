/** The range of plausible years. Anything else is a typo: 0026, 0202, 20226. */
export const FIRST_YEAR = 1970
export const LAST_YEAR = 2100

/** A browser's date field takes up to six digits for the year, as the field for a month does. */
const dated = /^(\d{4,6})-\d{2}(-\d{2})?$/

/** Whether a date or a month has a year outside that range. False for text that is not a date. */
export function hasMistypedYear(date: string): boolean {
  const [, year] = dated.exec(date) ?? []
  return year !== undefined && (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR)
}
