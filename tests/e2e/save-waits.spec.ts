import type { Page } from '@playwright/test'
import { axeViolations } from '../support/checks/axe-violations'
import { expect, test } from '../support/fixtures'
import { holdScripts } from '../support/hold-scripts'
import {
  applicationCards,
  applicationForm,
  fillApplication,
  hub,
  openApplicationForm,
  saveApplication,
} from '../support/job-search-hub'
import { readRaw, readStored } from '../support/storage'

const sentence = /Still waiting for another tab of this site/

declare global {
  interface Window {
    holdLocks: () => void
    letLocksGo: () => void
  }
}

/** Makes the page wait for each of its locks, as if another tab had it, from `hold` until `letGo`. */
async function holdableLocks(page: Page) {
  await page.addInitScript(() => {
    let held = Promise.resolve()
    window.holdLocks = () => {
      held = new Promise((resolve) => {
        window.letLocksGo = resolve
      })
    }
    const { locks } = navigator
    const request = locks.request.bind(locks)
    Object.defineProperty(locks, 'request', {
      value: async (...given: Parameters<LockManager['request']>) => {
        await held
        return request(...given)
      },
    })
  })
  return {
    hold: () => page.evaluate(() => window.holdLocks()),
    letGo: () => page.evaluate(() => window.letLocksGo()),
  }
}

test('A save that waits for another tab says so, and can be cancelled; one that is left ends in one record and calls nobody back', async ({
  page,
}) => {
  const { hold, letGo } = await holdableLocks(page)
  await page.goto(hub)
  await hold()
  await test.step('it says that it waits', async () => {
    await openApplicationForm(page)
    await fillApplication(page, { Company: 'Acme', Position: 'Analyst' })
    await saveApplication(page)
    await expect(applicationForm(page).getByText(sentence)).toBeVisible()
    await expect(page.getByText(sentence).and(page.locator('p'))).toHaveCount(1)
    expect(await axeViolations(page)).toEqual([])
  })
  await test.step('Cancel cancels', async () => {
    await applicationForm(page).getByRole('button', { name: 'Cancel' }).click()
    await letGo()
    await expect(applicationForm(page)).toHaveCount(0)
    await expect(page.getByText(sentence).and(page.locator('p'))).toHaveCount(0)
    expect(await readRaw(page, 'jobApplications')).toBeNull()
  })
  await test.step('leaving leaves', async () => {
    await hold()
    await openApplicationForm(page)
    await fillApplication(page, { Company: 'Acme', Position: 'Nurse' })
    await saveApplication(page)
    await expect(applicationForm(page).getByText(sentence)).toBeVisible()
    await page.getByRole('link', { name: 'PCS Prep' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/PCS/)
    // What the form said is now the page's to say.
    await expect(page.getByText(sentence).and(page.locator('p'))).toBeVisible()
    const at = page.url()
    await letGo()
    await expect
      .poll(() => readStored(page, 'jobApplications'))
      .toEqual([expect.objectContaining({ position: 'Nurse' })])
    await expect(page.getByText(sentence).and(page.locator('p'))).toHaveCount(0)
    expect(page.url()).toBe(at)
    await page.getByRole('link', { name: 'Job Search' }).first().click()
    await expect(applicationCards(page)).toHaveCount(1)
    await expect(applicationForm(page)).toHaveCount(0)
  })
  await test.step('a box stays as it was pressed, and the page says once that it waits', async () => {
    await page.goto('/app/pcs-prep')
    const boxes = page.getByRole('checkbox')
    await expect(boxes.first()).toBeVisible()
    await hold()
    await boxes.first().check()
    await boxes.nth(1).check()
    const line = page.getByText(sentence).and(page.locator('p'))
    await expect(line).toBeInViewport()
    await expect(line).toHaveCount(1)
    await expect(boxes.first()).toBeChecked()
    expect(await axeViolations(page)).toEqual([])
    await letGo()
    await expect(line).toHaveCount(0)
    await expect(boxes.nth(1)).toBeChecked()
    expect(await readRaw(page, 'checklistProgress')).toContain('true')
  })
})

test('A tab with unsaved text asks before it closes, and closes without a question once it is saved', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.goto(hub)
  await openApplicationForm(page)
  await applicationForm(page).getByLabel('Company').click()
  await page.keyboard.type('Acme')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])

  await fillApplication(page, { Position: 'Nurse' })
  await saveApplication(page)
  await expect(applicationForm(page)).toHaveCount(0)
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(asked).toEqual(['beforeunload'])
})

test('A save that ends while the next screen is still on its way does not bring its person back', async ({
  page,
}) => {
  // On a line that is dear nothing is loaded ahead.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const { hold, letGo } = await holdableLocks(page)
  await page.goto(hub)
  await openApplicationForm(page)
  await fillApplication(page, { Company: 'Acme', Position: 'Nurse' })
  await hold()
  await saveApplication(page)
  const release = await holdScripts(page)
  await page.getByRole('link', { name: 'Housing' }).first().click()
  await expect(page).toHaveURL('/app/housing')
  await letGo()
  await expect.poll(() => readStored(page, 'jobApplications')).toHaveLength(1)
  await expect(page).toHaveURL('/app/housing')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Housing Hub')
  await expect(page).toHaveURL('/app/housing')
})
