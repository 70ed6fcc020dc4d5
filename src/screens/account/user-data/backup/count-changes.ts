import { isOnlyInMemory } from '@/engine/form/ask-before-leaving'
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

/** The keys that the product writes by itself, and the display settings of lists: the user would not miss them. */
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

/** Whether the user would miss the value of a key. */
export const isCounted = (key: string): boolean => !uncounted.has(key)

/** Counts what the user changes, for the reminder to make a backup and for the question before leaving. */
export function countChanges(repository: Repository) {
  repository.onWritten((key, stored) => {
    if (!isCounted(key)) return
    if (!repository.isDurable) isOnlyInMemory.set(true)
    const hasRecord = stored !== undefined && hasRecords(stored, repository.load(stored))
    repository
      // After a reset in the meantime, there is nothing left to count.
      .update(backupLog, (log) =>
        repository.storage.length === 0 ? log : afterChange(log, new Date(), hasRecord),
      )
      // The change itself is saved. A count that cannot be stored is not worth an error message.
      .catch((error: unknown) => console.warn('The change was not counted:', error))
  })
}

/** Whether the value is a list of records that is not empty. Only entities have a `noun`. */
const hasRecords = (stored: Stored<unknown>, value: unknown) =>
  'noun' in stored && Array.isArray(value) && value.length > 0
