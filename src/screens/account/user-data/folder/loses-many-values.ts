import { restorable } from '@/schemas/account/stored'
import { isCounted } from '../backup/count-changes'

/** A part that lost no more values than this, about three records, is no reason to ask. */
const FEW_VALUES = 30

/**
 * Whether a backup would lose so many values of the last one that the user is asked first: more than half of all, or
 * more than half of a part that lost more than about three records. Keys that belong together, such as a move and the
 * archive, are one part.
 * @param before storage key → content, of the last backup
 * @param now the same, of what is stored
 */
export function losesManyValues(
  before: ReadonlyMap<string, unknown>,
  now: ReadonlyMap<string, unknown>,
): boolean {
  const counts = new Map<unknown, { before: number; now: number }>()
  const all = { before: 0, now: 0 }
  for (const { key, group } of restorable) {
    if (!isCounted(key)) continue
    const part = counts.get(group ?? key) ?? { before: 0, now: 0 }
    counts.set(group ?? key, part)
    for (const sum of [part, all]) {
      sum.before += countValues(before.get(key))
      sum.now += countValues(now.get(key))
    }
  }
  const isHalved = (sum: typeof all) => sum.now < sum.before / 2
  return (
    isHalved(all) ||
    [...counts.values()].some((part) => isHalved(part) && part.before - part.now > FEW_VALUES)
  )
}

/** Counts the values that are not blank. */
function countValues(content: unknown): number {
  if (content === undefined || content === null || content === '') return 0
  if (typeof content !== 'object') return 1
  return Object.values(content).reduce<number>((sum, value) => sum + countValues(value), 0)
}
