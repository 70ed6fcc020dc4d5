import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect } from 'vitest'
import { buildApplication } from '../../support/applications.ts'
import { hub } from '../driver/applications.ts'
import { journey } from '../driver/journey.ts'
import { EMPTY_PAGE, type Tab } from '../driver/tab.ts'

/** Waits until a file has been downloaded. @returns its path */
async function waitForDownload(tab: Tab, folder: string, name: RegExp): Promise<string> {
  let found: string | undefined
  await tab.waitUntil(
    async () => {
      found = (await readdir(folder)).find((file) => name.test(file))
      return found !== undefined && (await readFile(join(folder, found))).length > 0
    },
    `a download of ${String(name)}`,
  )
  return join(folder, found ?? '')
}

journey('A CSV file is previewed and imported', async ({ tab }) => {
  await tab.goto(`${hub}?page=import`)
  await tab.chooseFile({ label: 'CSV file' }, resolve('tests/fixtures/csv/by-hand.csv'))
  await tab.waitForVisible({ role: 'heading', name: 'What would be added' })
  await tab.click({ role: 'button', name: /^Import \d+ Rows?$/ })
  await tab.waitForVisible({ text: /^Imported \d+ applications/ })
  expect(JSON.stringify(await tab.stored('jobApplications'))).toContain('Harbor Clinic')
})

journey(
  'A downloaded full backup restores everything',
  async ({ tab, folder }) => {
    await tab.seed({ jobApplications: [buildApplication({ notes: 'Ask for “Zoë” 🌺' })] })
    await tab.goto('/app/settings')
    await tab.click({ role: 'button', name: 'Full Backup' })
    const file = await waitForDownload(tab, folder, /^milspouse-.*backup.*\.json$/)
    await tab.goto(EMPTY_PAGE)
    await tab.evaluate(() => localStorage.clear(), null)
    await tab.goto('/app/settings#restore')
    await tab.chooseFile({ label: 'Backup or export file' }, file)
    await tab.waitForVisible({ role: 'heading', name: /^This file is a full backup from/ })
    await tab.click({ role: 'radio', name: /^Replace/ })
    await tab.click({ role: 'button', name: 'Restore' })
    await tab.waitForVisible({ text: 'Your data was restored.' })
    expect(await tab.stored('jobApplications')).toMatchObject([{ notes: 'Ask for “Zoë” 🌺' }])
  },
  { isAlone: true },
)

journey(
  'A file that is not a backup changes nothing and shows an error',
  async ({ tab, folder }) => {
    const application = buildApplication()
    await tab.seed({ jobApplications: [application] })
    const file = join(folder, 'holiday.json')
    await writeFile(file, '{"days":[]}')
    await tab.goto('/app/settings#restore')
    await tab.chooseFile({ label: 'Backup or export file' }, file)
    await tab.waitForVisible({ css: '[role=alert]' })
    expect(await tab.stored('jobApplications')).toMatchObject([{ id: application.id }])
  },
)

journey(
  'The list is exported as CSV',
  async ({ tab, folder }) => {
    await tab.seed({ jobApplications: [buildApplication()] })
    await tab.goto(hub)
    await tab.click({ role: 'button', name: 'Export CSV' })
    const file = await waitForDownload(tab, folder, /^milspouse-applications-.*\.csv$/)
    expect(await readFile(file, 'utf8')).toContain('Acme Logistics')
  },
  { isAlone: true },
)
