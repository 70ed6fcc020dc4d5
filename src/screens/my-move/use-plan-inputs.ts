import { useStored } from '@/engine/store/use-stored'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { licenses } from '@/schemas/licensing/license'
import { childCare } from '@/schemas/my-move/child-care'
import { moves } from '@/schemas/my-move/move'
import { planProgress } from '@/schemas/my-move/plan-progress'
import type { PlanInputs } from './plan/plan-of'
import { useNeedsLicense } from './use-needs-license'

/** What the plan of the current move depends on besides the move and the day. */
export function usePlanInputs(): Required<Omit<PlanInputs, 'answered'>> {
  return {
    checklistProgress: useStored(checklistProgress),
    planProgress: useStored(planProgress),
    childCare: useStored(childCare),
    licenses: useStored(licenses),
    moves: useStored(moves),
    needsLicense: useNeedsLicense(),
  }
}
