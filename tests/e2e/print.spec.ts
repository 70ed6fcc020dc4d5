import type { Page } from '@playwright/test'
import { buildApplications } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { hub } from '../support/job-search-hub'
import { seed } from '../support/storage'

/** Prints the page to PDF, and tells what was closed, and what was hidden, at the moment of printing. */
async function print(page: Page) {
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      Object.assign(window, {
        closedAtPrint: document.querySelectorAll('main details:not([open])').length,
      })
    })
  })
  const pdf = await page.pdf()
  const closed = await page.evaluate(() => 'closedAtPrint' in window && window.closedAtPrint)
  return { pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0, closed }
}

const printable: readonly [name: string, path: string, fewestPages: number][] = [
  ['The moving checklist', '/app/pcs-prep?tab=timeline', 2],
  ['The checklists by kind of work', '/app/pcs-prep?tab=specialized', 2],
  ['The license steps', '/app/licensing?tab=checklist', 2],
  ['The housing steps', '/app/housing?tab=checklist', 2],
]

for (const [name, path, fewestPages] of printable) {
  test(`${name} print with every section open, and close again afterwards`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    const closedOnScreen = page.locator('main details:not([open])')
    const before = await closedOnScreen.count()
    const { pages, closed } = await print(page)
    expect(closed).toBe(0)
    expect(pages).toBeGreaterThanOrEqual(fewestPages)
    await expect(closedOnScreen).toHaveCount(before)
  })
}

test('A list prints all that its filter shows, not only what is on the screen', async ({ page }) => {
  await seed(page, 'jobApplications', buildApplications(120))
  await page.goto(hub)
  await expect(page.getByRole('button', { name: 'Show more (95 left)' })).toBeVisible()
  const shown = (await print(page)).pages
  await page.getByRole('searchbox').fill('no such job')
  await expect(page.getByText('Showing 0 of 120')).toBeVisible()
  expect(shown).toBeGreaterThan(12)
  expect((await print(page)).pages).toBe(1)
})

test('A print has no navigation, buttons or footer, and is black on white in the dark theme too', async ({
  page,
}) => {
  await seed(page, 'darkMode', true)
  await seed(page, 'jobApplications', buildApplications(3))
  await page.goto(hub)
  await expect(page.getByText('3 job applications')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  const { color, background } = await page.locator('html').evaluate((html) => ({
    color: getComputedStyle(html).color,
    background: getComputedStyle(html).backgroundColor,
  }))
  expect(color).toBe('rgb(0, 0, 0)')
  expect(background).toBe('rgb(255, 255, 255)')
})

test('A printed link spells out its address', async ({ page }) => {
  await page.goto('/app/licensing?tab=resources')
  const link = page.getByRole('main').getByRole('link').first()
  const address = await link.getAttribute('href')
  await page.emulateMedia({ media: 'print' })
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(printed).toContain(address ?? 'no address')
})

test('The Print button opens the browser’s print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { wasPrinted: true })
  })
  await page.goto('/app/housing?tab=checklist')
  await page.getByRole('button', { name: 'Print' }).click()
  expect(await page.evaluate(() => 'wasPrinted' in window)).toBe(true)
})
