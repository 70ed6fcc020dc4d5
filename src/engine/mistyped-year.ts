/** The years that somebody may mean. Others are slips of the finger: 0026, 0202, 20226. */
export const FIRST_YEAR = 1970
export const LAST_YEAR = 2100

/** A browser's date field takes up to six digits for the year, as the field for a month does. */
const dated = /^(\d{4,6})-\d{2}(-\d{2})?$/

/** Whether a date or a month is of a year that nobody means. What is no date is no such slip. */
export function hasMistypedYear(date: string): boolean {
  const [, year] = dated.exec(date) ?? []
  return year !== undefined && (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR)
}
