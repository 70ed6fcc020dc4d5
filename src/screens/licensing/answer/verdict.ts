import { vocabulary, type ValueOf } from '@/engine/model/vocabulary'
import type { Compact, MemberGroup } from '@/schemas/licensing/compact'
import { isTerritory, type Region } from '@/schemas/my-move/region'
import type { Question } from '../question'

/** The possible outcomes of a question. */
export const verdict = vocabulary({
  yes: 'Through the compact',
  inPart: 'Compact covers a part',
  lawFirst: 'Federal law first',
  notWorking: 'Law passed, ask the board',
  notListed: 'Not on the list we checked',
  noCompact: 'No compact on our list',
  sameState: 'Same board',
  hasLicense: 'Licensed there already',
  hasTemporary: 'Temporary license there',
  overseas: 'Ask on base',
  chooseState: 'Choose a state',
  firstLicense: 'First license needed',
  renewFirst: 'Renew first',
  notCovered: 'Ask for advice first',
})
export type Verdict = ValueOf<typeof verdict>

/**
 * The outcome of a question.
 * @param compact the compact of the profession, if it has one
 */
export function verdictOf(question: Question, compact: Compact | undefined): Verdict {
  const { from, to, standing, issued, licensedIn } = question
  // There is no state board overseas that could grant a first license.
  if (to === 'overseas') return 'overseas'
  if (issued === 'license') return from === to ? 'sameState' : 'hasLicense'
  if (standing === 'none') return 'firstLicense'
  if (licensedIn && standing !== 'investigated') return 'chooseState'
  if (from === to) return 'sameState'
  if (issued === 'temporary' && standing !== 'investigated') return 'hasTemporary'
  if (from === 'overseas') return 'chooseState'
  if (standing === 'expired') return 'renewFirst'
  if (standing === 'investigated') return 'notCovered'
  return compact ? compactVerdict(compact, from, to) : 'noCompact'
}

/**
 * Whether a compact works between two states. It does not work yet in a state that has only passed the law.
 * See docs/decisions/0034.
 */
function compactVerdict(compact: Compact, from: Region, to: Region): Verdict {
  const [home, there] = [memberOf(compact, from), memberOf(compact, to)]
  if (!home || !there) return 'notListed'
  if (!worksAtHome(home) || !worksThere(there)) return 'notWorking'
  if (compact.notForMovers) return 'lawFirst'
  return compact.limit ? 'inPart' : 'yes'
}

/** The group of members that a state belongs to; `undefined` if it is not a member. */
export function memberOf({ members }: Compact, place: Region): MemberGroup | undefined {
  return members.find(({ states }) => states.includes(place))
}

/** Whether a resident of the state can get a license under the compact. */
export const worksAtHome = (group: MemberGroup | undefined) => group?.status === 'issuing'
/** Whether the state accepts compact licenses of other states. */
export const worksThere = (group: MemberGroup | undefined) =>
  group?.status === 'issuing' || group?.status === 'receiving'

/** Whether there is nothing to transfer: no compact or law helps yet, or the new state has issued a license. */
export const isNotTransferable = (given: Verdict) =>
  given === 'sameState' ||
  given === 'hasLicense' ||
  given === 'hasTemporary' ||
  given === 'overseas' ||
  given === 'chooseState' ||
  given === 'firstLicense' ||
  given === 'renewFirst' ||
  given === 'notCovered'

/** Whether the license itself may work in several states through the compact. The federal law may not cover it then. */
export const mayWorkInSeveral = (compact: Compact | undefined, from: Region): boolean =>
  compact !== undefined &&
  worksAtHome(memberOf(compact, from)) &&
  // Under these, a license stays one for its own state.
  !compact.notForMovers &&
  compact.yes?.means !== 'license'

/** Whether the federal law may not cover this license, so that the user has to ask first. */
export const lawMayNotApply = ({ from, to }: Question, compact: Compact | undefined) =>
  [from, to].some(isTerritory) || mayWorkInSeveral(compact, from)

/** Whether a user can use the compact today, at least in part. */
export const isUsable = (given: Verdict) => given === 'yes' || given === 'inPart'
