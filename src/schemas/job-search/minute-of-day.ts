const clock = String.raw`(\d{1,2})(?::(\d{2}))?\s*(?:([ap])\.?m\.?)?`
const timeOrRange = new RegExp(String.raw`${clock}(?:\s*(?:[-–—]|to|until)\s*${clock})?`, 'i')

/**
 * The minute of the day at which a time as people write it begins: "9:00 Pacific", "2 pm", "1–2 pm". Infinity if the
 * text has no hour, so that it sorts last. Ignores time zones.
 */
export function minuteOfDay(time: string): number {
  const [, hours, minutes, half, endHours, endMinutes, endHalf] = timeOrRange.exec(time) ?? []
  if (hours === undefined) return Infinity
  if (half || !endHours || !endHalf) return minuteAt(hours, minutes, half)
  // "am" or "pm" at the end applies to the start too, unless the range crosses noon or midnight: "11–1 pm".
  const start = minuteAt(hours, minutes, endHalf)
  if (start <= minuteAt(endHours, endMinutes, endHalf)) return start
  return minuteAt(hours, minutes, isAfternoon(endHalf) ? 'a' : 'p')
}

function minuteAt(hours: string, minutes = '0', half?: string): number {
  const hour = half ? (Number(hours) % 12) + (isAfternoon(half) ? 12 : 0) : Number(hours)
  return hour * 60 + Number(minutes)
}

const isAfternoon = (half: string) => half.toLowerCase() === 'p'
