import { answerProfessions } from '@/data/licensing/answer-professions'
import type { BoardCorrections } from '@/schemas/licensing/board-corrections'
import { isApplication, type LicenseRecord } from '@/schemas/licensing/license'
import type { Move } from '@/schemas/my-move/move'
import type { Region } from '@/schemas/my-move/region'
import { boardsOf, isCalled, type ShownBoard } from './boards-of'

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
  const ofLicense = ({ profession }: LicenseRecord, place: Region) => {
    const asked = answerProfessions.rows.find(({ id }) => id === profession)
    return asked ? boardsOf(place, asked, corrections) : []
  }
  const listed = to === '' ? [] : kept.flatMap((record) => ofLicense(record, to))
  const entered = kept
    .filter(({ state, board }) => state === to && board !== '')
    .filter(({ board }) => !listed.some((one) => isCalled(one, board)))
    .filter(isApplication)
    .map(enteredBoard)
  return {
    new: withoutDuplicates([...entered, ...listed]),
    held: withoutDuplicates(
      kept
        .filter((record) => record.state !== to && !isApplication(record))
        .flatMap((record) => ofLicense(record, record.state)),
    ),
  }
}

/** The board that the user entered in an application. It comes first, because the papers go to it. */
function enteredBoard({ id, board }: LicenseRecord): ShownBoard {
  const basis = 'From your application in My Licenses.'
  return { id: `application-${id}`, name: board, basis, isOwn: true, isNamed: true }
}

function withoutDuplicates(boards: readonly ShownBoard[]): readonly ShownBoard[] {
  return [...new Map(boards.map((board) => [board.id, board])).values()]
}
