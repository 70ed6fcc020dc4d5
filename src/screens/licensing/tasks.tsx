import { useStored } from '@/engine/store/use-stored'
import { userProfile } from '@/schemas/account/user-profile'
import { boardCorrections } from '@/schemas/licensing/board-corrections'
import { licenses } from '@/schemas/licensing/license'
import { currentMove, moves } from '@/schemas/my-move/move'
import { professionOfCareer } from './answer/profession-of-career'
import { boardTasks } from './board-tasks'
import { BoardLines, FinderLink } from './boards/BoardLines'
import { boardsOfMove } from './boards/boards-of-move'

/** The boards that a task of the move's plan is about; nothing for other tasks. */
function BoardsOfTask({ id }: { id: string }) {
  const kept = useStored(licenses)
  const move = currentMove(useStored(moves))
  const corrections = useStored(boardCorrections)
  const { careerField } = useStored(userProfile)
  const whose = boardTasks[id]
  if (!whose) return null
  const route = move ?? { from: '', to: '' }
  const boards = boardsOfMove(kept, route, corrections, professionOfCareer(careerField))[whose]
  if (boards.length === 0) return null
  return (
    <div className="grid min-w-0 gap-2 pb-2.5 text-base">
      {boards.map((board) => (
        <div key={board.id} className="min-w-0">
          <BoardLines board={board} />
          <p className="max-w-prose text-sm text-muted">{board.basis}</p>
          <FinderLink board={board} />
        </div>
      ))}
    </div>
  )
}

export default [BoardsOfTask]
