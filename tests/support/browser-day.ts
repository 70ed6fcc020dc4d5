/** The time zone of the tested browser. It differs from the machine's, so the two can have different days. */
export const browserZone = 'Pacific/Honolulu'

/** Today in the tested browser's time zone. */
export function browserDay(): string {
  // The Swedish locale formats a date as YYYY-MM-DD, as the product stores it.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: browserZone }).format(new Date())
}

/** The instant of a local time in `browserZone`, such as `2026-11-22T12:00`. Honolulu has one offset all year. */
export function browserMoment(time: string): Date {
  return new Date(`${time}-10:00`)
}
