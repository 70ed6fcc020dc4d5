import type { Page } from '@playwright/test'
import { buildApplications } from '../support/applications'
import { browserMoment } from '../support/browser-day'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'
import { addApplication, applicationCard, hub } from '../support/job-search-hub'
import { readStored, seed } from '../support/storage'

const reminder = { name: 'Time for a Backup' }

const arrivalQuestion = (page: Page) => page.getByRole('group', { name: 'Did the file arrive?' })

test('Data Health shows what is stored, how full the storage is, and when the last backup was made', async ({
  page,
}) => {
  await page.clock.setFixedTime(browserMoment('2026-11-23T12:00'))
  await seed(page, 'jobApplications', buildApplications(12))
  await seed(page, 'checklistProgress', { arrival: { one: true, two: false, three: true } })
  await seed(page, 'interviewNotes', { pay: 'Ask for a range.' })
  await page.goto('/app/settings')
  const health = page.locator('#health')
  await expect(health).toContainText(/job applications: 12/i)
  await expect(health).toContainText(/checklist items done: 2/i)
  await expect(health).toContainText(/interview notes: 1/i)
  await expect(health).toContainText(/skills: 0/i)
  const used = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key !== 'saveMark')
      .reduce((sum, [key, text]) => sum + key.length + String(text).length, 0),
  )
  const percent = ((used / 5_242_879) * 100).toFixed(1)
  await expect(health).toContainText(`About ${percent}% of this site’s storage is used.`)
  await expect(health).toContainText('None yet.')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Full Backup' }).click()
  await download
  // Browsers do not report whether a download succeeded, so the user confirms it.
  await expect(arrivalQuestion(page)).toBeVisible()
  await expect(health).toContainText('None yet.')
  await arrivalQuestion(page).getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('button', { name: 'Full Backup' })).toBeFocused()
  const last = 'Nov 23, 2026, 0 changes since.'
  await expect(health).toContainText(last)
  // The top of the page shows the last backup, too.
  await expect(page.getByText(`Last backup: ${last}`)).toBeVisible()
  await page.reload()
  await expect(health).toContainText('0 changes since.')
  await page.getByRole('link', { name: 'Back Up Your Data' }).click()
  await expect(page.getByRole('button', { name: 'Full Backup' })).toBeInViewport()
})

test('Every change that a person saves is counted until the next backup', async ({ page }) => {
  await page.goto(hub)
  await addApplication(page, { Company: 'Acme', Position: 'Nurse' })
  await expect(applicationCard(page, 'Nurse')).toBeVisible()
  await goWithin(page, '/app/pcs-prep')
  await page.getByRole('checkbox').first().click()
  await expect.poll(() => readStored(page, 'backupLog')).toMatchObject({ changes: 2 })
  await goWithin(page, '/app/settings')
  await expect(page.locator('#health')).toContainText('None yet. You have made 2 changes.')
})

test('The user can ask the browser to keep the data, and sees its answer, whether no or yes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persisted = () => Promise.resolve(false)
    StorageManager.prototype.persist = () => Promise.resolve(false)
  })
  await page.goto('/app/settings')
  await expect(page.getByText('the browser may delete it')).toBeVisible()
  const ask = page.getByRole('button', { name: 'Ask the Browser to Keep It' })
  await ask.click()
  // Scoped to the card, because the live region announces the answer too.
  const card = page.locator('#health')
  await expect(card.getByText('The browser has declined for now')).toBeVisible()

  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => Promise.resolve(true)
  })
  await page.reload()
  await ask.click()
  await expect(card.getByText('The browser has agreed not to delete it')).toBeVisible()
})

test('After 20 changes the dashboard shows a backup reminder, until a backup is made', async ({
  page,
}) => {
  await seed(page, 'backupLog', { changes: 20, changedSince: new Date().toISOString() })
  await page.goto('/app')
  await expect(page.getByRole('heading', reminder)).toBeVisible()
  await page.getByRole('heading', reminder).click()
  await expect(page.getByText('You have made 20 changes and no backup yet.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Back Up' }).click()
  expect((await download).suggestedFilename()).toMatch(/^milspouse-backup-\d{4}-\d\d-\d\d\.json$/)
  await arrivalQuestion(page).getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('heading', reminder)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // The code of the reminder loads late. Without stored changes, no reminder appears later either.
  await expect.poll(() => readStored(page, 'backupLog')).toMatchObject({ changes: 0 })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', reminder)).toHaveCount(0)
})
