import type { ChecklistProgress } from '@/engine/model/checklist-progress'
import type { ArchivedMove } from '@/schemas/move-archive'
import type { MoveRecord } from '@/schemas/move'

/** Everything that a move changes, by storage key. What begins or ends a move changes all of it at once. */
export interface MoveData {
  moves: readonly MoveRecord[]
  checklistProgress: ChecklistProgress
  planProgress: ChecklistProgress
  /** The latest first. */
  moveArchive: readonly ArchivedMove[]
}
