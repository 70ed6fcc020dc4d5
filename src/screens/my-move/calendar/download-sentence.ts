import { countOf, formatCount } from '@/engine/format-count'
import type { EventChanges } from './update-events'

/**
 * What was downloaded: "Calendar file downloaded with 90 events." Once an earlier file went out, it adds
 * how this one differs: "… with 45 events: 3 new, 2 changed, 40 unchanged. It cancels 1 event." Earlier cancellations
 * are named even if nothing changed, because the calendar may not have imported the file with them.
 * @param repeated the number of cancellations that an earlier file had too
 */
export function downloadSentence(
  { new: added, changed, cancelled, same }: EventChanges,
  repeated = 0,
): string {
  const total = added + changed + same
  const known = changed + same
  const parts: readonly [count: number, what: string][] = [
    [added, 'new'],
    [changed, 'changed'],
    [same, 'unchanged'],
  ]
  const details = parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${formatCount(count)} ${what}`)
    .join(', ')
  const isUnchanged = added + changed + cancelled === 0 && same > 0
  return [
    'Calendar file downloaded',
    total > 0 ? ` with ${countOf(total, 'event')}` : '',
    known > 0 && !isUnchanged ? `: ${details}` : '',
    '.',
    isUnchanged ? ' Nothing changed.' : '',
    cancelled > 0
      ? ` It cancels ${countOf(cancelled, 'event')}.`
      : repeated > 0
        ? ` It cancels ${countOf(repeated, 'event')}, as before.`
        : total === 0
          ? ' It has no events yet.'
          : '',
  ].join('')
}
