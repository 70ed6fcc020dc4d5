import { limited } from '@/engine/limited'
import { derived } from '@/engine/model/derived'
import { MAX_NAME, omittedNote, type PrintedTable } from '@/engine/screen/binder'
import { shortened } from '@/engine/shortened'
import { userProfile } from '@/schemas/account/user-profile'
import { boardCorrections, type BoardCorrections } from '@/schemas/licensing/board-corrections'
import { licenses, type LicenseRecord } from '@/schemas/licensing/license'
import { currentMove, moves, type Move } from '@/schemas/my-move/move'
import { professionOfCareer } from './answer/profession-of-career'
import { reachLine } from './boards/boards-of'
import { boardsOfMove, endOfMove } from './boards/boards-of-move'

/** How many rows fit below the other tables of a page. */
const MAX_ROWS = 6
const MAX_PHONE = 30
/** Longer than any shipped website, because only the whole of one can be typed from paper. */
const MAX_SITE = 200

/** A table of the boards of a move, the new state's first. Undefined if there are none. */
function boardsTable(
  held: readonly LicenseRecord[],
  move: Pick<Move, 'from' | 'to'>,
  corrections: BoardCorrections,
  careerField: string,
): PrintedTable | undefined {
  const { from, to } = move
  const boards = boardsOfMove(held, move, corrections, professionOfCareer(careerField))
  const relation = to === '' ? '' : endOfMove(from, to, 'New state')
  const rows = [
    ...boards.new.map((board) => ({ board, relation })),
    ...boards.held.map((board) => ({ board, relation: 'Licensed you' })),
  ]
  if (rows.length === 0) return undefined
  const { shown, omitted } = limited(rows, MAX_ROWS)
  return {
    title: 'Licensing Boards',
    columns: [
      { title: 'Board', width: 'w-1/3' },
      { title: 'Website', width: 'w-1/4' },
      { title: 'Phone', width: 'w-1/6' },
      { title: 'How we know' },
    ],
    rows: shown.map(({ board: { name, site, phone, basis }, relation }) => [
      <div key="board">
        <b>{shortened(name, MAX_NAME)}</b>
        <p className="text-xs">{relation}</p>
      </div>,
      <span key="site" className="break-all">
        {shortened(reachLine({ site }), MAX_SITE)}
      </span>,
      shortened(phone ?? '', MAX_PHONE),
      <p key="basis" className="text-xs">
        {basis}
      </p>,
    ]),
    blankRows: 0,
    note: omittedNote(omitted, 'in Licensing Navigator'),
  }
}

export default [
  derived(
    [licenses, moves, boardCorrections, userProfile],
    ([held, allMoves, corrections, { careerField }]) =>
      boardsTable(held, currentMove(allMoves) ?? { from: '', to: '' }, corrections, careerField),
  ),
]
