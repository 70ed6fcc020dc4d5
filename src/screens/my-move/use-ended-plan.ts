import { useStored } from '@/engine/store/use-stored'
import { moves } from '@/schemas/my-move/move'
import { moveArchive, type ArchivedMove } from '@/schemas/my-move/move-archive'
import { progressOfEnded } from './lifecycle/start-move'
import { planOf, type PlannedTask } from './plan/plan-of'
import { usePlanInputs } from './use-plan-inputs'

/** The plan of a move that has ended. */
export function useEndedPlan(archived: ArchivedMove): readonly PlannedTask[] {
  const { move, endedOn } = archived
  const { childCare, needsLicense, ...ticks } = usePlanInputs()
  const progress = progressOfEnded(archived, {
    moves: useStored(moves),
    moveArchive: useStored(moveArchive),
    ...ticks,
  })
  return planOf(move, { ...progress, childCare, needsLicense }, endedOn)
}
