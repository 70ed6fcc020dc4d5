import type { Stored } from '@/engine/schema/stored'
import { certifications } from './certification'
import { checklistProgress } from './checklist-progress'
import { darkMode } from './dark-mode'
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

/** Everything that a file of the user's may bring back. */
export const restorable: readonly Stored<unknown>[] = [...allStored, darkMode]
