import { labelOf } from '@/engine/model/vocabulary'
import { BLANK } from '@/engine/print'
import { isApplication, type License } from '@/schemas/licensing/license'
import { profession } from '@/schemas/licensing/profession'
import { isCalled, reachLine, type ShownBoard } from '../boards/boards-of'
import { placeName, type Question } from './question'

/** The facts that fill in a paper for the board. An unknown fact is a blank to write on. */
export interface PaperFacts {
  name: string
  profession: string
  from: string
  to: string
  number: string
  board: string
  /** Its website and phone number; blank if unknown. */
  boardReach: string
}

/**
 * The facts from a question and the stored licenses.
 * @param name the name from the profile
 * @param boards the boards of the new state
 */
export function paperFacts(
  question: Question,
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
  const unnamed = `${capital(question.profession.board)} in ${placeName(question.to)}`
  return {
    name: name || BLANK,
    profession: labelOf(profession, question.profession.id),
    from: placeName(question.from),
    to: placeName(question.to),
    number: held?.number || BLANK,
    board: chosen?.name ?? (written || boards.map(({ name }) => name).join(' or ') || unnamed),
    // A site of the state is not the board's address.
    boardReach: chosen ? reachLine({ ...chosen, ...(chosen.isPortal && { site: undefined }) }) : '',
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
