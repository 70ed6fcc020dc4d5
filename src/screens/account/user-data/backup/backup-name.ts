import { calendarDay } from '@/engine/calendar-day'
import { site } from '@/data/site'

/** The `format` of a full backup, and the start of its file name. */
export const backupName = `${site.shortName}-backup`

/** "milspouse-backup-2026-11-21.json" */
export const backupFileName = (now: Date): string => `${backupName}-${calendarDay(now)}.json`

/** "milspouse-protected-backup-2026-11-21.json" */
export const protectedFileName = (now: Date): string =>
  `${site.shortName}-protected-backup-${calendarDay(now)}.json`
