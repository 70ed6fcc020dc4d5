import type { BackupLog } from '@/schemas/account/backup-log'

/** Changes without a backup after which the dashboard reminds. */
const REMIND_AFTER_CHANGES = 20
/** Days without a backup after which it reminds, if anything has changed. */
const REMIND_AFTER_DAYS = 30
/** Days for which a reminder that was put off stays away. */
const DISMISSED_FOR_DAYS = 30
/**
 * Safari may delete what a site stored after seven days of use without a visit to it, unless the
 * site was added to the Home Screen (webkit.org/blog/10218), so there the reminder comes earlier.
 */
const SAFARI_REMIND_AFTER_CHANGES = 10
const SAFARI_REMIND_AFTER_DAYS_AWAY = 5

const DAY_MS = 86_400_000

interface Situation {
  log: BackupLog
  now: Date
  /** When the dashboard was opened. */
  openedAt: Date
  /** Whether the browser deletes the storage of sites that are not visited. */
  deletesUnvisited: boolean
}

/**
 * Why a backup is due: many changes, a long time since the last backup, a long time since the last visit, or a first
 * record without a backup.
 */
export type Reason = 'changes' | 'days' | 'away' | 'first'

/** Why the dashboard asks for a backup now; undefined while it does not. */
export function reminderReason({
  log,
  now,
  openedAt,
  deletesUnvisited,
}: Situation): Reason | undefined {
  if (log.changes === 0) return undefined
  if (daysSince(log.dismissedAt, now) < DISMISSED_FOR_DAYS) return undefined
  if (log.changes >= (deletesUnvisited ? SAFARI_REMIND_AFTER_CHANGES : REMIND_AFTER_CHANGES))
    return 'changes'
  if (deletesUnvisited && isBackFromDaysAway(log, openedAt)) return 'away'
  if (isPast(log.backedUpAt ?? log.changedSince, now, REMIND_AFTER_DAYS)) return 'days'
  // Only once: anyone who has answered a reminder knows where backups are.
  const isAnswered = log.backedUpAt ?? log.dismissedAt ?? log.firstDismissedAt
  return log.recordAt && !isAnswered ? 'first' : undefined
}

/**
 * The log after the dashboard was opened in a browser that deletes unvisited sites. A return after days away is kept
 * until the reminder about it is answered.
 */
export function afterVisit(log: BackupLog, openedAt: Date): BackupLog {
  const reason = reminderReason({ log, now: openedAt, openedAt, deletesUnvisited: true })
  const visitedAt = openedAt.toISOString()
  return {
    ...log,
    visitedAt,
    ...(reason === 'away' && { returnedAt: log.returnedAt ?? visitedAt }),
  }
}

/** The log after a reminder with this reason was put off. Putting off `first` puts off no other reason. */
export function afterDismissal(log: BackupLog, reason: Reason, now: Date): BackupLog {
  if (reason === 'first') return { ...log, firstDismissedAt: now.toISOString() }
  const dismissed = { ...log, dismissedAt: now.toISOString() }
  delete dismissed.returnedAt
  return dismissed
}

/**
 * Whether the user was away for days before this visit, or before an earlier one without answering the reminder. A
 * backup shows that they were here.
 */
function isBackFromDaysAway({ visitedAt, backedUpAt, returnedAt }: BackupLog, openedAt: Date) {
  if (returnedAt !== undefined) return true
  if (visitedAt === undefined) return false
  const lastHere = Math.max(Date.parse(visitedAt), Date.parse(backedUpAt ?? visitedAt))
  return openedAt.getTime() - lastHere >= SAFARI_REMIND_AFTER_DAYS_AWAY * DAY_MS
}

/** Whether an instant is known and at least this many days ago. */
function isPast(instant: string | undefined, now: Date, days: number): boolean {
  return instant !== undefined && daysSince(instant, now) >= days
}

/** Days of 24 hours, whatever the time zone. Over a day ahead, as after a clock was set back, counts as long ago. */
function daysSince(instant: string | undefined, now: Date): number {
  if (instant === undefined) return Infinity
  const days = (now.getTime() - Date.parse(instant)) / DAY_MS
  return days < -1 ? Infinity : days
}
