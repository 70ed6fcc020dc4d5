import { labelOf } from '@/engine/model/vocabulary'
import { BLANK } from '@/engine/print'
import { isApplication, type License } from '@/schemas/licensing/license'
import { profession, type Profession } from '@/schemas/licensing/profession'
import { isCalled, reachLine, type ShownBoard } from '../boards/boards-of'
import { compactQuestions, type Ground } from './ground'
import { placeName, type Question } from '../question'

/** The facts that fill in a paper for the board. An unknown fact is a blank to write on. */
export interface PaperFacts {
  name: string
  /** With its article, for use in a sentence: "a registered nurse". */
  profession: string
  from: string
  to: string
  number: string
  board: string
  /** Its website and phone number; blank if unknown. */
  boardReach: string
  /** That the board has to be looked up first, with the day of our lists; blank where it is certain. */
  boardCaution: string
  /** What to ask the board under a compact; none under the federal law. */
  questions: readonly string[]
}

/** What a paper is drawn from. */
export interface PaperProps {
  facts: PaperFacts
  ground: Ground
}

/**
 * The facts from a question and the stored licenses.
 * @param ground what the paper asks for
 * @param name the name from the profile
 * @param boards the boards of the new state
 */
export function paperFacts(
  question: Question,
  ground: Ground,
  kept: readonly License[],
  name: string,
  boards: readonly ShownBoard[],
): PaperFacts {
  const ofProfession = kept.filter((one) => one.profession === question.profession.id)
  const held = ofProfession.find((one) => one.state === question.from && !isApplication(one))
  const written = ofProfession.find((one) => one.state === question.to)?.board
  // A board that the person wrote and that none of ours is called may be another office.
  const chosen = written
    ? boards.find((one) => isCalled(one, written))
    : boards.length === 1
      ? boards[0]
      : undefined
  const listed = chosen ? [chosen] : written ? [] : boards
  const unnamed = `${capital(question.profession.board)} in ${placeName(question.to)}`
  return {
    name: name || BLANK,
    profession: asHolder(question.profession.id),
    from: placeName(question.from),
    to: placeName(question.to),
    number: held?.number || BLANK,
    board: chosen?.name ?? (written || boards.map(({ name }) => name).join(' or ') || unnamed),
    // A site of the state is not the board's address.
    boardReach: chosen ? reachLine({ ...chosen, ...(chosen.isPortal && { site: undefined }) }) : '',
    boardCaution: listed.find(({ caution }) => caution)?.caution ?? '',
    questions:
      ground.first === 'compact' ? compactQuestions(question, ground.compact, ground.yes) : [],
  }
}

/**
 * A profession as worded after "licensed as": "an attorney". Acronyms keep their capitals. A profession that we
 * have no name for is a blank.
 */
export function asHolder(id: Profession): string {
  if (id === 'another-profession') return BLANK
  const words = labelOf(profession, id).replace(/^Licensed /, '')
  const inSentence = words.replace(/[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
  return `${/^[aeiou]/i.test(inSentence) ? 'an' : 'a'} ${inSentence}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
