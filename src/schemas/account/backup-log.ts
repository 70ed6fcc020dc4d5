import * as z from 'zod/mini'
import { defineDocument } from '@/engine/model/document'
import { instant, wholeNumber } from '@/engine/model/rules'

const schema = z.object({
  /** The number of changes saved since the last backup, or of all changes if there was none. */
  changes: wholeNumber(0),
  /** When the first of them was saved. */
  changedSince: z.optional(instant()),
  backedUpAt: z.optional(instant()),
  /** When the reminder was last dismissed. */
  dismissedAt: z.optional(instant()),
  /** When a record was first saved since the last backup. A restored record does not count. */
  recordAt: z.optional(instant()),
  /** When the offer after the first record was dismissed. It is not shown again. */
  firstDismissedAt: z.optional(instant()),
  /** When the dashboard was last opened. */
  visitedAt: z.optional(instant()),
  /** When the user came back after days away. Removed once the reminder about it is answered. */
  returnedAt: z.optional(instant()),
})

export type BackupLog = z.infer<typeof schema>

/** The state of the backup reminder. It describes this browser, so backup files do not contain it. */
export const backupLog = defineDocument<BackupLog>({
  key: 'backupLog',
  staysHere: true,
  contents: 'backup reminders',
  schema,
  empty: { changes: 0 },
})

/**
 * The log after one more change was saved.
 * @param hasRecord whether the changed value is a list of records that is not empty; ticks are not records
 */
export function afterChange(log: BackupLog, now: Date, hasRecord = false): BackupLog {
  return {
    ...log,
    changes: log.changes + 1,
    changedSince: log.changedSince ?? now.toISOString(),
    ...(hasRecord && { recordAt: log.recordAt ?? now.toISOString() }),
  }
}

/**
 * The log after a backup.
 * @param madeAt when its content was collected
 * @param held how many of the counted changes the backup contains; all by default
 */
export function afterBackup(log: BackupLog, madeAt: Date, held = log.changes): BackupLog {
  const { visitedAt } = log
  const backedUpAt = madeAt.toISOString()
  const changes = Math.max(0, log.changes - held)
  return {
    changes,
    ...(changes > 0 && { changedSince: backedUpAt }),
    backedUpAt,
    ...(visitedAt && { visitedAt }),
  }
}

/** Whether a later backup than this one was made. */
export const hasLaterBackup = ({ backedUpAt }: BackupLog, madeAt: Date): boolean =>
  backedUpAt !== undefined && Date.parse(backedUpAt) > madeAt.getTime()

/**
 * The log without its last backup: the changes before and after it count as not backed up.
 * @param before the log before that backup
 */
export function withoutLastBackup(log: BackupLog, before: BackupLog): BackupLog {
  const since = { ...log }
  delete since.backedUpAt
  return {
    ...since,
    ...before,
    changes: before.changes + since.changes,
    ...(since.visitedAt && { visitedAt: since.visitedAt }),
  }
}
