import type { Compact, MemberGroup } from './compact'
import type { Basis, Statement } from './statement'

/** Statements about a compact change as fast as its list of states. */
const reviewInterval = 'compact'

type Entry<Part> = Omit<Part, 'reviewInterval'>
type OwnBasis = Entry<Basis>

/** A group on the compact's list of which nothing else is known. */
type SameBasis = Partial<Record<keyof Basis, undefined>>
/** A group on the compact's list with a different certainty or additional sources. */
type OtherCertainty = Pick<OwnBasis, 'sure' | 'alsoFrom' | 'lastReviewed'> &
  Partial<Record<'source' | 'asOf', undefined>>

type GroupEntry = Omit<MemberGroup, keyof Basis> & (SameBasis | OtherCertainty | OwnBasis)

/** A compact as its file declares it. */
interface CompactEntry extends Omit<
  Compact,
  'reviewInterval' | 'how' | 'limit' | 'spouse' | 'outside' | 'unknown' | 'members'
> {
  how: Entry<Statement>
  limit?: Entry<Statement>
  spouse: Entry<Statement>
  outside?: Entry<Statement>
  unknown: Entry<Statement>
  members: readonly GroupEntry[]
}

/**
 * Declares a compact and fills in what its file does not repeat: the review interval, and what a group of
 * states takes from the compact. A group without `source` rests on the compact's list: it takes `source`,
 * `asOf` and `lastReviewed`. If it does not have `sure` either, it takes `sure` and `alsoFrom`. A group with a
 * `source` takes nothing, because the compact's day says nothing about another page.
 */
export function defineCompact(entry: CompactEntry): Compact {
  const { how, limit, spouse, outside, unknown, members, ...list } = entry
  return {
    ...list,
    reviewInterval,
    how: { ...how, reviewInterval },
    ...(limit && { limit: { ...limit, reviewInterval } }),
    spouse: { ...spouse, reviewInterval },
    ...(outside && { outside: { ...outside, reviewInterval } }),
    unknown: { ...unknown, reviewInterval },
    members: members.map((group) => memberGroup(group, list)),
  }
}

function memberGroup(group: GroupEntry, list: OwnBasis): MemberGroup {
  if (group.source) return { ...group, reviewInterval }
  const { source, asOf, lastReviewed, sure, alsoFrom } = list
  const shared = {
    source,
    ...(asOf && { asOf }),
    ...(lastReviewed && { lastReviewed }),
    reviewInterval,
  } as const
  if (group.sure) return { ...shared, ...group }
  return { ...shared, sure, ...(alsoFrom && { alsoFrom }), ...group }
}
