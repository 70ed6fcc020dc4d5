import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { readStored, seed } from '../support/storage'

/** The focused element: its name, its position, and whether its focus is visible. */
function readFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const { top, bottom, left, width } = element.getBoundingClientRect()
    const { outlineStyle, boxShadow } = getComputedStyle(element)
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      tag: element.tagName,
      top: top + scrollY,
      left,
      isOnScreen: width > 0 && bottom > 0 && top < innerHeight,
      isInSideNav: element.closest('nav[aria-label="On This Page"]') !== null,
      hasRing: outlineStyle !== 'none' || boxShadow !== 'none',
    }
  })
}

/** Each page with the role of an element of its content, which replaces the prerendered frame. */
const pages = [
  ['/', 'link'],
  ['/app/job-search', 'combobox'],
  ['/app/settings', 'switch'],
] as const

test('Tab moves through a page in reading order, and the focus is always visible', async ({
  page,
}) => {
  for (const [key, value] of Object.entries(sampleData)) await seed(page, key, value)
  for (const [path, role] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole(role).first()).toBeAttached()
    const stops: NonNullable<Awaited<ReturnType<typeof readFocus>>>[] = []
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab')
      const stop = await readFocus(page)
      if (!stop) break
      stops.push(stop)
    }
    expect(stops.length, path).toBeGreaterThan(15)
    expect(stops[0]?.name).toBe('Skip to content')
    for (const stop of stops) {
      expect(stop.isOnScreen, `${path}: ${stop.name} is on screen when it has the focus`).toBe(true)
      expect(stop.hasRing, `${path}: ${stop.name} shows that it has the focus`).toBe(true)
    }
    // Reading order goes down the page or to the right. The sticky header comes first, and the side navigation
    // is a column of its own.
    const inPage = stops
      .slice(stops.findIndex(({ top }) => top > 150))
      .filter(({ isInSideNav }) => !isInSideNav)
    expect(inPage.length, path).toBeGreaterThan(5)
    const backward = inPage.filter((stop, at) => {
      const before = inPage[at - 1]
      return before && stop.top < before.top - 60 && stop.left <= before.left
    })
    expect(
      backward.map(({ name }) => name),
      path,
    ).toEqual([])
  }
})

test('Switches, checkboxes and disclosures work by keyboard, and a dialog traps the focus until Escape returns it', async ({
  page,
}) => {
  await page.goto('/app/pcs-prep')
  const section = page.locator('summary', { hasText: 'Moving Week' })
  await section.focus()
  await page.keyboard.press('Enter')
  const item = page.locator('details', { has: section }).getByRole('checkbox').first()
  await item.focus()
  await page.keyboard.press('Space')
  await expect(item).toBeChecked()

  await goWithin(page, '/app/settings')
  const master = page.getByRole('switch', { name: 'Share my profile' })
  await master.focus()
  await page.keyboard.press('Space')
  await expect(master).toBeChecked()
  await expect.poll(() => readStored(page, 'privacySettings')).toMatchObject({ shareProfile: true })

  const reset = page.getByRole('button', { name: 'Reset' })
  await reset.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(reset).toBeFocused()
})
