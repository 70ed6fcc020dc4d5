import type { Page } from '@playwright/test'
import { buildApplications } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'
import { sitePages } from '../support/site-pages'
import { seed } from '../support/storage'

/*
 * The applications can be as large as the storage allows, so reading or writing them can cost more than
 * everything else together. Code that does not need them does neither.
 */

declare global {
  interface Window {
    accesses: string[]
  }
}

/** Records every key that the page reads or writes. */
async function watchStorage(page: Page) {
  await page.addInitScript(() => {
    window.accesses = []
    for (const method of ['getItem', 'setItem'] as const) {
      const original: (this: Storage, key: string, value: string) => unknown =
        Storage.prototype[method]
      Object.defineProperty(Storage.prototype, method, {
        value(this: Storage, key: string, value: string) {
          window.accesses.push(`${method} ${key}`)
          return original.call(this, key, value)
        },
      })
    }
  })
}
const accesses = (page: Page) => page.evaluate(() => window.accesses)
const accessTo = (key: string) => expect.stringContaining(key) as unknown

test.beforeEach(async ({ page }) => {
  await seed(page, 'jobApplications', buildApplications(200))
  // Existing data is copied to the mirror once. Wait for that copy.
  await page.goto('/app/settings')
  await expect(page.getByText('Last copied:')).toBeVisible()
  await watchStorage(page)
})

const withoutApplications = [
  '/app/career-planner',
  '/app/pcs-prep',
  '/app/professional-dev',
  '/app/networking',
  '/app/licensing',
  '/app/housing',
  '/app/profile',
  '/app/our-apps',
]

test('Screens that do not need the applications never read or write them, and a save writes them once', async ({
  page,
}) => {
  await test.step('The screens without applications open without reading them', async () => {
    for (const path of withoutApplications) {
      if (path === withoutApplications[0]) await page.goto(path)
      else await goWithin(page, path)
      await expect(page).toHaveTitle(titleOf(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Loading…')).toHaveCount(0)
      const seen = await accesses(page)
      expect(seen).toContain('getItem userProfile')
      expect(seen, path).not.toContainEqual(accessTo('jobApplications'))
    }
  })

  await test.step('Checking a checklist item neither reads nor writes them', async () => {
    await goWithin(page, '/app/pcs-prep')
    await page.getByRole('checkbox').first().click()
    // The count of changes for the backup reminder is the last thing that this writes.
    await expect.poll(() => accesses(page)).toContain('setItem backupLog')
    expect(await accesses(page)).not.toContainEqual(accessTo('jobApplications'))
  })

  await test.step('Saving an application writes them once', async () => {
    await page.goto('/app/job-search')
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await page.getByRole('form').getByLabel('Company').fill('Another Company')
    await page.getByRole('form').getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => accesses(page)).toContain('setItem backupLog')
    const writes = (await accesses(page)).filter((access) => access === 'setItem jobApplications')
    expect(writes).toHaveLength(1)
  })
})

function titleOf(path: string): RegExp {
  return new RegExp(`^${sitePages.find((page) => page.path === path)?.title}`)
}
