import type { Page } from '@playwright/test'
import { axeViolations } from '../support/checks/axe-violations'
import { enableDataSaver } from '../support/data-saver'
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

const waitingMessage = /Still waiting for another tab of this site/

declare global {
  interface Window {
    holdLocks: () => void
    releaseLocks: () => void
  }
}

/** Between `hold` and `release`, each lock request of the page waits as if another tab held the lock. */
async function holdableLocks(page: Page) {
  await page.addInitScript(() => {
    let held = Promise.resolve()
    window.holdLocks = () => {
      held = new Promise((resolve) => {
        window.releaseLocks = resolve
      })
    }
    const { locks } = navigator
    const request = locks.request.bind(locks)
    Object.defineProperty(locks, 'request', {
      value: async (...args: Parameters<LockManager['request']>) => {
        await held
        return request(...args)
      },
    })
  })
  return {
    hold: () => page.evaluate(() => window.holdLocks()),
    release: () => page.evaluate(() => window.releaseLocks()),
  }
}

test('A save that waits for another tab says so and can be canceled; after leaving the form it stores one record and does not navigate', async ({
  page,
}) => {
  const locks = await holdableLocks(page)
  await page.goto(hub)
  await locks.hold()
  await test.step('The form says that the save is waiting', async () => {
    await openApplicationForm(page)
    await fillApplication(page, { Company: 'Acme', Position: 'Analyst' })
    await saveApplication(page)
    await expect(applicationForm(page).getByText(waitingMessage)).toBeVisible()
    await expect(page.getByText(waitingMessage).and(page.locator('p'))).toHaveCount(1)
    expect(await axeViolations(page)).toEqual([])
  })
  await test.step('Cancel discards the save', async () => {
    await applicationForm(page).getByRole('button', { name: 'Cancel' }).click()
    await locks.release()
    await expect(applicationForm(page)).toHaveCount(0)
    await expect(page.getByText(waitingMessage).and(page.locator('p'))).toHaveCount(0)
    expect(await readRaw(page, 'jobApplications')).toBeNull()
  })
  await test.step('After leaving the form, the save finishes and does not navigate back', async () => {
    await locks.hold()
    await openApplicationForm(page)
    await fillApplication(page, { Company: 'Acme', Position: 'Nurse' })
    await saveApplication(page)
    await expect(applicationForm(page).getByText(waitingMessage)).toBeVisible()
    await page.getByRole('link', { name: 'PCS Prep' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/PCS/)
    // The page now shows the message in place of the form.
    await expect(page.getByText(waitingMessage).and(page.locator('p'))).toBeVisible()
    const url = page.url()
    await locks.release()
    await expect
      .poll(() => readStored(page, 'jobApplications'))
      .toEqual([expect.objectContaining({ position: 'Nurse' })])
    await expect(page.getByText(waitingMessage).and(page.locator('p'))).toHaveCount(0)
    expect(page.url()).toBe(url)
    await page.getByRole('link', { name: 'Job Search' }).first().click()
    await expect(applicationCards(page)).toHaveCount(1)
    await expect(applicationForm(page)).toHaveCount(0)
  })
  await test.step('A checkbox keeps its new state, and the page says once that it is waiting', async () => {
    await page.goto('/app/pcs-prep')
    const boxes = page.getByRole('checkbox')
    await expect(boxes.first()).toBeVisible()
    await locks.hold()
    await boxes.first().check()
    await boxes.nth(1).check()
    const message = page.getByText(waitingMessage).and(page.locator('p'))
    await expect(message).toBeInViewport()
    await expect(message).toHaveCount(1)
    await expect(boxes.first()).toBeChecked()
    expect(await axeViolations(page)).toEqual([])
    await locks.release()
    await expect(message).toHaveCount(0)
    await expect(boxes.nth(1)).toBeChecked()
    await expect.poll(() => readRaw(page, 'checklistProgress')).toMatch(/true.*true/)
  })
})

test('A tab with unsaved text asks before it closes, and no longer asks once the text is saved', async ({
  page,
}) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.dismiss()
  })
  await page.goto(hub)
  await openApplicationForm(page)
  await applicationForm(page).getByLabel('Company').click()
  await page.keyboard.type('Acme')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => dialogs).toEqual(['beforeunload'])

  await fillApplication(page, { Position: 'Nurse' })
  await saveApplication(page)
  await expect(applicationForm(page)).toHaveCount(0)
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(dialogs).toEqual(['beforeunload'])
})

test('A save that finishes while the next screen is loading does not navigate back', async ({
  page,
}) => {
  await enableDataSaver(page)
  const locks = await holdableLocks(page)
  await page.goto(hub)
  await openApplicationForm(page)
  await fillApplication(page, { Company: 'Acme', Position: 'Nurse' })
  await locks.hold()
  await saveApplication(page)
  const release = await holdScripts(page)
  await page.getByRole('link', { name: 'Housing' }).first().click()
  await expect(page).toHaveURL('/app/housing')
  await locks.release()
  await expect.poll(() => readStored(page, 'jobApplications')).toHaveLength(1)
  await expect(page).toHaveURL('/app/housing')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Housing Hub')
  await expect(page).toHaveURL('/app/housing')
})
