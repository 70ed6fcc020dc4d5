import * as z from 'zod/mini'
import { defineDocument } from '@/engine/model/document'
import { instant, wholeNumber } from '@/engine/model/rules'

const schema = z.object({
  /** How many changes were saved since the last backup, or ever when there was none. */
  changes: wholeNumber(0),
  /** When the first of them was saved. */
  changedSince: z.optional(instant()),
  backedUpAt: z.optional(instant()),
  /** When the reminder was last put off. */
  dismissedAt: z.optional(instant()),
  /** When a record was first saved that was not restored, since the last backup. */
  recordAt: z.optional(instant()),
  /** When the offer after the first record was put off. It never comes again. */
  firstDismissedAt: z.optional(instant()),
  /** When the dashboard was last opened. */
  visitedAt: z.optional(instant()),
})

export type BackupLog = z.infer<typeof schema>

/** What the reminder to make a backup goes by. It describes this browser, so no backup file holds it. */
export const backupLog = defineDocument<BackupLog>({
  key: 'backupLog',
  contents: 'backup reminders',
  schema,
  empty: { changes: 0 },
})

/**
 * The log after one more change was saved.
 * @param hasRecord whether the change left a list with a record in it; a tick has none
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
 * @param held how many of the changes that were counted it holds; all by default
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
