import { useStored } from '@/engine/store/use-stored'
import { currentMove, moves } from '@/schemas/my-move/move'
import type { Region } from '@/schemas/my-move/region'

/** Where a move begins and ends, as far as it is known. */
export interface MoveRoute {
  from: Region | ''
  to: Region | ''
}

/** The way of the move that a person plans. */
export function useMoveRoute(): MoveRoute {
  const move = currentMove(useStored(moves))
  return { from: move?.from ?? '', to: move?.to ?? '' }
}
