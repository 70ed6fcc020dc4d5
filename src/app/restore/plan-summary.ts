import { isSame } from '@/engine/restore/merge'
import type { KeyPlan, RestorePlan } from '@/engine/restore/plan'

/** Refusals named one by one; more are counted. */
const SHOWN = 5

/** The heading over what a file holds. */
export const planTitle = ({ kind }: RestorePlan) => `This file is ${kind}`

/** The keys for which a file holds anything, be it only records that are refused. */
export function filledKeys({ keys }: RestorePlan): readonly KeyPlan[] {
  return keys.filter(
    ({ stored, file, refused }) => refused.length > 0 || !isSame(file, stored.empty),
  )
}

/** "2 new, 1 the same": what merging a key's content would do. */
export function keyCounts({ refused, merge }: KeyPlan): string {
  const parts: readonly [number, string][] = [
    [merge.added, 'new'],
    [merge.changed, 'changed'],
    [merge.same, 'the same'],
    [merge.undecided, 'different'],
    [refused.length, 'refused'],
  ]
  return parts
    .filter(([count]) => count !== 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ')
}

/** A sentence for each of the first refused records, and one for the others. */
export function refusalLines({ refused }: KeyPlan): readonly string[] {
  const lines = refused
    .slice(0, SHOWN)
    .map(({ position, reason }) => `Entry ${position + 1} is refused. ${reason}`)
  return refused.length > SHOWN ? [...lines, `And ${refused.length - SHOWN} more.`] : lines
}

/** What is said of the file as a whole, after its keys; blank where its keys say it all. */
export function planRemark(plan: RestorePlan): string {
  const { size } = plan.texts
  if (size > 0) {
    const texts = size === 1 ? '1 text' : `${size} texts`
    return `What could not be read when the backup was made comes back as it was: ${texts}.`
  }
  return filledKeys(plan).length === 0 ? 'It holds nothing that could be restored.' : ''
}
