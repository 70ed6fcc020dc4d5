import { hasTicks, type ChecklistProgress } from '@/engine/model/checklist-progress'
import type { UserProfile } from '@/schemas/account/user-profile'

interface Known {
  progress: ChecklistProgress
  /** The ids of the chosen modules. */
  modules: readonly string[]
  profile: Pick<UserProfile, 'currentSituation'>
}

/** Whether a user has said that a move is coming: in the profile, by the modules, or by a tick. */
export function isMoving({ progress, modules, profile }: Known): boolean {
  return (
    profile.currentSituation === 'pcs-prep' || modules.includes('pcs-prep') || hasTicks(progress)
  )
}
