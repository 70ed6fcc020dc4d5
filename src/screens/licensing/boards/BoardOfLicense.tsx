import { answerProfessions } from '@/data/licensing/answer-professions'
import { useStored } from '@/engine/store/use-stored'
import { boardCorrections } from '@/schemas/licensing/board-corrections'
import type { License } from '@/schemas/licensing/license'
import { BoardSection } from './BoardSection'
import { boardsOf, isCalled } from './boards-of'

/** The boards for a license: the one that the user entered in it, unless it is one of ours, and then ours. */
export default function BoardOfLicense({
  license: { state, profession, board: written },
}: {
  license: Pick<License, 'state' | 'profession' | 'board'>
}) {
  const corrections = useStored(boardCorrections)
  const asked = answerProfessions.rows.find(({ id }) => id === profession)
  const boards = asked ? boardsOf(state, asked, corrections) : []
  const isOther = written !== '' && !boards.some((board) => isCalled(board, written))
  return (
    <div className="grid gap-3">
      {isOther && (
        <p dir="auto" className="mt-1 break-words font-semibold">
          {written}
        </p>
      )}
      {boards
        .filter(({ isShared }) => !isOther || !isShared)
        .map((board) => (
          <BoardSection key={board.id} board={board} />
        ))}
    </div>
  )
}
