import { calendarDay } from '@/engine/calendar-day'
import { site } from '@/data/site'

/** What a full backup says that it is. */
export const backupName = `${site.shortName}-backup`

/** "milspouse-backup-2026-11-21.json" */
export const backupFileName = (now: Date): string => `${backupName}-${calendarDay(now)}.json`
