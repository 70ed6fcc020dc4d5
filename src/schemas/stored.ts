import type { AnyEntity } from '@/engine/model/entity'
import type { Stored } from '@/engine/model/stored'
import { certifications } from './certification'
import { checklistProgress } from './checklist-progress'
import { darkMode } from './dark-mode'
import { applications } from './job-application'
import { learningGoals } from './learning-goal'
import { privacySettings } from './privacy-settings'
import { skills } from './skill'
import { smallStored } from './small-stored'

/** The lists of records that the user keeps. */
export const entities: readonly AnyEntity[] = [applications, skills, certifications, learningGoals]

/** Everything the user keeps through the repository. Backup and reset read it. */
export const allStored: readonly Stored<unknown>[] = [
  ...smallStored,
  privacySettings,
  ...entities,
  checklistProgress,
]

/** Everything that a file of the user's may bring back. */
export const restorable: readonly Stored<unknown>[] = [...allStored, darkMode]
