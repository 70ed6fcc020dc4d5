/** Where the browser of the tests believes to be: its day is not the day of the machine. */
export const browserZone = 'Pacific/Honolulu'

/** Today, as the browser of the tests has it. */
export function browserDay(): string {
  // Sweden writes a day as the product keeps it.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: browserZone }).format(new Date())
}

/** The moment of a clock time there, such as `2026-11-22T12:00`. Honolulu has one offset all year. */
export function browserMoment(time: string): Date {
  return new Date(`${time}-10:00`)
}
