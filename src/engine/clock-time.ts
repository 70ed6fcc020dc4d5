const pattern = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Whether a text is a time of day as a time input gives it: `HH:MM`, from 00:00 to 23:59. */
export const isClockTime = (text: string): boolean => pattern.test(text)

/** "2:00 PM". Returns a text that is not a time of day unchanged. */
export function formatClock(time: string): string {
  if (!isClockTime(time)) return time
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
