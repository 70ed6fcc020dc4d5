import type { Stored } from '@/engine/schema/stored'
import { certifications } from './certification'
import { checklistProgress } from './checklist-progress'
import { applications } from './job-application'
import { learningGoals } from './learning-goal'
import { skills } from './skill'
import { smallStored } from './small-stored'

/** Everything the user keeps through the repository. Backup, reset and health read it. */
export const allStored: readonly Stored<unknown>[] = [
  ...smallStored,
  applications,
  checklistProgress,
  skills,
  certifications,
  learningGoals,
]
