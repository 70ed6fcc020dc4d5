import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'

/** Opens a long page of the app, and scrolls far down. */
async function scrollDown(page: Page) {
  await page.goto('/app/career-planner?tab=browse')
  await page.getByRole('heading', { level: 3 }).nth(10).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 3000))
}

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function openHousing(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Housing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Housing' })).toBeFocused()
}

async function expectToStayAt(page: Page, y: number) {
  await expect.poll(() => top(page)).toBe(y)
  // A jump to what the address names would come two frames later.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await top(page)).toBe(y)
}

test('A card of Settings that an address names is in sight, below the bar, with the focus', async ({
  page,
}) => {
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

test('The bar and the phone’s menu leave the page where it is, and so does one that comes back shorter', async ({
  page,
}) => {
  await test.step('Going to the bar by keyboard leaves the page where it is', async () => {
    await page.goto('/app/pcs-prep')
    for (const width of [1280, 390]) {
      await test.step(`${width} pixels wide`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await page.getByRole('checkbox').nth(8).focus()
        const before = await top(page)
        expect(before).toBeGreaterThan(100)
        const bar = page.getByRole('banner')
        const last =
          width < 1000 ? bar.getByRole('button', { name: 'Menu' }) : bar.getByRole('link').last()
        await last.focus()
        await page.keyboard.press('Shift+Tab')
        await expect(bar.locator(':focus')).toBeInViewport({ ratio: 1 })
        expect(await top(page)).toBe(before)
      })
    }
  })

  await test.step('The way back from a place in the phone’s menu ends where the person was', async () => {
    await page.getByRole('checkbox').nth(8).focus()
    const before = await top(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await openHousing(page)
    expect(await top(page)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'PCS' })).toBeVisible()
    await expect.poll(() => top(page)).toBe(before)
  })

  await test.step('A long page is as far down as it goes where it comes back shorter', async () => {
    await page.locator('main details').evaluateAll((parts) => {
      for (const part of parts) part.setAttribute('open', '')
    })
    await page.evaluate(() => window.scrollTo(0, 9_000))
    // Where a browser keeps nothing for the tab, the parts are closed again.
    await page.evaluate(() => sessionStorage.removeItem('openParts'))
    await page.reload()
    const rest = () =>
      page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
    await expect.poll(rest).toBeLessThan(2)
  })
})

test.describe('A long page of the app', () => {
  test('is where the person was after a reload and on every way back, and starts at the top where it is opened anew', async ({
    page,
  }) => {
    await scrollDown(page)

    await test.step('is where the person was after a reload, and on the way back from another site', async () => {
      await page.reload()
      await expect.poll(() => top(page)).toBe(3000)
      await page.goto('about:blank')
      await page.goBack()
      await expect.poll(() => top(page)).toBe(3000)
    })

    await test.step('is where the person was, though the address names a part of it', async () => {
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
      await expect.poll(() => top(page)).toBe(3000)
      await expect(named).not.toBeFocused()
    })

    await test.step('is where the person was last, on the way back from a public page', async () => {
      await page.evaluate(() => window.scrollTo(0, 900))
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
      // A key goes to what has the focus, and a focus of its own would scroll down to the link.
      await link.evaluate((element) => element.focus({ preventScroll: true }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked' })).toBeVisible()
      const left = await page.evaluate(() => window.scrollY)
      expect(left).toBeLessThan(100)
      await page.goBack()
      await expectToStayAt(page, 900)
    })

    await test.step('is where the person was last, on the way back from a page that was loaded anew', async () => {
      const before = await top(page)
      await openHousing(page)
      await page.reload()
      await expect(page.getByRole('tab').first()).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 3 }).nth(10)).toBeAttached()
      await expectToStayAt(page, before)
    })

    await test.step('starts at the top where it is opened anew', async () => {
      await page.goto('/app/career-planner?tab=browse')
      await expect(page.getByRole('heading', { level: 3 }).nth(10)).toBeAttached()
      expect(await top(page)).toBe(0)
    })
  })
})
