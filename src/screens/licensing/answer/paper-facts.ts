import { capitalized } from '@/engine/capitalized'
import type { CalendarDay } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import { BLANK } from '@/engine/print'
import { withoutReplaced, writtenBoard, type License } from '@/schemas/licensing/license'
import { profession, type Profession } from '@/schemas/licensing/profession'
import { isCalled, reachLine, type ShownBoard } from '../boards/boards-of'
import { compactQuestions, type Ground } from './ground'
import { placeName } from '@/schemas/my-move/region'
import { isHeld } from './held-license'
import type { Question } from '../question'

/** The facts that fill in a paper for the board. An unknown fact is a blank line to write on. */
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
  /** Advice to look the board up first, with the date of our lists; blank if the board is certain. */
  boardCaution: string
  /** What to ask the board under a compact; none under the federal law. */
  questions: readonly string[]
}

/** Props of a paper for the board. */
export interface PaperProps {
  facts: PaperFacts
  ground: Ground
}

/**
 * The facts from a question and the stored licenses.
 * @param ground the legal ground of the request
 * @param licenses all stored licenses
 * @param name the name from the profile
 * @param boards the boards of the new state
 * @param today decides which licenses are expired; the papers say "in good standing"
 */
export function paperFacts(
  question: Question,
  ground: Ground,
  licenses: readonly License[],
  name: string,
  boards: readonly ShownBoard[],
  today: CalendarDay,
): PaperFacts {
  const ofProfession = withoutReplaced(licenses, today).filter(
    (one) => one.profession === question.profession.id,
  )
  const held = theOne(
    ofProfession.filter((one) => one.state === question.from && isHeld(one, today)),
  )
  const written = theOne(
    ofProfession.filter((one) => one.state === question.to && writtenBoard(one)),
  )?.board
  // A board that the user entered may be another office if its name is none of ours.
  const chosen = written
    ? boards.find((one) => isCalled(one, written))
    : boards.length === 1
      ? boards[0]
      : undefined
  const listed = chosen ? [chosen] : written ? [] : boards
  const unnamed = `${capitalized(question.profession.board)} in ${placeName(question.to)}`
  return {
    name: name || BLANK,
    profession: professionWithArticle(question.profession.id),
    from: placeName(question.from),
    to: placeName(question.to),
    number: held?.number || BLANK,
    board: chosen?.name ?? (written || boards.map(({ name }) => name).join(' or ') || unnamed),
    // A portal of the state is not the board's own site.
    boardReach: chosen ? reachLine({ ...chosen, ...(chosen.isPortal && { site: undefined }) }) : '',
    boardCaution: listed.find(({ caution }) => caution)?.caution ?? '',
    questions:
      ground.first === 'compact' ? compactQuestions(question, ground.compact, ground.yes) : [],
  }
}

/**
 * A profession with its article, as it follows "licensed as": "an attorney". Acronyms keep their capitals. A
 * profession without a name is a blank.
 */
export function professionWithArticle(id: Profession): string {
  if (id === 'another-profession') return BLANK
  const words = labelOf(profession, id).replace(/^Licensed /, '')
  const inSentence = words.replace(/[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
  return `${/^[aeiou]/i.test(inSentence) ? 'an' : 'a'} ${inSentence}`
}

/** The first license, or none if several are for another profession: which of them is meant is unknown. */
const theOne = ([first, ...others]: readonly License[]): License | undefined =>
  first?.profession === 'another-profession' && others.length > 0 ? undefined : first
