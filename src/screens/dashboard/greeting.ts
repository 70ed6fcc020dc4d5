import { isolate } from '@/engine/isolate'

const NOON_HOUR = 12
const EVENING_HOUR = 18

/**
 * The greeting by the local time of day: morning before 12:00, afternoon before 18:00, otherwise
 * evening. The name follows if there is one.
 */
export function greeting(now: Date, name: string): string {
  const hour = now.getHours()
  const time = hour < NOON_HOUR ? 'morning' : hour < EVENING_HOUR ? 'afternoon' : 'evening'
  return name.trim() ? `Good ${time}, ${isolate(name.trim())}` : `Good ${time}`
}
