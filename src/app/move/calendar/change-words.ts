import { formatCount } from '@/engine/format-count'
import type { EventChanges } from './update-events'

/** "3 new, 2 changed, 1 canceled, 40 as before": what a file brings to a calendar that has the one before. */
export function changeWords(changes: EventChanges): string {
  const parts: readonly [count: number, what: string][] = [
    [changes.new, 'new'],
    [changes.changed, 'changed'],
    [changes.cancelled, 'canceled'],
    [changes.same, 'as before'],
  ]
  return parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${formatCount(count)} ${what}`)
    .join(', ')
}
