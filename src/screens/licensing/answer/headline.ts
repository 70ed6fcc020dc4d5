import type { Compact } from '@/schemas/compact'
import { isTerritory, placeName, type Question } from './question'
import { isUsable, type Verdict } from './verdict'

/** The answer in a sentence or three. */
export function headlineOf(question: Question, compact: Compact | undefined, given: Verdict) {
  const said = isUsable(given) ? compact?.yes : asideHeadline(question, given)
  return said ?? lawHeadline(question, compact)
}

/** Where there is nothing to take along yet, or nothing to take it by; nothing where the law is the way. */
function asideHeadline({ profession, from, to }: Question, given: Verdict) {
  const headlines: Partial<Record<Verdict, string>> = {
    sameState: `You stay in ${placeName(from)}, so the same board decides.`,
    overseas:
      to === 'overseas'
        ? 'The federal law and the compacts speak of states. Overseas, ask the offices on base.'
        : 'The federal law and the compacts start from a state. Choose as From the state that licensed you.',
    firstLicense: `There is no license to take along yet. Ask ${profession.board} in ${placeName(to)} about a first one.`,
    renewFirst: `Before you apply in ${placeName(to)}, ask in ${placeName(from)} how to renew.`,
    notCovered:
      'Get advice before you apply: the federal law leaves out a license with an open question.',
  }
  return headlines[given]
}

/** Where no compact helps, the federal law is the way. A license that no compact is for stands on it alone. */
function lawHeadline({ from, to }: Question, compact: Compact | undefined) {
  const territories = [from, to].filter(isTerritory).map(placeName)
  const law = territories.length
    ? `If you move on military orders, ask whether the federal law covers ${territories.join(' and ')}.`
    : `If you move on military orders and apply in ${placeName(to)}, the federal law treats a license in good standing as valid there.`
  const ending = compact ? '' : ' Ask in writing before you start work.'
  return `Not on its own. ${law} No compact that we checked helps with this move.${ending}`
}
