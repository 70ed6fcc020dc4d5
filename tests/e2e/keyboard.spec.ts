import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { readStored, seed } from '../support/storage'

/** What has the focus: its name, where it stands, and whether its focus can be seen. */
function focused(page: Page) {
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
      isSeen: width > 0 && bottom > 0 && top < innerHeight,
      isBeside: element.closest('nav[aria-label="On This Page"]') !== null,
      hasRing: outlineStyle !== 'none' || boxShadow !== 'none',
    }
  })
}

/** Each with the role of something that comes with its content: the frame before it is replaced whole. */
const journeys = [
  ['/', 'link'],
  ['/app/job-search', 'combobox'],
  ['/app/settings', 'switch'],
] as const

test('Tab goes through a page in the order one reads, and the focus can always be seen', async ({
  page,
}) => {
  for (const [key, value] of Object.entries(sampleData)) await seed(page, key, value)
  for (const [path, role] of journeys) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole(role).first()).toBeAttached()
    const stops: NonNullable<Awaited<ReturnType<typeof focused>>>[] = []
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab')
      const stop = await focused(page)
      if (!stop) break
      stops.push(stop)
    }
    expect(stops.length, path).toBeGreaterThan(15)
    expect(stops[0]?.name).toBe('Skip to content')
    for (const stop of stops) {
      expect(stop.isSeen, `${path}: ${stop.name} is on screen when it has the focus`).toBe(true)
      expect(stop.hasRing, `${path}: ${stop.name} shows that it has the focus`).toBe(true)
    }
    // Down the page, or to the right of what came before. The sticky bar on top comes first, and what
    // is beside the page has a column of its own.
    const inPage = stops
      .slice(stops.findIndex(({ top }) => top > 150))
      .filter(({ isBeside }) => !isBeside)
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

test('Tabs, switches, checkboxes and disclosures work by their own keys, and a dialog keeps the focus until Escape gives it back', async ({
  page,
}) => {
  await page.goto('/app/pcs-prep')
  const tab = page.getByRole('tab', { name: 'Timeline Checklist' })
  await tab.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Specialized Checklists' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Home')
  await expect(tab).toHaveAttribute('aria-selected', 'true')

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
