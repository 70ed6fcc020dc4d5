import { useState } from 'react'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import { useStored } from '@/engine/store/use-stored'
import { useChecklist } from '@/engine/views/checklist/use-checklist'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { modulePreferences } from '@/schemas/account/module-preferences'
import { userProfile } from '@/schemas/account/user-profile'
import { moves } from '@/schemas/my-move/move'
import { moveArchive } from '@/schemas/my-move/move-archive'
import { isMoving } from './is-moving'
import { nextSteps, stepId, type Step } from './next-steps'

/**
 * The next items of the moving checklist, and a function that checks them. No items if the user is not moving, or if
 * the ticks belong to a stored move: a planned one has its own tasks, and the next one starts with nothing ticked.
 * See docs/decisions/0025.
 */
export function useMoveSteps() {
  const { progress, tick, failure } = useChecklist(checklistProgress)
  const modules = useStored(modulePreferences)
  const profile = useStored(userProfile)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [known, archived] = [useStored(moves), useStored(moveArchive)]
  const belongToMove = known.length > 0 || archived.length > 0
  const isShown = !belongToMove && (ticked.size > 0 || isMoving({ progress, modules, profile }))
  return {
    steps: isShown ? nextSteps(pcsTimeline.rows, progress, ticked) : [],
    progress,
    failure,
    tick: (step: Step, done: boolean) => {
      setTicked((known) => new Set(known).add(stepId(step)))
      return tick(step.section, step.item.id, done)
    },
  }
}
