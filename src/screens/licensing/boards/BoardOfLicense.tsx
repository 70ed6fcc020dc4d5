import { answerProfessions } from '@/data/answer-professions'
import { useStored } from '@/engine/store/use-stored'
import { boardCorrections } from '@/schemas/licensing/board-corrections'
import type { License } from '@/schemas/licensing/license'
import { BoardDoor } from './BoardDoor'
import { boardsOf } from './boards-of'

/** The boards for one of the person's licenses. */
export default function BoardOfLicense({
  state,
  profession,
}: Pick<License, 'state' | 'profession'>) {
  const corrections = useStored(boardCorrections)
  const asked = answerProfessions.rows.find(({ id }) => id === profession)
  if (!asked) return null
  return (
    <div className="grid gap-3">
      {boardsOf(state, asked, corrections).map((board) => (
        <BoardDoor key={board.id} board={board} />
      ))}
    </div>
  )
}
