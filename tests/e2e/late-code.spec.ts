import type { Page, Response } from '@playwright/test'
import { buildApplication } from '../support/applications'
import { enableDataSaver } from '../support/data-saver'
import { expect, test } from '../support/fixtures'
import { holdScripts } from '../support/hold-scripts'
import { applicationCard, hub, openApplicationForm } from '../support/job-search-hub'
import { seed } from '../support/storage'

/*
 * Dialogs and parts whose code loads on demand. On a slow connection, the user may have moved on to something
 * else before it loads; on a broken one, it never loads.
 */

const nurse = buildApplication({ position: 'Nurse' })
const paletteBox = (page: Page) => page.getByRole('combobox', { name: 'Search everything' })
const failed = /Failed to load resource: net::ERR_FAILED/

test.beforeEach(async ({ page }) => {
  await seed(page, 'jobApplications', [nurse])
})

async function openHub(page: Page) {
  await page.goto(hub)
  await expect(applicationCard(page, 'Nurse')).toBeVisible()
}

/** Waits until a script has run and its changes are painted. */
async function waitUntilRun(page: Page, script: Response) {
  await page.evaluate(async (url) => {
    await import(url)
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  }, script.url())
}

test('A search that is loading takes typed text as its first query, and is canceled by Escape, a click elsewhere, or the Tab key', async ({
  page,
}) => {
  await enableDataSaver(page)
  const ways: readonly [name: string, cancel: () => Promise<void>][] = [
    ['Escape', () => page.keyboard.press('Escape')],
    ['a click elsewhere', () => page.getByRole('heading', { level: 1 }).click()],
    ['the Tab key', () => page.keyboard.press('Tab')],
  ]
  for (const [name, cancel] of ways) {
    await test.step(name, async () => {
      const release = await holdScripts(page, 'Palette-*.js')
      await openHub(page)
      await page.keyboard.press('Control+k')
      await expect(page.getByText('Loading…')).toBeVisible()
      await cancel()
      await expect(page.getByText('Loading…')).toHaveCount(0)
      const loaded = page.waitForResponse('**/assets/Palette-*.js')
      release()
      await waitUntilRun(page, await loaded)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('Control+k')
      await expect(paletteBox(page)).toBeFocused()
      await page.unrouteAll({ behavior: 'wait' })
    })
  }

  await test.step('Text that is typed while it loads', async () => {
    const release = await holdScripts(page, 'Palette-*.js')
    await openHub(page)
    await page.getByRole('button', { name: 'Search', exact: true }).press('Enter')
    await expect(page.getByText('Loading…')).toBeVisible()
    await page.keyboard.type('hosu')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('using')
    // Enter must not press the button again, which has the focus.
    await page.keyboard.press('Enter')
    release()
    await expect(paletteBox(page)).toHaveValue('housing')
    await expect(paletteBox(page)).toBeFocused()
  })
})

test('A delete confirmation or a form that loads late does not interrupt typing in another field', async ({
  page,
}) => {
  const releaseDialog = await holdScripts(page, 'ConfirmDialog-*.js')
  const releaseForm = await holdScripts(page, 'form-*.js')
  await openHub(page)
  const search = page.getByRole('searchbox')

  await test.step('The confirmation does not open', async () => {
    await page.getByRole('button', { name: /^Delete / }).click()
    await search.click()
    await search.pressSequentially('Nu')
    const loaded = page.waitForResponse('**/assets/ConfirmDialog-*.js')
    releaseDialog()
    await waitUntilRun(page, await loaded)
    await expect(search).toBeFocused()
    await page.keyboard.type('rse')
    await expect(search).toHaveValue('Nurse')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await search.fill('')

  await test.step('The form opens without taking the focus', async () => {
    await openApplicationForm(page)
    await search.click()
    await search.pressSequentially('Nu')
    releaseForm()
    await expect(page.getByRole('form')).toBeVisible()
    await expect(search).toBeFocused()
    await page.keyboard.type('rse')
    await expect(search).toHaveValue('Nurse')
  })
})

test('A search whose code does not load says so, leaves the page as it is, and opens once it loads', async ({
  page,
  problems,
}) => {
  problems.expect(failed)
  await page.route('**/assets/Palette-*.js', (route) => route.abort())
  await openHub(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('alert')).toContainText('The search did not open.')
  await expect(applicationCard(page, 'Nurse')).toBeVisible()
  await page.unroute('**/assets/Palette-*.js')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(paletteBox(page)).toBeVisible()
})

test('A figure whose code does not load leaves the dashboard as it is', async ({
  page,
  problems,
}) => {
  problems.expect(failed)
  await seed(page, 'checklistProgress', { arrival: { one: true } })
  await page.route('**/assets/PcsPercent-*.js', (route) => route.abort())
  await page.goto('/app')
  await expect(page.getByRole('link', { name: /–\s*PCS Prep Complete/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /1\s*Job Application/ })).toBeVisible()
})

test('A reset whose confirmation does not load erases nothing and says so', async ({
  page,
  problems,
}) => {
  problems.expect(failed)
  await page.route('**/assets/ConfirmDialog-*.js', (route) => route.abort())
  await page.goto('/app/settings')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('alert')).toContainText('nothing was erased')
  await expect(page.getByRole('heading', { level: 2, name: 'Data Health' })).toBeVisible()
  await page.unroute('**/assets/ConfirmDialog-*.js')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('button', { name: 'Erase Everything' })).toBeVisible()
})
