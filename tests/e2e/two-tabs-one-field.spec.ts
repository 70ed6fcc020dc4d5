import type { Page } from '@playwright/test'
import { buildApplication } from '../support/applications'
import { axeViolations } from '../support/checks/axe-violations'
import { expect, test } from '../support/fixtures'
import {
  applicationCard,
  applicationForm,
  fillApplication,
  hub,
  saveApplication,
} from '../support/job-search-hub'
import { readStored, seed } from '../support/storage'

const edit = { name: 'Edit Data Analyst at Acme Logistics' }

test('A field that two tabs changed shows both values, and keeps the one that the user chooses', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await test.step('A field of an application', async () => {
    await seed(page, 'jobApplications', [buildApplication({ notes: 'Ask for Sam.' })])
    await page.goto(hub)
    await page.getByRole('button', edit).click()
    await fillApplication(page, { Notes: 'Call on Monday.', Location: 'Honolulu' })

    await other.goto(hub)
    await other.getByRole('button', edit).click()
    await fillApplication(other, { Notes: 'Sam has left.', 'Salary Range': '70,000' })
    await saveApplication(other)
    await expect(applicationCard(other, 'Data Analyst')).toContainText('Sam has left.')

    await saveApplication(page)
    const question = page.getByRole('group', { name: 'Notes: which one do you want to keep?' })
    await expect(question).toContainText('You typed: Call on Monday.')
    await expect(question).toContainText('Changed in another tab to: Sam has left.')
    await expect(question.getByRole('radio', { name: 'Keep mine in Notes' })).toBeFocused()
    // The whole form in view: axe reports a field that a sticky bar half covers as too small.
    await page.setViewportSize({ width: 1280, height: 1600 })
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await axeViolations(page)).toEqual([])
    const before = await readStored(other, 'jobApplications')
    expect(before).toEqual([expect.objectContaining({ notes: 'Sam has left.', location: '' })])

    await page.keyboard.press('Space')
    await saveApplication(page)
    await expect(applicationForm(page)).toHaveCount(0)
    await expect(applicationCard(other, 'Data Analyst')).toContainText('Call on Monday.')
    await expect
      .poll(() => readStored(page, 'jobApplications'))
      .toEqual([
        expect.objectContaining({
          notes: 'Call on Monday.',
          location: 'Honolulu',
          salaryRange: '70,000',
        }),
      ])
  })

  await test.step('A field of the profile', async () => {
    const open = async (tab: Page, name: string) => {
      await tab.goto('/app/profile')
      await tab.getByRole('button', { name: 'Edit Profile' }).click()
      await tab.getByLabel('Name').fill(name)
    }
    const save = { name: 'Save Changes' }
    await open(page, 'Robin')
    await open(other, 'Jamie')
    await other.getByRole('button', save).click()
    await expect(other.getByRole('form')).toHaveCount(0)

    await page.getByRole('button', save).click()
    await page.getByRole('radio', { name: 'Use theirs in Name' }).check()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jamie')
    await page.getByRole('button', save).click()
    await expect(page.getByRole('form')).toHaveCount(0)
    await expect
      .poll(() => readStored(page, 'userProfile'))
      .toEqual(expect.objectContaining({ name: 'Jamie' }))
  })
})
