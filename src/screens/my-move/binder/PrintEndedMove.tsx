import { lazyPart } from '@/engine/ui/lazy-part'
import type { ArchivedMove } from '@/schemas/my-move/move-archive'
import { PrintOnDemand } from './PrintOnDemand'

const EndedMovePrint = lazyPart(() => import('./EndedMovePrint'))

/** Prints a move that has ended. */
export function PrintEndedMove({ archived }: { archived: ArchivedMove }) {
  return (
    <PrintOnDemand label="Print This Move" isNamed className="-ml-2 sm:-ml-4" part={EndedMovePrint}>
      {(onClose) => <EndedMovePrint archived={archived} onClose={onClose} />}
    </PrintOnDemand>
  )
}
