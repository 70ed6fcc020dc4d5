import { lazyPart } from '@/engine/ui/lazy-part'
import type { MoveRecord } from '@/schemas/my-move/move'
import { PrintOnDemand } from './PrintOnDemand'

const MoveBinder = lazyPart(() => import('./MoveBinder'))

/** Prints the binder of a move, or an empty one to fill in. */
export function PrintBinder({ move }: { move: MoveRecord | undefined }) {
  return (
    <PrintOnDemand label="Print Move Binder" part={MoveBinder} className="ml-auto">
      {(onClose) => <MoveBinder move={move} onClose={onClose} />}
    </PrintOnDemand>
  )
}
