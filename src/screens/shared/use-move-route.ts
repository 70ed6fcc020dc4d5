import { useStored } from '@/engine/store/use-stored'
import { userProfile } from '@/schemas/account/user-profile'
import { currentMove, moves, type MoveRecord } from '@/schemas/my-move/move'
import { regionOf, type Region } from '@/schemas/my-move/region'

/** The state where a move begins and the one where it ends; blank if unknown. */
export interface MoveRoute {
  from: Region | ''
  to: Region | ''
}

/**
 * The route of the current move, or of the selected one. If the move has no start, the route begins in the state of
 * the profile, unless the move ends there: the profile has the new state from the arrival on.
 */
export function useMoveRoute(
  select: (known: readonly MoveRecord[]) => MoveRecord | undefined = currentMove,
): MoveRoute {
  const move = select(useStored(moves))
  const { location } = useStored(userProfile)
  const to = move?.to ?? ''
  const home = regionOf(location) ?? ''
  return { from: move?.from || (home === to ? '' : home), to }
}
