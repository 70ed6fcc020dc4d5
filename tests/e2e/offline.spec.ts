import type { Page } from '@playwright/test'
import { enableDataSaver } from '../support/data-saver'
import { expect, test } from '../support/fixtures'
import { addApplication, applicationCard, hub } from '../support/job-search-hub'
import { escapeRegExp } from '../support/look-for'
import { buildMove } from '../support/moves'
import { printedPages } from '../support/pdf-text'
import { sitePages } from '../support/site-pages'
import { seed } from '../support/storage'

test.use({ serviceWorkers: 'allow' })
test.slow()

/** Visits the site once, and waits until the service worker has cached all of it. */
async function visitOnce(page: Page) {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

test('After one visit, the app works offline: an application survives a reload, every page opens, and the move binder prints', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/the server responded with a status of 404/)
  // The pages then have only the code that the service worker has cached.
  await enableDataSaver(page)
  // The later steps of the setup open only after the earlier ones.
  for (const step of ['profileCreated', 'privacyConfigured']) await seed(page, step, true)
  await seed(page, 'moves', [buildMove()])
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await visitOnce(page)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  await context.setOffline(true)

  await test.step('A link opens the app, and the icons load', async () => {
    await page.getByRole('link', { name: /^Open/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
    const answers = await page.evaluate(() =>
      Promise.all(['/icons.svg', '/favicon.svg'].map(async (url) => (await fetch(url)).ok)),
    )
    expect(answers).toEqual([true, true])
  })

  await test.step('A tab opens, and an application is saved and survives a reload', async () => {
    await page.goto(`${hub}?tab=interview`)
    await expect(page.getByRole('heading', { name: 'Common Interview Questions' })).toBeVisible()
    await page.getByRole('tab', { name: 'Application Tracker' }).click()
    await addApplication(page, { Company: 'Acme', Position: 'Nurse' })
    await expect(applicationCard(page, 'Nurse')).toBeVisible()
    await page.reload()
    await expect(applicationCard(page, 'Nurse')).toBeVisible()
  })

  await test.step('An unknown URL shows the 404 page', async () => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  })

  await test.step('Every page opens, and the move binder prints', async () => {
    for (const { path, title } of sitePages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(escapeRegExp(title)))
    }
    await page.goto('/app/move')
    await page.getByRole('button', { name: 'Print Move Binder' }).click()
    await expect(page.locator('.printed-alone')).toBeAttached()
    const sheets = await printedPages(page)
    expect(sheets.length).toBeGreaterThan(5)
    expect(sheets[0]).toContain('Who to Call')
  })

  await test.step('Online, the server still answers the unknown URL with status 404', async () => {
    await context.setOffline(false)
    await page.goto('/')
    const response = await page.goto('/nowhere')
    expect(response?.status()).toBe(404)
  })
})
