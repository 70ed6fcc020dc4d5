import { useStored } from '@/engine/store/use-stored'
import { currentMove, moves } from '@/schemas/my-move/move'
import type { Region } from '@/schemas/my-move/region'

/** The state where a move begins and the one where it ends; blank if unknown. */
export interface MoveRoute {
  from: Region | ''
  to: Region | ''
}

/** The route of the current move. */
export function useMoveRoute(): MoveRoute {
  const move = currentMove(useStored(moves))
  return { from: move?.from ?? '', to: move?.to ?? '' }
}
