import { labelOf } from '@/engine/model/vocabulary'
import { useStored } from '@/engine/store/use-stored'
import { Card } from '@/engine/ui/Card'
import { boardCorrections } from '@/schemas/licensing/board-corrections'
import { licenses } from '@/schemas/licensing/license'
import { region } from '@/schemas/my-move/region'
import type { Question } from '../question'
import { BoardSection } from './BoardSection'
import { boardsIn } from './boards-of'
import { endOfMove } from './boards-of-move'

/** The boards of a question: first of the new state, then of the state that licensed the user. */
export default function Boards({ question: { profession, from, to } }: { question: Question }) {
  const corrections = useStored(boardCorrections)
  const kept = useStored(licenses)
  const places = [
    { title: endOfMove(from, to, `New State: ${labelOf(region, to)}`), place: to },
    ...(from === to ? [] : [{ title: `Licensed In: ${labelOf(region, from)}`, place: from }]),
  ]
    .map((one) => ({ ...one, boards: boardsIn(one.place, profession, kept, corrections) }))
    .filter(({ boards }) => boards.length > 0)
  if (places.length === 0) return null
  return (
    <Card className="break-inside-avoid">
      <h3 className="text-lg font-bold md:text-xl">The Boards</h3>
      <div className="mt-2 grid gap-x-10 gap-y-5 lg:grid-cols-2">
        {places.map(({ title, place, boards }) => (
          <div key={place} className="grid min-w-0 content-start gap-3">
            <h4 className="font-semibold text-muted">{title}</h4>
            {boards.map((board) => (
              <BoardSection key={board.id} board={board} />
            ))}
          </div>
        ))}
      </div>
    </Card>
  )
}
