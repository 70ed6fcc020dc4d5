import type { Compact } from '@/schemas/compact'
import { placeName, type Question } from './question'
import { memberOf, worksAtHome, worksThere, type Verdict } from './verdict'

/** The answer in a sentence. */
export function headlineOf(question: Question, compact: Compact | undefined, given: Verdict) {
  return compact ? compactHeadline(question, compact, given) : ownHeadline(question, given)
}

function compactHeadline(question: Question, compact: Compact, given: Verdict): string {
  const { from, to } = question
  const [home, there] = [memberOf(compact, from), memberOf(compact, to)]
  const the = `the ${compact.name}`
  if (given === 'notListed') {
    const missing = [!home && from, !there && to].filter((place) => place !== false)
    const are = missing.length > 1 ? 'are' : 'is'
    return `Not through ${the}: ${missing.map(placeName).join(' and ')} ${are} not on the list we checked. Ask about the federal law.`
  }
  if (given === 'notWorking') {
    const waiting = [home && !worksAtHome(home) && from, there && !worksThere(there) && to].filter(
      (place) => place !== false && place !== undefined,
    )
    return `Not through ${the} yet: nothing shows that it works in ${waiting.map(placeName).join(' or ')}. Ask the board, and ask about the federal law.`
  }
  return compact.yes && (given === 'yes' || given === 'inPart')
    ? compact.yes
    : ownHeadline(question, given)
}

function ownHeadline({ profession, from, to }: Question, given: Verdict): string {
  switch (given) {
    case 'sameState':
      return `You stay in ${placeName(from)}, so the same board decides.`
    case 'overseas':
      return to === 'overseas'
        ? 'The federal law and the compacts speak of states. Overseas, ask the offices on base.'
        : 'The federal law and the compacts start from a state. Choose as From the state that licensed you.'
    case 'firstLicense':
      return `There is no license to take along yet. Ask ${profession.board} of ${placeName(to)} about a first one.`
    case 'renewFirst':
      return `Before you apply in ${placeName(to)}, ask in ${placeName(from)} how to renew.`
    case 'notCovered':
      return 'Get advice before you apply: the federal law leaves out a license with an open question.'
    default:
      return 'No compact of our list is for this license. Ask the board about the federal law.'
  }
}
