import { Button } from '@/engine/ui/Button'
import { Notice } from '@/engine/ui/Notice'
import { moves, type MoveRecord } from '@/schemas/my-move/move'
import { endOtherMoves } from './lifecycle/end-move'
import type { MoveChange } from './use-move-change'

interface Props {
  /** Every move that is planned. */
  planned: readonly MoveRecord[]
  change: MoveChange
  onKept: () => void
}

/** Asks which move to keep if more than one is planned. A merge in an earlier version could leave several. */
export function SeveralPlanned({ planned, change, onKept }: Props) {
  if (planned.length < 2) return null
  const keep = async (id: string) => {
    if (await change.attempt((data) => endOtherMoves(data, id), KEPT)) onKept()
  }
  return (
    <Notice tone="warning" role="status">
      <p className="font-semibold">More than one move is planned.</p>
      <p className="mt-1">
        This can happen after you merge a backup. Choose the move to keep. The rest go to “Earlier
        Moves,” with a copy of what is checked off.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {planned.map((move) => (
          <Button key={move.id} variant="secondary" onClick={() => void keep(move.id)}>
            {`Keep “${moves.describe(move)}”`}
          </Button>
        ))}
      </div>
    </Notice>
  )
}

const KEPT = 'One move is planned now. The rest are under “Earlier Moves.”'
