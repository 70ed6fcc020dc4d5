import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'
import {
  addApplication,
  applicationForm,
  fillApplication,
  hub,
  openApplicationForm,
} from '../support/job-search-hub'
import { unthrottledFrames } from '../support/unthrottled-frames'

test.use(unthrottledFrames)

test('Two tabs keep their own unsaved text', async ({ page, context }) => {
  const other = await context.newPage()
  for (const [tab, company] of [
    [page, 'Acme'],
    [other, 'Globex'],
  ] as const) {
    await tab.goto(hub)
    await openApplicationForm(tab)
    await fillApplication(tab, { Company: company })
    await expect(applicationForm(tab).getByLabel('Company')).toHaveValue(company)
  }
  await page.reload()
  await other.reload()
  await expect(applicationForm(page).getByLabel('Company')).toHaveValue('Acme')
  await expect(applicationForm(other).getByLabel('Company')).toHaveValue('Globex')
  await applicationForm(page).getByRole('button', { name: 'Cancel' }).click()
  await other.reload()
  await expect(applicationForm(other).getByLabel('Company')).toHaveValue('Globex')
})

test('A reset removes unsaved text for good, in its own tab and in another one', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const heading = page.getByRole('heading', { level: 1 })

  /** Leaves a new application and an edit unfinished in the open hub. */
  const leaveUnfinished = async () => {
    await addApplication(page, { Company: 'Acme Logistics', Position: 'Data Analyst' })
    await openApplicationForm(page)
    await fillApplication(page, { Notes: 'Half a thought' })
    await page.getByRole('button', { name: 'Edit Data Analyst at Acme Logistics' }).click()
    await fillApplication(page, { Notes: 'Another half' })
  }
  const reset = async (tab: Page) => {
    await goWithin(tab, '/app/settings')
    await tab.getByRole('button', { name: 'Reset' }).click()
    await tab.getByRole('button', { name: 'Erase Everything' }).click()
    await expect(tab).toHaveURL('/welcome')
  }
  const expectNoDrafts = async () => {
    await expect(heading).toHaveText('Job Search Hub')
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
    expect(await storedDrafts(page)).toBeNull()
    await openApplicationForm(page)
    await expect(applicationForm(page).getByLabel('Notes')).toHaveValue('')
    await applicationForm(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('form')).toHaveCount(0)
  }
  await page.goto(hub)

  await test.step('in the same tab', async () => {
    await leaveUnfinished()
    await reset(page)
    expect(await storedDrafts(page)).toBeNull()
    await page.goto(hub)
    await expectNoDrafts()
  })

  await other.goto('/app/housing')

  await test.step('in another tab, while this one has an open form', async () => {
    await leaveUnfinished()
    await reset(other)
    await expect(heading).toHaveText(/^Welcome/)
    await page.goBack()
    await expect(heading).toHaveText('Job Search Hub')
    await expect(page.getByRole('form')).toHaveCount(0)
    await page.reload()
    await expectNoDrafts()
  })

  await test.step('in another tab, while this one is discarded', async () => {
    await leaveUnfinished()
    await page.goto('about:blank')
    await reset(other)
    await page.goto(hub)
    await expectNoDrafts()
  })
})

/** The drafts in the tab's session storage. */
function storedDrafts(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('unsavedForms'))
}
