import { useStored } from '@/engine/store/use-stored'
import { moveArchive, type ArchivedMove } from '@/schemas/my-move/move-archive'
import { progressOfEnded } from './lifecycle/start-move'
import { planOf, type PlannedTask } from './plan/plan-of'
import { usePlanInputs } from './use-plan-inputs'

/**
 * The plan of a move that has ended, as it was then. Entries of earlier versions do not say what the records were like
 * then, so those of today count.
 */
export function useEndedPlan(archived: ArchivedMove): readonly PlannedTask[] {
  const { move, endedOn, answered } = archived
  const { childCare, licenses, moves, needsLicense: needsToday, ...ticks } = usePlanInputs()
  const progress = progressOfEnded(archived, {
    moves,
    moveArchive: useStored(moveArchive),
    ...ticks,
  })
  const needsLicense = archived.needsLicense ?? needsToday
  const { checklistProgress, planProgress } = progress
  return planOf(
    move,
    { checklistProgress, planProgress, childCare, licenses, moves, answered, needsLicense },
    endedOn,
  )
}
