import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { buildApplication } from '../support/applications'
import { browserMoment, browserZone } from '../support/browser-day'
import { expect, test } from '../support/fixtures'
import { holdScripts } from '../support/hold-scripts'
import { applicationCard, hub } from '../support/job-search-hub'
import { readStored, seed } from '../support/storage'

const nurse = buildApplication({ id: '1', position: 'Nurse', dateApplied: '2026-11-02' })

test.beforeEach(({ page }) => page.clock.setFixedTime(browserMoment('2026-11-23T12:00')))

const history = (page: Page) =>
  applicationCard(page, 'Nurse').getByRole('region', { name: /^History of/ })
const entries = (page: Page) => history(page).getByRole('listitem')

async function openHistory(page: Page) {
  const disclosure = applicationCard(page, 'Nurse').locator('summary', { hasText: 'History' })
  await disclosure.press('Enter')
  await expect(history(page)).toBeVisible()
}

async function save(form: Locator) {
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(form).toBeHidden()
}

test('A status change on the card is recorded with its date, and the corrected date is kept', async ({
  page,
}) => {
  await seed(page, 'jobApplications', [nurse])
  await page.goto(hub)
  await openHistory(page)
  await expect(entries(page)).toHaveText(['Applied on Nov 2, 2026'])

  await applicationCard(page, 'Nurse').getByLabel('Status').selectOption('Interview Scheduled')
  const interview = 'Marked Interview Scheduled on Nov 23, 2026'
  await expect(entries(page)).toContainText(['Applied on Nov 2, 2026', interview])

  await history(page)
    .getByRole('button', { name: `Edit ${interview}` })
    .press('Enter')
  const form = history(page).getByRole('form', { name: 'Edit Entry' })
  await form.getByLabel('Day').fill('2026-11-10')
  await save(form)
  await expect(entries(page).nth(1)).toContainText('Marked Interview Scheduled on Nov 10, 2026')

  await applicationCard(page, 'Nurse').getByLabel('Status').selectOption('Offer Received')
  await expect(entries(page)).toHaveCount(3)
  await page.reload()
  await expect(entries(page).nth(1)).toContainText('Marked Interview Scheduled on Nov 10, 2026')
  expect(await readStored(page, 'jobApplications')).toMatchObject([
    {
      status: 'offer',
      history: [
        { kind: 'status', status: 'interview', day: '2026-11-10' },
        { kind: 'status', status: 'offer', day: '2026-11-23' },
      ],
    },
  ])
})

test('Choosing “Interview Scheduled” asks for the date, now or later; the card then shows it, exports it to a calendar and leads to its day', async ({
  page,
}) => {
  await seed(page, 'jobApplications', [nurse])
  // The button of the calendar file loads late, and must not take the focus or hide the list.
  const release = await holdScripts(page, 'AddToCalendar-*.js')
  await page.goto(hub)
  const card = applicationCard(page, 'Nurse')
  await card.getByLabel('Status').selectOption('Interview Scheduled')
  const form = card.getByRole('form', { name: 'When Is the Interview?' })
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(card).toContainText('No date yet')
  await card.getByRole('button', { name: 'Add the Date: interview, Nurse at Acme' }).click()
  await form.getByLabel('Day').fill('2026-11-30')
  await form.getByLabel('Time', { exact: true }).fill('14:00')
  await expect(form.getByLabel('Time Zone')).toHaveValue(browserZone)
  await save(form)

  await expect(card).toContainText('Mon, Nov 30, 2:00 PM')
  // It gets the focus once the form has closed, and a key pressed before would be lost.
  await expect(card.getByRole('heading', { name: 'Nurse' })).toBeFocused()
  release()
  const downloading = page.waitForEvent('download')
  await card.getByRole('button', { name: /^Add to Calendar/ }).press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toBe('milspouse-interview.ics')
  const file = await readFile(await download.path(), 'utf8')
  // 2 PM in Honolulu is midnight UTC.
  expect(file).toContain('DTSTART:20261201T000000Z')
  await openHistory(page)
  const name = /^Open Interview Day – Interview on .*, Nurse at Acme Logistics$/
  await entries(page).getByRole('link', { name }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Interview Day' })).toBeFocused()
})
