import { countOf, formatCount } from '@/engine/format-count'
import { isSame } from '@/engine/model/is-same'
import type { KeyPlan, RestoreMode, RestorePlan } from '@/engine/store/backup/plan'
import { entities } from '@/schemas/account/stored'
import { userProfile } from '@/schemas/account/user-profile'
import { isCounted } from '../backup/count-changes'

/** How many refusals are listed; the rest are counted. */
const MAX_REFUSALS_SHOWN = 5

/** How many of the records that Replace deletes are named; the rest are counted. */
const MAX_LOSSES_NAMED = 3

/** The heading over the contents of a file. */
export function planTitle({ kind, madeAt }: RestorePlan): string {
  return `This file is ${kind} from ${longDay(madeAt)}`
}

/** The heading over the contents of a link. */
export const linkTitle = ({ madeAt }: RestorePlan): string => `This link is from ${longDay(madeAt)}`

const longDay = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long' })

/** Shown for a file that names a newer version, although this version can read all of it. */
export const NEWER_VERSION_WARNING =
  'This was saved by a newer version of this site, or its version number is damaged. This version can read all of it. If there may be a newer version, cancel, open this site while you are online, and reload the page first.'

/** The keys for which the file has content, or that restoring it would change. The app's own records come last. */
export function affectedKeys({ keys }: RestorePlan, mode: RestoreMode): readonly KeyPlan[] {
  return keys
    .filter((plan) => !isSame(plan.file, plan.stored.empty) || isDifferent(plan, mode))
    .toSorted((a, b) => Number(isCounted(b.stored.key)) - Number(isCounted(a.stored.key)))
}

/** Lists the user's data in a file: "your profile, 13 job applications, and more". Blank if there is none. */
export function contentSummary({ keys }: RestorePlan): string {
  const filled = keys.filter(
    ({ stored, file }) => isCounted(stored.key) && !isSame(file, stored.empty),
  )
  const named = filled.flatMap(({ stored, file }) => {
    if (stored.key === userProfile.key) return ['your profile']
    if (!stored.noun || !Array.isArray(file)) return []
    return [countOf(file.length, ...stored.noun)]
  })
  if (named.length === 0) return ''
  const parts = named.length < filled.length ? [...named, 'more'] : named
  return new Intl.ListFormat('en-US').format(parts)
}

/** Whether the user need not look at a key: it is one of the app's own, loses nothing, and leaves nothing to choose. */
export function isIncidental(plan: KeyPlan, mode: RestoreMode): boolean {
  const { stored, refused, lost, differing } = plan
  const isSettled =
    refused.length + plan[mode].undecided === 0 && (mode === 'merge' || lost + differing === 0)
  return isSettled && !isCounted(stored.key)
}

/** Whether restoring a key in this mode would change anything, or leave anything out. */
export function isDifferent(plan: KeyPlan, mode: RestoreMode): boolean {
  const { refused, lost, differing } = plan
  const { added, changed, undecided } = plan[mode]
  const brings = added + changed + undecided + refused.length
  return brings > 0 || (mode === 'replace' && lost + differing > 0)
}

/**
 * "2 new, 1 the same": what restoring the content of these keys would do. Blank for a key that would be replaced if
 * `lossLine` says all of it.
 */
export function keyCounts(keys: readonly KeyPlan[], mode: RestoreMode): string {
  const sum = (of: (plan: KeyPlan) => number) => sumOf(keys, of)
  const parts: readonly [number, string][] = [
    [sum((plan) => plan[mode].added), 'new'],
    [sum((plan) => plan[mode].changed), 'changed'],
    [sum((plan) => plan[mode].same), 'the same'],
    [sum((plan) => plan[mode].kept), 'newer here, kept'],
    [sum((plan) => plan[mode].undecided), 'different'],
    [sum(({ refused }) => refused.length), 'left out'],
  ]
  const counts = parts
    .filter(([count]) => count !== 0)
    .map(([count, what]) => `${formatCount(count)} ${what}`)
  const isMerged = mode === 'merge' || keys.every(({ isAlwaysMerged }) => isAlwaysMerged)
  return counts.join(', ') || (isMerged ? 'no change here' : '')
}

const sumOf = (keys: readonly KeyPlan[], of: (plan: KeyPlan) => number) =>
  keys.reduce((total, plan) => total + of(plan), 0)

/** What replacing a key would delete or overwrite; blank if nothing is lost. */
export function lossLine(plan: KeyPlan): string {
  const { stored, file, lost, differing } = plan
  if (!Array.isArray(file) && lost > 0 && isSame(file, stored.empty)) {
    return 'What is here now will be deleted.'
  }
  if (typeof file !== 'object') return differing > 0 ? 'What is here now will be replaced.' : ''
  const names = namesOfLost(plan)
  const deleted = `${countOf(lost, 'item')} found only here will be deleted${names && `: ${names}`}.`
  const overwritten =
    differing === 1
      ? '1 item is different here and will be replaced.'
      : `${formatCount(differing)} items are different here and will be replaced.`
  return [...(lost > 0 ? [deleted] : []), ...(differing > 0 ? [overwritten] : [])].join(' ')
}

/** "Nurse at Acme, Teacher at Acme, and 2 more"; blank if its records have no names. */
function namesOfLost({ stored, lostRows }: KeyPlan): string {
  const entity = entities.find(({ key }) => key === stored.key)
  const named = entity?.check(lostRows.slice(0, MAX_LOSSES_NAMED))?.value ?? []
  if (!entity || named.length === 0) return ''
  const more = lostRows.length - named.length
  const names = named.map((record) => entity.describe(record))
  return new Intl.ListFormat('en-US').format([
    ...names,
    ...(more > 0 ? [`${formatCount(more)} more`] : []),
  ])
}

/** Shown next to Restore when Replace would delete or overwrite something; blank otherwise. */
export function lossWarning({ keys }: RestorePlan): string {
  const [lost, differing] = [
    sumOf(keys, ({ lost }) => lost),
    sumOf(keys, ({ differing }) => differing),
  ]
  const does = [
    ...(lost > 0 ? [`deletes ${countOf(lost, 'item')} found only here`] : []),
    ...(differing > 0 ? [`overwrites ${countOf(differing, 'item')}`] : []),
  ]
  return does.length > 0 ? `Replace ${does.join(' and ')}. See the list above.` : ''
}

/** A sentence for each of the first refused parts, and one for the rest. */
export function refusalLines({ refused }: KeyPlan): readonly string[] {
  const lines = refused.slice(0, MAX_REFUSALS_SHOWN)
  return refused.length > MAX_REFUSALS_SHOWN
    ? [...lines, `And ${formatCount(refused.length - MAX_REFUSALS_SHOWN)} more.`]
    : lines
}

/** A remark about the file as a whole, shown after its keys. Blank if the keys say everything. */
export function planRemark(plan: RestorePlan, mode: RestoreMode): string {
  const { size } = plan.texts
  if (size > 0) {
    return `Data that cannot be read is kept unchanged: ${countOf(size, 'piece')}.`
  }
  const affected = affectedKeys(plan, mode)
  if (affected.length === 0) return 'There is nothing to restore.'
  if (affected.some((key) => isDifferent(key, mode))) return ''
  return affected.some(({ file, differing }) => Array.isArray(file) && differing > 0)
    ? 'Merging would change nothing here: where an entry differs, the newer one is already here.'
    : 'Restoring it would change nothing here.'
}
