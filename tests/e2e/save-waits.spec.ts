import type { Page } from '@playwright/test'
import { enableDataSaver } from '../support/data-saver'
import { expect, test } from '../support/fixtures'
import { holdScripts } from '../support/hold-scripts'
import {
  applicationForm,
  fillApplication,
  hub,
  openApplicationForm,
  saveApplication,
} from '../support/job-search-hub'
import { readStored } from '../support/storage'

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
