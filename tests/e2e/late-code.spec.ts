import type { Page, Response } from '@playwright/test'
import { buildApplication } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { holdScripts } from '../support/hold-scripts'
import { applicationCard, hub, openApplicationForm } from '../support/job-search-hub'
import { seed } from '../support/storage'

/*
 * Dialogs and parts whose code loads when they are asked for: on a slow line a person has gone on to
 * something else by the time it is there, and on a dead one it never comes.
 */

const nurse = buildApplication({ position: 'Nurse' })
const questionBox = (page: Page) => page.getByRole('combobox', { name: 'Search everything' })
const failed = /Failed to load resource: net::ERR_FAILED/

test.beforeEach(async ({ page }) => {
  await seed(page, 'jobApplications', [nurse])
})

async function openHub(page: Page) {
  await page.goto(hub)
  await expect(applicationCard(page, 'Nurse')).toBeVisible()
}

/** Waits until a script has run, and what it has changed is drawn. */
async function expectRun(page: Page, script: Response) {
  await page.evaluate(async (url) => {
    await import(url)
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  }, script.url())
}

test('A search that is on its way takes what is typed as its first question, and is given up by Escape, a press elsewhere, or the Tab key', async ({
  page,
}) => {
  const ways: readonly [name: string, goOn: () => Promise<void>][] = [
    ['Escape', () => page.keyboard.press('Escape')],
    ['a press elsewhere', () => page.getByRole('heading', { level: 1 }).click()],
    ['the Tab key', () => page.keyboard.press('Tab')],
  ]
  for (const [name, goOn] of ways) {
    await test.step(name, async () => {
      const release = await holdScripts(page, 'Palette-*.js')
      await openHub(page)
      await page.keyboard.press('Control+k')
      await expect(page.getByText('Loading…')).toBeVisible()
      await goOn()
      await expect(page.getByText('Loading…')).toHaveCount(0)
      const loaded = page.waitForResponse('**/assets/Palette-*.js')
      release()
      await expectRun(page, await loaded)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('Control+k')
      await expect(questionBox(page)).toBeFocused()
      await page.unrouteAll({ behavior: 'wait' })
    })
  }

  await test.step('What is typed meanwhile', async () => {
    const release = await holdScripts(page, 'Palette-*.js')
    await openHub(page)
    await page.keyboard.press('Control+k')
    await expect(page.getByText('Loading…')).toBeVisible()
    await page.keyboard.type('housing')
    release()
    await expect(questionBox(page)).toHaveValue('housing')
    await expect(questionBox(page)).toBeFocused()
  })
})

test('A question before a delete or a form that comes late does not call away whoever types elsewhere', async ({
  page,
}) => {
  const releaseQuestion = await holdScripts(page, 'ConfirmDialog-*.js')
  const releaseForm = await holdScripts(page, 'form-*.js')
  await openHub(page)
  const search = page.getByRole('searchbox')

  await test.step('The question does not open', async () => {
    await page.getByRole('button', { name: /^Delete / }).click()
    await search.click()
    await search.pressSequentially('Nu')
    const loaded = page.waitForResponse('**/assets/ConfirmDialog-*.js')
    releaseQuestion()
    await expectRun(page, await loaded)
    await search.pressSequentially('rse')
    await expect(search).toHaveValue('Nurse')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await search.fill('')

  await test.step('The form opens, and leaves the focus', async () => {
    await openApplicationForm(page)
    await search.click()
    await search.pressSequentially('Nu')
    releaseForm()
    await expect(page.getByRole('form')).toBeVisible()
    await search.pressSequentially('rse')
    await expect(search).toHaveValue('Nurse')
  })
})

test('A search whose code does not come says so, leaves the page, and opens once it comes', async ({
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
  await expect(questionBox(page)).toBeVisible()
})

test('A figure whose code does not come leaves the dashboard as it is', async ({
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

test('A reset whose question does not come erases nothing and says so', async ({
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
