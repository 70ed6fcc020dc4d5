import { listLooks } from '@/engine/views/list-looks'
import type { Stored } from '@/engine/model/stored'
import type { Repository } from '@/engine/store/repository'
import { afterChange, backupLog } from '@/schemas/account/backup-log'
import {
  joinDate,
  onboardingComplete,
  privacyConfigured,
  profileCreated,
  transitionPromoDismissed,
} from '@/schemas/account/flags'

/** What the product notes by itself, and how its lists look: nobody would miss it. */
const uncounted: ReadonlySet<string> = new Set(
  [
    backupLog,
    listLooks,
    joinDate,
    profileCreated,
    privacyConfigured,
    onboardingComplete,
    transitionPromoDismissed,
  ].map(({ key }) => key),
)

/** Whether a key holds what the user would miss. */
export const isCounted = (key: string): boolean => !uncounted.has(key)

/** Counts what the user changes, for the reminder to make a backup. */
export function countChanges(repository: Repository) {
  repository.onWritten((key, stored) => {
    if (!isCounted(key)) return
    const hasRecord = stored !== undefined && holdsRecord(stored, repository.load(stored))
    repository
      // A reset may have come in between: then there is nothing left to count.
      .update(backupLog, (log) =>
        repository.storage.length === 0 ? log : afterChange(log, new Date(), hasRecord),
      )
      // The change itself is saved; a count that finds no room is no reason to alarm anybody.
      .catch((error: unknown) => console.warn('The change was not counted:', error))
  })
}

/** Whether it is a list of what a person enters, with a record in it. Only an entity has a noun for its records. */
const holdsRecord = (stored: Stored<unknown>, value: unknown) =>
  'noun' in stored && Array.isArray(value) && value.length > 0
