import { useStored } from '@/engine/store/use-stored'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { childCare } from '@/schemas/my-move/child-care'
import { moves } from '@/schemas/my-move/move'
import { moveArchive, type ArchivedMove } from '@/schemas/my-move/move-archive'
import { planProgress } from '@/schemas/my-move/plan-progress'
import { progressOfEnded } from './lifecycle/start-move'
import { answeredTasks } from './plan/answered-tasks'
import { planOf, type PlannedTask } from './plan/plan-of'
import { useNeedsLicense } from './use-needs-license'

/** The plan of a move that has ended. */
export function useEndedPlan(archived: ArchivedMove): readonly PlannedTask[] {
  const { move, endedOn } = archived
  const answered = answeredTasks(useStored(childCare), move, endedOn)
  const needsLicense = useNeedsLicense()
  const progress = progressOfEnded(archived, {
    moves: useStored(moves),
    moveArchive: useStored(moveArchive),
    checklistProgress: useStored(checklistProgress),
    planProgress: useStored(planProgress),
  })
  return planOf(move, progress, endedOn, { needsLicense, answered })
}
