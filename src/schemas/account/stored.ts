import type { AnyEntity } from '@/engine/model/entity'
import type { Stored } from '@/engine/model/stored'
import { boardCorrections } from '../licensing/board-corrections'
import { calendarEvents } from '../my-move/calendar-events'
import { checklistProgress } from '../content/checklist-progress'
import { darkMode } from './dark-mode'
import * as lists from './entities'
import { interviewNotes } from '../job-search/interview-notes'
import { jobGroup } from '../job-search/job-group'
import { moveArchive } from '../my-move/move-archive'
import { moveGroup } from '../my-move/move-group'
import { payGrade } from '../housing/pay-grade'
import { planProgress } from '../my-move/plan-progress'
import { privacySettings } from './privacy-settings'
import { smallStored } from './small-stored'

/** Lists in the order in which people see them. Lists that are not named here come after these. */
const inOrder: readonly AnyEntity[] = [
  lists.applications,
  lists.savedPostings,
  lists.skills,
  lists.certifications,
  lists.learningGoals,
]

/** The lists of records that the user keeps. */
export const entities: readonly AnyEntity[] = [...new Set([...inOrder, ...Object.values(lists)])]

/** Everything the user keeps through the repository. Backup and reset read it. */
export const allStored: readonly Stored<unknown>[] = [
  ...smallStored,
  privacySettings,
  ...entities,
  checklistProgress,
  interviewNotes,
  planProgress,
  moveArchive,
  calendarEvents,
  payGrade,
  boardCorrections,
]

/** Everything that can be restored from a file. */
export const restorable: readonly Stored<unknown>[] = [...allStored, darkMode].map((stored) => ({
  ...stored,
  group: [moveGroup, jobGroup].find(({ members }) => members.includes(stored)),
}))
