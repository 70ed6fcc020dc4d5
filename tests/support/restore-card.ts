import type { Page } from '@playwright/test'

/** The text of a full backup that holds this. */
export function backupOf(entries: object, unreadable: object = {}): string {
  return JSON.stringify({
    format: 'milspouse-backup',
    version: 1,
    exportedAt: '2026-11-21T00:00:00.000Z',
    entries,
    unreadable,
  })
}

/** Chooses a backup and a restore mode in the open settings. The caller presses Restore. */
export async function prepareRestore(page: Page, backup: string, mode: 'Merge' | 'Replace') {
  await page.getByLabel('Backup or export file').setInputFiles({
    name: 'milspouse-backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backup),
  })
  await page.getByRole('radio', { name: mode }).check()
}
