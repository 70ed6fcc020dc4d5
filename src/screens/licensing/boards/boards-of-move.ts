import { answerProfessions } from '@/data/licensing/answer-professions'
import type { BoardCorrections } from '@/schemas/licensing/board-corrections'
import { isApplication, withoutReplaced, type LicenseRecord } from '@/schemas/licensing/license'
import type { Profession } from '@/schemas/licensing/profession'
import type { Move } from '@/schemas/my-move/move'
import { labelOf } from '@/engine/model/vocabulary'
import { region, type Region } from '@/schemas/my-move/region'
import { boardsIn, boardsOfLicense, type ShownBoard } from './boards-of'

/** The boards that a move concerns. */
interface BoardsOfMove {
  /** Of where the move ends, for each profession that the user has a license in, or for that of the profile. */
  new: readonly ShownBoard[]
  /** Of the states that licensed the user before: the same one, if the move is within a state. */
  held: readonly ShownBoard[]
}

/**
 * The boards for the licenses that a user keeps, each once, in the order of the licenses. Without a license, the new
 * state's for the profession of the profile.
 * @param move its start and the new state; blank if unknown
 * @param ofProfile the profession that the profile names; undefined if none
 */
export function boardsOfMove(
  kept: readonly LicenseRecord[],
  { from, to }: Pick<Move, 'from' | 'to'>,
  corrections: BoardCorrections,
  ofProfile?: Profession,
): BoardsOfMove {
  const ofLicense = (record: LicenseRecord) => boardsOfLicense(record, corrections)
  // Overseas, an issued license may be from another country.
  const known = kept.filter(
    (record) => record.state !== to || to !== 'overseas' || isApplication(record),
  )
  const isForNewState = (record: LicenseRecord) =>
    record.state === to && (!hasNoNewState(from, to) || isApplication(record))
  const inNewState = (profession: Profession | undefined) => {
    const asked = answerProfessions.rows.find(({ id }) => id === profession)
    return asked && to !== '' ? boardsIn(to, asked, known, corrections) : []
  }
  const ofNewState = [
    ...withoutReplaced(kept).filter(isForNewState).flatMap(ofLicense),
    ...kept.flatMap(({ profession }) => inNewState(profession)),
    ...(kept.length > 0 || hasNoNewState(from, to) ? [] : inNewState(ofProfile)),
  ]
  const held = withoutDuplicates(
    kept.filter((record) => !isForNewState(record) && !isApplication(record)).flatMap(ofLicense),
  )
  return {
    // A written board comes first, because the papers go to it.
    new: withoutDuplicates([
      ...ofNewState.filter(({ isWritten }) => isWritten),
      ...ofNewState.filter(({ isWritten }) => !isWritten),
    ]).filter(({ id }) => held.every((board) => board.id !== id)),
    held,
  }
}

/** Whether a move ends in the same state or overseas, so that no board is one of a new state. */
const hasNoNewState = (from: Region | '', to: Region | '') => from === to || to === 'overseas'

/** What to call the boards where a move ends: `newState`, or the name of the place if it is no new state. */
export function endOfMove(from: Region | '', to: Region, newState: string): string {
  return hasNoNewState(from, to) ? labelOf(region, to) : newState
}

function withoutDuplicates(boards: readonly ShownBoard[]): readonly ShownBoard[] {
  return [...new Map(boards.map((board) => [board.id, board])).values()]
}
