import { readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { preview } from 'vite'
import { buildApplications } from '../support/applications'
import { enableDataSaver } from '../support/data-saver'
import { expect, test as base } from '../support/fixtures'
import { findFreePort } from '../support/free-port'
import { goWithin } from '../support/go-within'
import {
  applicationForm,
  fillApplication,
  hub,
  openApplicationForm,
} from '../support/job-search-hub'
import { seed, seedRaw } from '../support/storage'

interface Site {
  folder: string
  url: string
}

/** Serves a copy of the built site, so that a changed service worker does not reach other tests. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'site-'))
      await cp('dist', folder, { recursive: true })
      const port = await findFreePort()
      const server = await preview({ build: { outDir: folder }, preview: { port } })
      await provide({ folder, url: `http://localhost:${port}` })
      await server.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
})

/*
 * A new version is published while a page is open: the built service worker gets a new comment, which is
 * enough for a browser to treat it as an update.
 */
test.use({ serviceWorkers: 'allow' })
// One after the other in one worker, so that one server is enough.
test.describe.configure({ mode: 'default' })

const notice = (page: Page) => page.getByText('A new version is ready.')

/** Runs in a page. Whether nothing covers the lower end of a button. */
function isOnTop(button: HTMLElement) {
  const { left, bottom, width } = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(left + width / 2, bottom - 3))
}

async function expectToHaveReloaded(page: Page) {
  // Evaluating in the page fails while it reloads.
  await expect.poll(() => page.evaluate(() => 'isOldPage' in window).catch(() => true)).toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens a page that the service worker controls. */
async function openWithWorker(page: Page, path: string) {
  // The next visit retries an installation that a lost connection ended.
  await expect(async () => {
    await page.goto(path)
    const isReady = await page.evaluate(() =>
      Promise.race([
        navigator.serviceWorker.ready.then(() => true),
        new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 20_000)),
      ]),
    )
    expect(isReady).toBe(true)
  }).toPass()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
}

/** Publishes another version and has the page check for it. */
async function publish(page: Page, { folder }: Site) {
  const worker = join(folder, 'sw.js')
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// Version ${Date.now()}`)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
}

test('A new version is offered, on public pages too; “Later” postpones it, nothing is forced, and “Reload” installs it and keeps unsaved text', async ({
  page,
  site,
}) => {
  await enableDataSaver(page)
  await openWithWorker(page, '/app/pcs-prep')
  await publish(page, site)
  await test.step('“Later” postpones it, and nothing is forced', async () => {
    await expect(notice(page)).toBeVisible()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(notice(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
  await test.step('The next visit offers it again, on a public page too', async () => {
    await page.goto('/about')
    await expect(notice(page)).toBeVisible()
  })
  await test.step('“Reload” installs it, and nothing more is offered', async () => {
    // A load that a reload interrupts can keep Chromium on the old version.
    await page.goto(hub, { waitUntil: 'networkidle' })
    await openApplicationForm(page)
    await fillApplication(page, { Company: 'Acme' })
    await expect(notice(page)).toHaveText('A new version is ready.')
    await page.evaluate(() => Object.assign(window, { isOldPage: true }))
    await page.getByRole('button', { name: 'Reload' }).click()
    await expectToHaveReloaded(page)
    await expect(notice(page)).toHaveCount(0)
    await expect(applicationForm(page)).toContainText('What you typed before is still here.')
    await expect(applicationForm(page).getByLabel('Company')).toHaveValue('Acme')
  })
})

test('Without session storage, the offer says that unsaved text would be cleared, and does not cover Save', async ({
  page,
  site,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  )
  await openWithWorker(page, hub)
  await openApplicationForm(page)
  await fillApplication(page, { Company: 'Acme' })
  await publish(page, site)
  await expect(page.getByText('Reloading clears what you typed and did not save.')).toBeVisible()

  // On a phone, such an offer does not cover the buttons of the form.
  await page.setViewportSize({ width: 320, height: 640 })
  const save = applicationForm(page).getByRole('button', { name: 'Save' })
  await expect(save).toBeInViewport({ ratio: 1 })
  expect(await save.evaluate(isOnTop)).toBe(true)
})

test('The offer names what a reload would clear, such as saved careers, on public pages too, and does not cover Undo on a phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await seed(page, 'jobApplications', buildApplications(8))
  await openWithWorker(page, '/app/career-planner?tab=browse')
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await goWithin(page, hub)
  await publish(page, site)
  const loss = page.getByText('Reloading clears your saved careers.')
  await expect(loss).toBeVisible()
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeInViewport({ ratio: 1 })
  expect(await undo.evaluate(isOnTop)).toBe(true)

  // They are kept while the user reads a public page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Frequently/ })).toBeVisible()
  await expect(loss).toBeVisible()
})

test('A page that is older than what is stored gets the newer version on demand', async ({
  page,
  site,
}) => {
  await seedRaw(page, 'schemaVersion', '99')
  await openWithWorker(page, '/app/pcs-prep')
  const alert = page.getByRole('alert').filter({ hasText: 'saved by a newer version' })
  await publish(page, site)
  await expect(notice(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isOldPage: true }))
  await alert.getByRole('button', { name: 'Get the Newer Version' }).click()
  await expectToHaveReloaded(page)
})
