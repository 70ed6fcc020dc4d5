import type { Page } from '@playwright/test'
import { buildApplication } from '../support/applications'
import { enableDataSaver } from '../support/data-saver'
import { expect, test } from '../support/fixtures'
import { holdScripts } from '../support/hold-scripts'
import { emptyTracker, hub } from '../support/job-search-hub'
import { seed } from '../support/storage'

/*
 * Code that is loaded before it is needed, and what stays visible while it is not loaded yet.
 */

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const navLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search everything' })

/** Records the scripts that a page requests, by file name. */
function recordScripts(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
    if (name) names.push(name)
  })
  return names
}

test('Code that a page can open is loaded ahead of time: no click needs the network', async ({
  page,
}) => {
  await seed(page, 'jobApplications', [buildApplication({ position: 'Nurse' })])
  const scripts = recordScripts(page)
  await page.goto(hub)
  // The page for unknown addresses loads last. The network can be idle before that.
  const wanted = ['form', 'ConfirmDialog', 'Palette', 'ProfilePage', 'SettingsPage', 'NotFoundPage']
  await expect.poll(() => wanted.filter((name) => !scripts.includes(name))).toEqual([])
  await page.route('**/*.js', (route) => route.abort())
  await page.getByRole('button', { name: /^Delete / }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete' })).toBeVisible()
  await page.keyboard.press('Escape')
  await navLink(page, 'Housing').click()
  await expect(h1(page, 'Housing Hub')).toBeVisible()
})

test('With the data saver on, the code behind a link or button loads on hover or focus, not before', async ({
  page,
  context,
}) => {
  await enableDataSaver(page)
  const scripts = recordScripts(page)
  await page.goto('/app')
  await expect(h1(page, 'Good')).toBeVisible()
  // A page that opens later without the data saver loads them ahead of time.
  const other = await context.newPage()
  const otherScripts = recordScripts(other)
  await other.goto('/app')
  const wanted = ['Palette', 'ProfilePage']
  await expect.poll(() => wanted.filter((name) => !otherScripts.includes(name))).toEqual([])
  expect(scripts.filter((name) => wanted.includes(name))).toEqual([])
  await page.bringToFront()
  await page.getByRole('button', { name: 'Search', exact: true }).hover()
  await expect.poll(() => scripts).toContain('Palette')
  await page.getByRole('link', { name: 'Profile' }).first().focus()
  await expect.poll(() => scripts).toContain('ProfilePage')
})

test('A tab and a form that the URL names are requested before the app runs', async ({ page }) => {
  const scripts = recordScripts(page)
  const release = await holdScripts(page, 'start-*.js')
  await page.goto(`${hub}?edit=new`)
  await expect.poll(() => scripts).toContain('form')
  expect(scripts).toContain('list')
  release()
  await expect(page.getByRole('form')).toBeVisible()
})

test('While the code of a tab or page loads, the previous one stays visible, with “Loading…” if that takes long', async ({
  page,
}) => {
  const releaseTab = await holdScripts(page, 'list-*.js')
  const releasePage = await holdScripts(page, 'ProfilePage-*.js')

  await test.step('A tab is selected at once, and the previous panel stays visible', async () => {
    await page.goto(`${hub}?tab=boards`)
    const tracker = page.getByRole('tab', { name: 'Application Tracker' })
    await tracker.click()
    await expect(tracker).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Loading…')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Federal & Government' })).toBeVisible()
    releaseTab()
    await expect(emptyTracker(page)).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    await expect(tracker).toBeFocused()
  })

  await test.step('A page keeps its title until the next one is loaded', async () => {
    await page.getByRole('link', { name: 'Profile' }).first().click()
    await expect(page.getByText('Loading…')).toBeVisible()
    await expect(h1(page, 'Job Search Hub')).toBeVisible()
    await expect(page).toHaveTitle(/^Job Search Hub/)
    releasePage()
    await expect(h1(page, 'Profile')).toBeFocused()
    await expect(page).toHaveTitle(/^Profile/)
    await expect(page.getByText('Loading…')).toHaveCount(0)
  })
})

test('The search shortcut works while the app loads, with the text typed after it, and between two pages', async ({
  page,
}) => {
  await test.step('while the app loads', async () => {
    const release = await holdScripts(page, 'start-*.js')
    await page.goto('/app')
    await expect(page.locator('[data-frame]')).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('housing fro')
    for (const key of ['Backspace', 'Backspace']) await page.keyboard.press(key)
    await page.keyboard.type('or')
    release()
    await expect(searchBox(page)).toBeFocused()
    await expect(searchBox(page)).toHaveValue('housing for')
    await page.keyboard.press('Escape')
    await page.unrouteAll({ behavior: 'wait' })
  })
  await test.step('between two pages', async () => {
    await enableDataSaver(page)
    await page.goto('/app')
    await expect(h1(page, 'Good')).toBeVisible()
    const release = await holdScripts(page, 'ProfilePage-*.js')
    await page.getByRole('link', { name: 'Profile' }).first().click()
    await page.keyboard.press('Control+k')
    await expect(searchBox(page)).toBeFocused()
    release()
    await expect(page.locator('#main h1')).toHaveText('Profile')
    await page.keyboard.type('housing')
    await expect(searchBox(page)).toHaveValue('housing')
  })
})
