import type { Page } from '@playwright/test'
import { screens } from '@/screens'
import { site } from '@/data/site'
import { buildApplications } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { inItsFont } from '../support/in-its-font'
import { applicationCards, hub } from '../support/job-search-hub'
import { seed } from '../support/storage'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const currentItem = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: site.name })

test('A link of the navigation focuses the title of its screen, and the links do not move', async ({
  page,
}) => {
  await page.goto('/app')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const lefts = () =>
    links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left))
  await expect(links).toHaveCount(screens.length + 1)
  const before = await lefts()
  // The sweep checks the title and the current item of every page.
  for (const { path, navLabel, title } of [screens[0]!, screens[3]!, screens.at(-1)!]) {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: navLabel, exact: true })
      .click()
    await expect(page).toHaveURL(path)
    await expect(currentItem(page)).toHaveText([navLabel])
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await expect(page).toHaveTitle(`${title} · ${site.name}`)
    expect(await lefts()).toEqual(before)
  }
})

test('On a laptop without the site’s font, the header has room for the site name and “Saved”', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED .*\.woff2/)
  await page.route(/\.woff2$/, (request) => request.abort())
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/app/pcs-prep')
  const height = async () => (await page.getByRole('banner').boundingBox())?.height ?? 0
  const before = await height()
  await page.getByRole('checkbox').first().check()
  await expect(page.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible()
  // One more line would add about 18 pixels.
  expect(await height()).toBeLessThan(before + 2)
})

test('Scroll targets are clear of both rows of the header, even beside a scrollbar', async ({
  page,
}) => {
  const readScrollPadding = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return page.evaluate(() =>
      parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    )
  }
  await page.goto('/app')
  // With a scrollbar of 15 pixels, the header has two rows up to this width.
  expect(await readScrollPadding(1278)).toBe(128)
  expect(await readScrollPadding(1280)).toBe(96)
})

test('In forced colors on a phone, no tab paints over the line under the tabs', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/professional-dev')
  await expect(page.locator('[data-frame]')).toHaveCount(0)
  const bar = page.getByRole('tablist')
  const covering = await bar.evaluate((bar) => {
    const line = (bar.parentElement?.getBoundingClientRect().bottom ?? 0) - 1
    const others = bar.querySelectorAll('[aria-selected=false]')
    return [...others].filter((tab) => tab.getBoundingClientRect().bottom > line).length
  })
  expect(covering, 'tabs that paint over it').toBe(0)
})

test('A loaded page has the focus at its start; the skip link leads to the content, the logo to the Command Center', async ({
  page,
}) => {
  await page.goto(hub)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await test.step('The focus is at the start of the page', async () => {
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  })
  await test.step('The skip link comes first, and leads past the navigation', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })
  await test.step('The logo leads to the Command Center', async () => {
    await expect(logo(page)).toHaveAttribute('href', '/app')
    await logo(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test('A link to another screen focuses its heading, at the top of the page; Back and Forward restore the scroll position', async ({
  page,
}) => {
  await seed(page, 'jobApplications', buildApplications(40))
  await page.goto(hub)
  const heading = page.getByRole('heading', { level: 1 })
  const expectAtTop = async () => {
    await expect(heading).not.toHaveText('Job Search Hub')
    await expect(heading).toBeFocused()
    await expect.poll(() => scrolled(page)).toBe(0)
  }
  await test.step('From a scrolled page, a link leads to the top', async () => {
    await scrollDown(page)
    await followLastLink(page)
    await expectAtTop()
  })
  await test.step('Back and Forward restore the scroll position', async () => {
    await page.goBack()
    await expect(applicationCards(page)).toHaveCount(25)
    await expect.poll(() => scrolled(page)).toBe(1500)
    await page.goForward()
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(1500)
  })
  await test.step('After the skip link was used, a link still leads to the top', async () => {
    await page.reload()
    await expect(applicationCards(page)).toHaveCount(25)
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await scrollDown(page)
    await followLastLink(page)
    await expectAtTop()
  })
})

/** Follows the navigation's last link. Playwright's own click may scroll the page first. */
async function followLastLink(page: Page) {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await links.last().dispatchEvent('click')
}

async function scrollDown(page: Page) {
  await expect(applicationCards(page)).toHaveCount(25)
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(() => scrolled(page)).toBe(1500)
}

/** Saves a change, and waits for “Saved” in the header. */
async function save(page: Page) {
  await page.getByRole('checkbox', { checked: false }).first().click()
  const toast = page.getByRole('banner').getByText('Saved', { exact: true })
  await expect(toast).toBeVisible()
  return toast
}

test('“Saved” and “Downloaded” do not resize the site name in the header; on a laptop and wider, all are in one row', async ({
  page,
}) => {
  await inItsFont(page)
  const bar = page.getByRole('banner')
  const name = bar.getByText(site.name, { exact: true })
  const sizes = async () =>
    [await bar.boundingBox(), await name.boundingBox()].map((box) => [box?.width, box?.height])
  const before = new Map<number, Awaited<ReturnType<typeof sizes>>>()
  const widths = [320, 1264, 1280, 1920]

  await page.goto('/app/pcs-prep')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    before.set(width, await sizes())
  }
  for (const width of widths) {
    await test.step(`A save, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const toast = await save(page)
      expect(await sizes()).toEqual(before.get(width))
      if (width < 1264) return
      expect((await bar.boundingBox())?.height).toBeLessThan(56)
      const { left } = await toast.evaluate((element) => element.getBoundingClientRect())
      const nav = await bar.getByRole('navigation').getByRole('link').last().boundingBox()
      expect(left).toBeGreaterThan((nav?.x ?? 0) + (nav?.width ?? 0))
    })
  }

  await page.goto('/app/settings')
  for (const width of [320, 1280]) {
    await test.step(`A download, ${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      await expect(bar.getByText('Downloaded', { exact: true })).toBeVisible()
      await expect(page.getByText(/^Downloaded .*milspouse-.*\.json/)).toBeAttached()
      expect(await sizes()).toEqual(before.get(width))
    })
  }
})
