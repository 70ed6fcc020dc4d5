import { calendarDay } from '@/engine/calendar-day'
import { downloadText } from '@/engine/download-text'
import { collectBackup } from '@/engine/store/backup/collect-backup'
import type { Repository } from '@/engine/store/repository'
import { announce } from '@/engine/ui/announcer'
import { site } from '@/data/site'
import { backupLog } from '@/schemas/backup-log'
import { exportFile } from '@/schemas/export-file'
import { onboardingComplete } from '@/schemas/flags'
import { modulePreferences } from '@/schemas/module-preferences'
import { privacySettings } from '@/schemas/privacy-settings'
import { storageTable } from '@/screens/storage-table'
import { userProfile } from '@/schemas/user-profile'
import { errorBackup } from '../errors/error-backup'
import { backupFileName, backupName } from './backup/backup-name'

interface DataFile {
  name: string
  text: string
}

/** The specification's export: its five fields, checked against the file's own schema. */
export function exportData(repository: Repository, now = new Date()): DataFile {
  const content = exportFile.parse({
    profile: repository.load(userProfile),
    privacySettings: repository.load(privacySettings),
    modulePreferences: repository.load(modulePreferences),
    onboardingComplete: repository.load(onboardingComplete),
    exportDate: now.toISOString(),
  })
  return {
    name: `${site.shortName}-${calendarDay(now)}.json`,
    text: JSON.stringify(content, null, 2),
  }
}

/** Everything the user entered, and what could not be read. The log of backups belongs to this browser. */
export function fullBackup(repository: Repository, now = new Date()): DataFile {
  // A newer version keeps things under names that this one does not know.
  if (repository.versionTrouble() === 'ahead') return errorBackup(now)
  const keys = storageTable.map(({ key }) => key).filter((key) => key !== backupLog.key)
  const backup = collectBackup(repository.texts(), keys, backupName, now)
  return {
    name: backupFileName(now),
    text: JSON.stringify(backup, null, 2),
  }
}

/** Hands the file to the browser's downloads, and says so. */
export function download({ name, text }: DataFile) {
  downloadText(name, text)
  announce(`Downloaded ${name}.`, 'Downloaded')
}
