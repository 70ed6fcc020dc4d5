import { dollars } from '@/engine/format-count'
import type { Pay } from './pay'

/** "$4,300 (6%) more than in Virginia", for two medians. @param place the state of `before` */
export function payDifference(there: Pay, before: Pay, place: string): string {
  const change = there.median - before.median
  if (change === 0) return `The same as in ${place}`
  const percent = Math.round((Math.abs(change) / before.median) * 100)
  return `${dollars(Math.abs(change))} (${percent}%) ${change > 0 ? 'more' : 'less'} than in ${place}`
}
