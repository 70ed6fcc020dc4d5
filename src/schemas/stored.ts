import type { Stored } from '@/engine/schema/stored'
import { checklistProgress } from './checklist-progress'
import { applications } from './job-application'

/** Everything the user keeps under keys that the repository owns. Backup, reset and health read it. */
export const storedKeys: readonly Stored<unknown>[] = [applications, checklistProgress]
