import { calendarDay } from '@/engine/calendar-day'
import { downloadText } from '@/engine/download-text'
import { collectBackup } from '@/engine/store/backup/collect-backup'
import type { Repository } from '@/engine/store/repository'
import { keyOfText } from '@/engine/store/unreadable-name'
import { announce } from '@/engine/announcer'
import { listLooks } from '@/engine/views/list-looks'
import { site } from '@/data/site'
import { isolate } from '@/engine/isolate'
import { backupLog } from '@/schemas/account/backup-log'
import { exportFile } from '@/schemas/account/export-file'
import { onboardingComplete } from '@/schemas/account/flags'
import { modulePreferences } from '@/schemas/account/module-preferences'
import { privacySettings } from '@/schemas/account/privacy-settings'
import { storageTable } from '@/screens/storage-table'
import { userProfile } from '@/schemas/account/user-profile'
import { backupFileName, backupName } from './backup/backup-name'

/** A file for the user to keep. */
export interface DataFile {
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

/**
 * Everything the user entered, and what could not be read. The log of backups and how lists are shown belong
 * to this browser, so they are left out.
 * If another version of the site stored the data, every key goes in, with the version, so that it can be
 * restored later.
 */
export function fullBackup(repository: Repository, now = new Date()): DataFile {
  return backupOf(repository.texts(), now, repository.versionTrouble() !== undefined)
}

/** The keys that describe this browser. Backups leave them out. */
const browserKeys: ReadonlySet<string> = new Set([backupLog.key, listLooks.key])

/**
 * A full backup of these texts.
 * @param isForeign whether another version of the site wrote them: then every key goes in
 */
export function backupOf(
  texts: readonly (readonly [name: string, text: string])[],
  madeAt: Date,
  isForeign = false,
): DataFile {
  const known = storageTable.map(({ key }) => key)
  const all = isForeign ? texts.map(([name]) => keyOfText(name)) : []
  const keys = [...new Set([...known, ...all])].filter((key) => !browserKeys.has(key))
  const backup = collectBackup(texts, keys, backupName, madeAt)
  return {
    name: backupFileName(madeAt),
    // Not indented: for large lists, indentation would be most of the file.
    text: JSON.stringify(backup),
  }
}

/**
 * A file with the exact text that could not be read: as it is or, if a plain text file would change it,
 * as JSON.
 */
export function unreadableFile(name: string, text: string): DataFile {
  return isPlainText(text)
    ? { name: `${name}.txt`, text }
    : { name: `${name}.json`, text: JSON.stringify(text) }
}

/** Whether a text survives UTF-8, which cannot encode a lone surrogate and drops a byte order mark at the start. */
export const isPlainText = (text: string) => !/^\ufeff|\p{Surrogate}/u.test(text)

/** Downloads a file and announces it. */
export function download({ name, text }: DataFile) {
  downloadText(name, text)
  announce(`Downloaded ${isolate(name)}.`, 'Downloaded')
}
