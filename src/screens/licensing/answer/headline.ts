import type { Compact } from '@/schemas/compact'
import { placeName, type Question } from './question'
import { isUsable, memberOf, worksAtHome, worksThere, type Verdict } from './verdict'

/** The answer in a sentence. */
export function headlineOf(question: Question, compact: Compact | undefined, given: Verdict) {
  const said = compact && compactHeadline(question, compact, given)
  return said ?? ownHeadline(question, given)
}

/** What a compact makes of it; nothing where it has no say. */
function compactHeadline({ from, to }: Question, compact: Compact, given: Verdict) {
  if (isUsable(given)) return compact.yes
  if (given === 'notListed') {
    const missing = [from, to].filter((place) => !memberOf(compact, place)).map(placeName)
    const are = missing.length > 1 ? 'are' : 'is'
    return `Not through the ${compact.name}: ${missing.join(' and ')} ${are} not on the list we checked. Ask about the federal law.`
  }
  if (given === 'notWorking') {
    const waiting = [
      !worksAtHome(memberOf(compact, from)) && from,
      !worksThere(memberOf(compact, to)) && to,
    ]
    const names = waiting.filter((place) => place !== false).map(placeName)
    return `Not through the ${compact.name} yet: nothing shows that it works in ${names.join(' or ')}. Ask the board, and ask about the federal law.`
  }
  return undefined
}

/** Where no compact has a say. */
function ownHeadline({ profession, from, to }: Question, given: Verdict): string {
  const headlines: Partial<Record<Verdict, string>> = {
    sameState: `You stay in ${placeName(from)}, so the same board decides.`,
    overseas:
      to === 'overseas'
        ? 'The federal law and the compacts speak of states. Overseas, ask the offices on base.'
        : 'The federal law and the compacts start from a state. Choose as From the state that licensed you.',
    firstLicense: `There is no license to take along yet. Ask ${profession.board} of ${placeName(to)} about a first one.`,
    renewFirst: `Before you apply in ${placeName(to)}, ask in ${placeName(from)} how to renew.`,
    notCovered:
      'Get advice before you apply: the federal law leaves out a license with an open question.',
  }
  return (
    headlines[given] ??
    'No compact of our list is for this license. Ask the board about the federal law.'
  )
}
