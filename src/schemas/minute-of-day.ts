/**
 * The minute of the day at which a time as people write it begins: "9:00 Pacific", "2 pm". What tells no
 * hour comes after all others. Zones are not looked at.
 */
export function minuteOfDay(time: string): number {
  const [, hours, minutes = '0', half] =
    /(\d{1,2})(?::(\d{2}))?\s*(?:([ap])\.?m)?/i.exec(time) ?? []
  if (hours === undefined) return Infinity
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  return hour * 60 + Number(minutes)
}
