import { useStored } from '@/engine/store/use-stored'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import { boardCorrections } from '@/schemas/licensing/board-corrections'
import { boardDay, withReportDate } from '@/schemas/licensing/board-day'
import { licenseIn, licenses } from '@/schemas/licensing/license'
import { currentMove, moves, staysInState } from '@/schemas/my-move/move'
import { BoardLines } from '../boards/BoardLines'
import { boardsIn } from '../boards/boards-of'
import type { AnswerProps } from './answer'
import { nextSteps } from './next-steps'

/** What to do about an answer, with the user's own states, days and board. */
export default function NextSteps({ question, compact, today }: AnswerProps) {
  const known = useStored(moves)
  const move = currentMove(known)
  const isMovingThere = move?.to === question.to && !staysInState(move)
  // The new state may have issued a license beside the application, such as a temporary one.
  const notIssued = useStored(licenses).filter(
    ({ state, status }) => state !== question.to || status === 'applied',
  )
  const applied = licenseIn(notIssued, question.profession.id, question.to, today)
  const corrections = useStored(boardCorrections)
  const boards = boardsIn(question.to, question.profession, notIssued, corrections)
  const steps = nextSteps(question, compact, {
    report: isMovingThere && !applied?.movedOn ? move.reportDate : undefined,
    board: applied && boardDay(withReportDate(applied, known)),
    today,
  })
  return (
    <div className="mt-4">
      <h3 className="text-lg font-bold">What to Do Now</h3>
      <ol className="mt-2 grid list-decimal gap-x-12 gap-y-2 pl-6 max-lg:max-w-prose lg:grid-cols-3">
        {steps.map(({ text, isAtBoard, site }) => (
          <li key={text}>
            <p>{text}</p>
            {isAtBoard && boards.map((board) => <BoardLines key={board.id} board={board} />)}
            {site && <OutboundLink href={site.url}>{site.name}</OutboundLink>}
          </li>
        ))}
      </ol>
    </div>
  )
}
