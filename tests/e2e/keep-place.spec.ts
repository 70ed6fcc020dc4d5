import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'

/** Opens a long page of the app and scrolls far down. */
async function scrollDown(page: Page) {
  await page.goto('/app/career-planner?tab=browse')
  await page.getByRole('heading', { level: 3 }).nth(10).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 3000))
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function openHousing(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Housing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Housing' })).toBeFocused()
}

async function expectToStayAt(page: Page, y: number) {
  await expect.poll(() => scrollTop(page)).toBe(y)
  // A jump to the fragment of the URL would come two frames later.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await scrollTop(page)).toBe(y)
}

test('A Settings card that the URL names is scrolled into view and focused', async ({ page }) => {
  for (const [id, name] of [
    ['health', 'Data Health'],
    ['restore', 'Restore'],
  ]) {
    await page.goto('/app')
    await page.goto(`/app/settings#${id}`)
    const heading = page.getByRole('heading', { level: 2, name })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport({ ratio: 1 })
  }
})

test('The header bar and the phone’s menu keep the scroll position, and a page that reloads shorter ends at its bottom', async ({
  page,
}) => {
  await test.step('Moving to the header bar by keyboard keeps the scroll position', async () => {
    await page.goto('/app/pcs-prep')
    for (const width of [1280, 390]) {
      await test.step(`${width} pixels wide`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await page.getByRole('checkbox').nth(8).focus()
        const before = await scrollTop(page)
        expect(before).toBeGreaterThan(100)
        const bar = page.getByRole('banner')
        const last =
          width < 1000 ? bar.getByRole('button', { name: 'Menu' }) : bar.getByRole('link').last()
        await last.focus()
        await page.keyboard.press('Shift+Tab')
        await expect(bar.locator(':focus')).toBeInViewport({ ratio: 1 })
        expect(await scrollTop(page)).toBe(before)
      })
    }
  })

  await test.step('Back from a page opened in the phone’s menu restores the scroll position', async () => {
    await page.getByRole('checkbox').nth(8).focus()
    const before = await scrollTop(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await openHousing(page)
    await expectToStayAt(page, 0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'PCS' })).toBeVisible()
    await expect.poll(() => scrollTop(page)).toBe(before)
  })

  await test.step('A long page that reloads shorter is scrolled to its bottom', async () => {
    await page.locator('main details').evaluateAll((sections) => {
      for (const section of sections) section.setAttribute('open', '')
    })
    await page.evaluate(() => window.scrollTo(0, 9_000))
    // Without session storage, the sections are closed again after the reload.
    await page.evaluate(() => sessionStorage.removeItem('openParts'))
    await page.reload()
    const rest = () =>
      page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
    await expect.poll(rest).toBeLessThan(2)
  })
})

test.describe('A long page of the app', () => {
  test('keeps its scroll position after a reload and on every way back, and starts at the top on a new visit', async ({
    page,
  }) => {
    await scrollDown(page)

    await test.step('keeps its position after a reload, and on Back from another site', async () => {
      await page.reload()
      await expect.poll(() => scrollTop(page)).toBe(3000)
      await page.goto('about:blank')
      await page.goBack()
      await expect.poll(() => scrollTop(page)).toBe(3000)
    })

    await test.step('keeps its position even if the URL names a section', async () => {
      await page.goto('about:blank')
      await page.goto('/app/career-planner?tab=browse#careers/data-analyst')
      const named = page.getByRole('heading', { name: 'Data Analyst' })
      await expect(named).toBeFocused()
      await page.evaluate(() => window.scrollTo(0, 3000))
      await openHousing(page)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Career' })).toBeFocused()
      await expectToStayAt(page, 3000)
      await page.reload()
      await expect.poll(() => scrollTop(page)).toBe(3000)
      await expect(named).not.toBeFocused()
    })

    await test.step('keeps its last position on Back from a public page', async () => {
      await page.evaluate(() => window.scrollTo(0, 900))
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
      // A key press needs the focus on the link, and focusing it would otherwise scroll down to it.
      await link.evaluate((element) => element.focus({ preventScroll: true }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked' })).toBeVisible()
      const left = await page.evaluate(() => window.scrollY)
      expect(left).toBeLessThan(100)
      await page.goBack()
      await expectToStayAt(page, 900)
    })

    await test.step('keeps its last position on Back from a page that was reloaded', async () => {
      const before = await scrollTop(page)
      await openHousing(page)
      await page.reload()
      await expect(page.getByRole('tab').first()).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 3 }).nth(10)).toBeAttached()
      await expectToStayAt(page, before)
    })

    await test.step('starts at the top on a new visit', async () => {
      await page.goto('/app/career-planner?tab=browse')
      await expect(page.getByRole('heading', { level: 3 }).nth(10)).toBeAttached()
      await expectToStayAt(page, 0)
    })
  })
})
