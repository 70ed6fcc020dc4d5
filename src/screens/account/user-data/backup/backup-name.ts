import { calendarDay } from '@/engine/calendar-day'
import { site } from '@/data/site'

/** What a full backup says that it is. */
export const backupName = `${site.shortName}-backup`

/** "milspouse-backup-2026-11-21.json" */
export const backupFileName = (now: Date): string => `${backupName}-${calendarDay(now)}.json`

/** "milspouse-protected-backup-2026-11-21.json" */
export const protectedFileName = (now: Date): string =>
  `${site.shortName}-protected-backup-${calendarDay(now)}.json`
