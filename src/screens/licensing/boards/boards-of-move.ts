import { answerProfessions } from '@/data/licensing/answer-professions'
import type { BoardCorrections } from '@/schemas/licensing/board-corrections'
import { isApplication, type LicenseRecord } from '@/schemas/licensing/license'
import type { Move } from '@/schemas/my-move/move'
import { boardsIn, boardsOfLicense, type ShownBoard } from './boards-of'

/** The boards that a move concerns. */
export interface BoardsOfMove {
  /** Of the new state, for each profession that the user has a license in. */
  new: readonly ShownBoard[]
  /** Of the other states that licensed the user. */
  held: readonly ShownBoard[]
}

/**
 * The boards for the licenses that a user keeps, each once, in the order of the licenses.
 * @param to the new state; blank if unknown
 */
export function boardsOfMove(
  kept: readonly LicenseRecord[],
  to: Move['to'],
  corrections: BoardCorrections,
): BoardsOfMove {
  const ofLicense = (record: LicenseRecord) => boardsOfLicense(record, corrections)
  // Overseas, an issued license may be from another country.
  const isForNewState = (record: LicenseRecord) =>
    record.state === to && (to !== 'overseas' || isApplication(record))
  const known = kept.filter((record) => record.state !== to || isForNewState(record))
  const inNewState = ({ profession }: LicenseRecord) => {
    const asked = answerProfessions.rows.find(({ id }) => id === profession)
    return asked && to !== '' ? boardsIn(to, asked, known, corrections) : []
  }
  const ofNewState = [...kept.filter(isForNewState).flatMap(ofLicense), ...kept.flatMap(inNewState)]
  return {
    // A written board comes first, because the papers go to it.
    new: withoutDuplicates([
      ...ofNewState.filter(({ isWritten }) => isWritten),
      ...ofNewState.filter(({ isWritten }) => !isWritten),
    ]),
    held: withoutDuplicates(
      kept.filter((record) => !isForNewState(record) && !isApplication(record)).flatMap(ofLicense),
    ),
  }
}

function withoutDuplicates(boards: readonly ShownBoard[]): readonly ShownBoard[] {
  return [...new Map(boards.map((board) => [board.id, board])).values()]
}
