import { SaveError } from '@/engine/store/save-error'
import { moves, type MoveRecord } from '@/schemas/my-move/move'

/** A new move was not saved, because it would end a move that the person was not asked about. */
export class PlannedAlready extends SaveError {
  override name = 'PlannedAlready'

  constructor(readonly move: MoveRecord) {
    super('overtaken')
    this.message = `“${moves.describe(move)}” is already planned, maybe in another tab, so this isn’t saved yet. To keep that move, press Cancel. To finish it and start this one, save again.`
  }
}
