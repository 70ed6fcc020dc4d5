import { formatCount } from '@/engine/format-count'
import { isSame } from '@/engine/model/is-same'
import type { KeyPlan, RestoreMode, RestorePlan } from '@/engine/store/backup/plan'
import { userProfile } from '@/schemas/account/user-profile'
import { isCounted } from '../backup/count-changes'

/** Refusals named one by one; more are counted. */
const MAX_REFUSALS_SHOWN = 5

/** The heading over what a file holds. */
export function planTitle({ kind, madeAt }: RestorePlan): string {
  return `This file is ${kind} from ${longDay(madeAt)}`
}

/** The heading over what a link holds. */
export const linkTitle = ({ madeAt }: RestorePlan): string => `This link is from ${longDay(madeAt)}`

const longDay = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long' })

/** What is said of a file that names a newer version, though this one can read all of it. */
export const NEWER =
  'This was saved by a newer version of this site, or its version number is damaged. This version can read all of it. If there may be a newer version, cancel, open this site while you are online, and reload the page first.'

/**
 * The keys for which a file holds anything, or which replacing would empty. What the product notes by
 * itself comes last.
 */
export function concernedKeys({ keys }: RestorePlan, mode: RestoreMode): readonly KeyPlan[] {
  return keys
    .filter(
      ({ stored, file, refused, lost }) =>
        refused.length > 0 || !isSame(file, stored.empty) || (mode === 'replace' && lost > 0),
    )
    .toSorted((a, b) => Number(isCounted(b.stored.key)) - Number(isCounted(a.stored.key)))
}

/** What a file holds, as a person knows it: "your profile, 13 job applications, and more". Blank where it is nothing of theirs. */
export function planHoldings({ keys }: RestorePlan): string {
  const held = keys.filter(
    ({ stored, file }) => isCounted(stored.key) && !isSame(file, stored.empty),
  )
  const named = held.flatMap(({ stored, file }) => {
    if (stored.key === userProfile.key) return ['your profile']
    if (!stored.noun || !Array.isArray(file)) return []
    return [`${formatCount(file.length)} ${stored.noun[file.length === 1 ? 0 : 1]}`]
  })
  if (named.length === 0) return ''
  const parts = named.length < held.length ? [...named, 'more'] : named
  return new Intl.ListFormat('en-US').format(parts)
}

/** Whether nothing about a key needs the person: what the product notes by itself, with no loss and nothing to choose. */
export function isIncidental(
  { stored, refused, merge, lost }: KeyPlan,
  mode: RestoreMode,
): boolean {
  const needsNobody = refused.length + merge.undecided === 0 && (mode === 'merge' || lost === 0)
  return needsNobody && !isCounted(stored.key)
}

/** Whether restoring a key's content in this way would change anything, or leave some of it out. */
export function isDifferent({ refused, merge, lost }: KeyPlan, mode: RestoreMode): boolean {
  const brings = merge.added + merge.changed + merge.undecided + refused.length
  return brings > 0 || (mode === 'replace' && lost > 0)
}

/** "2 new, 1 the same": what restoring the content of these keys would do. */
export function keyCounts(...keys: readonly KeyPlan[]): string {
  const sum = (of: (plan: KeyPlan) => number) => keys.reduce((total, plan) => total + of(plan), 0)
  const parts: readonly [number, string][] = [
    [sum(({ merge }) => merge.added), 'new'],
    [sum(({ merge }) => merge.changed), 'changed'],
    [sum(({ merge }) => merge.same), 'the same'],
    [sum(({ merge }) => merge.undecided), 'different'],
    [sum(({ refused }) => refused.length), 'left out'],
  ]
  return parts
    .filter(([count]) => count !== 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ')
}

/** What replacing a key would end; blank where nothing is lost. */
export function lossLine({ file, lost }: KeyPlan): string {
  if (lost === 0) return ''
  if (!Array.isArray(file)) return 'What is here now will be deleted.'
  return lost === 1
    ? '1 item found only here will be deleted.'
    : `${lost} items found only here will be deleted.`
}

/** Shown next to Restore when Replace would delete something. */
export const LOSES = 'Replace deletes some of what is here. See the list above.'

/** A sentence for each of the first refused parts, and one for the others. */
export function refusalLines({ refused }: KeyPlan): readonly string[] {
  const lines = refused.slice(0, MAX_REFUSALS_SHOWN)
  return refused.length > MAX_REFUSALS_SHOWN
    ? [...lines, `And ${refused.length - MAX_REFUSALS_SHOWN} more.`]
    : lines
}

/** What is said of the file as a whole, after its keys; blank where its keys say it all. */
export function planRemark(plan: RestorePlan, mode: RestoreMode): string {
  const { size } = plan.texts
  if (size > 0) {
    const texts = size === 1 ? '1 piece' : `${size} pieces`
    return `Data that cannot be read is kept unchanged: ${texts}.`
  }
  const concerned = concernedKeys(plan, mode)
  if (concerned.length === 0) return 'There is nothing to restore.'
  return concerned.some((key) => isDifferent(key, mode))
    ? ''
    : 'Restoring it would change nothing here.'
}
