import type { Locator, Page } from '@playwright/test'
import { chooseFilter } from '../support/choose-filter'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'
import { seedRaw } from '../support/storage'

const licensing = '/app/licensing?tab=overview'
const publicPages = ['/about', '/faq', '/privacy', '/terms']
const longPages = [...publicPages, '/app/settings', licensing]

const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 800 }

test('A long page lists all its sections in order and does not print the list; a short page has no list', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/app/housing')
  for (const [path, title] of [
    ['/app/job-search?tab=interview', 'Job Search Hub'],
    ['/app/professional-dev?tab=skills', 'Professional Development'],
    ['/app/profile', 'Profile'],
    ['/', /./],
  ] as const) {
    await goWithin(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(nav(page), path).toHaveCount(0)
  }
  // What the lists of the other public pages have: tests/built/on-this-page.test.tsx.
  for (const path of ['/faq', '/app/settings', licensing]) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await expect(links(page), path).toHaveText(await titlesOf(page))
    await page.setViewportSize(phone)
    await expect(links(page), path).toHaveCount(0)
    if (path !== licensing) {
      await expand(page)
      await expect(links(page), path).toHaveText(await titlesOf(page))
    }
    await page.setViewportSize(wide)
    await expect(nav(page), path).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(nav(page), `${path} on paper`).toHaveCount(0)
  }
})

for (const size of [wide, phone]) {
  test(
    `Each link of a long page focuses its section below the header bar, ${size.width} pixels wide`,
    { tag: '@full' },
    async ({ page }) => {
      test.slow()
      await page.setViewportSize(size)
      // On a phone a tab has no list, so that it starts with its content.
      for (const path of longPages.filter((path) => size === wide || path !== licensing)) {
        await page.goto(path)
        await titlesOf(page)
        if (size === phone) await expand(page)
        for (const link of await links(page).all()) {
          const title = await link.innerText()
          await link.click()
          const section = page.getByRole('heading', { level: 2, name: title, exact: true })
          await expect(section, path).toBeFocused()
          await expect(section, path).toBeInViewport({ ratio: 1 })
          expect(await topOf(section), `${path}: ${title}`).toBeGreaterThanOrEqual(
            await barBottom(page),
          )
        }
      }
    },
  )
}

test('The list is beside the text or collapsed, and each of its links can be reached', async ({
  page,
}) => {
  await test.step('On a wide screen the list is beside the text and stays in view', async () => {
    await page.setViewportSize(wide)
    await page.goto(licensing)
    const first = page.getByRole('heading', { level: 2 }).first()
    await expect(first).toBeVisible()
    const text = await first.boundingBox()
    const list = await nav(page).boundingBox()
    expect(list?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))

    await page.mouse.wheel(0, 1000)
    await expect(first).not.toBeInViewport()
    await expect(nav(page)).toBeInViewport({ ratio: 1 })
    expect(await topOf(nav(page))).toBeGreaterThanOrEqual(await barBottom(page))
  })

  await test.step('In a low window the list scrolls on its own, so that its last link can be reached', async () => {
    await page.setViewportSize({ width: 1280, height: 420 })
    await page.goto('/privacy')
    await page.mouse.wheel(0, 600)
    const last = links(page).last()
    await expect(last).not.toBeInViewport()
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
  })

  await test.step('On a phone the list is collapsed, and its links are large enough for a thumb', async () => {
    await page.setViewportSize(phone)
    await page.goto('/app/settings')
    await expect(nav(page).getByRole('group')).toBeVisible()
    await expect(links(page)).toHaveCount(0)
    await expand(page)
    for (const link of await links(page).all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await page.setViewportSize({ width: 320, height: 800 })
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrollWidth, 'the page does not scroll sideways').toBeLessThanOrEqual(320)
  })
})

test('A link keeps the tab in the URL, Back returns to the previous section, and a reload stays there', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto(licensing)
  const [first = '', , third = ''] = await titlesOf(page)
  await link(page, first).click()
  await link(page, third).click()
  await expect(page).toHaveURL(/\/app\/licensing\?tab=overview#[\w-]+\/[\w-]+$/)
  const url = page.url()
  await page.goBack()
  await expect(page).toHaveURL(/\?tab=overview#/)
  await expect(section(page, first)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page).toHaveURL(licensing)
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL(url)
  await expect(section(page, third)).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(section(page, third)).toBeInViewport({ ratio: 1 })

  // Another tab has other sections.
  await page.getByRole('tab', { name: 'Transfer Checklist' }).click()
  await expect(page).toHaveURL('/app/licensing?tab=checklist')
})

test('A link that is followed before the app runs keeps the focus on its section', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.route('**/assets/FaqPage-*.js', async (route) => {
    const response = await route.fetch()
    const follow = `document.querySelector('.lg\\\\:block a[href="#faq/pricing"]').click()`
    await route.fulfill({ response, body: `${await response.text()};${follow}` })
  })
  await page.goto('/faq')
  await expect(page).toHaveURL('/faq#faq/pricing')
  const category = page.getByRole('button', { name: 'Pricing' })
  // A dispatched click does not move the focus.
  await chooseFilter(category, () => category.dispatchEvent('click'))
  await expect(section(page, 'Pricing')).toBeFocused()
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the links of a public page work, on a wide screen and on a phone', async ({ page }) => {
    await page.goto('/terms')
    for (const size of [wide, phone]) {
      await page.setViewportSize(size)
      await page.mouse.wheel(0, -100_000)
      if (size === phone) await expand(page)
      const last = links(page).last()
      const title = await last.innerText()
      await expect(section(page, title)).not.toBeInViewport()
      await last.click()
      await expect(section(page, title)).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('In the FAQ', () => {
  test('a link leaves an open answer open, and a single category has no list', async ({ page }) => {
    await test.step('a link to a section leaves an open answer open, so that nothing moves', async () => {
      await page.setViewportSize(wide)
      await page.goto('/faq#what-is-it')
      const answer = page.locator('details#what-is-it')
      await expect(answer).toHaveAttribute('open')
      await link(page, 'Pricing').click()
      await expect(page).toHaveURL('/faq#faq/pricing')
      await expect(section(page, 'Pricing')).toBeFocused()
      await expect(answer).toHaveAttribute('open')
      await page.locator('details#is-it-free summary').click()
      await expect(page).toHaveURL('/faq#is-it-free')
      await expect(answer).not.toHaveAttribute('open')
      await page.goBack()
      await expect(answer).toHaveAttribute('open')
    })

    await test.step('a single category has no list', async () => {
      await page.getByRole('button', { name: 'Pricing' }).click()
      await expect(nav(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'All' }).click()
      await expect(nav(page)).toBeVisible()
    })
  })
})

test('In Settings a link sets where Tab continues, and the list includes unreadable data', async ({
  page,
  problems,
}) => {
  await test.step('The list includes unreadable data if there is any', async () => {
    problems.expect(/Error loading job applications:/)
    await page.setViewportSize(wide)
    await seedRaw(page, 'jobApplications', '{"cut off')
    await page.goto('/app/settings')
    await expect(links(page)).toHaveText(await titlesOf(page))
    // By keyboard: a click can miss while the list still grows.
    await link(page, 'Unreadable Data').press('Enter')
    await expect(section(page, 'Unreadable Data')).toBeFocused()
  })

  await test.step('A link followed by keyboard sets where Tab continues', async () => {
    await link(page, 'Data Management').focus()
    await page.keyboard.press('Enter')
    await expect(section(page, 'Data Management')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Full Backup' })).toBeFocused()
  })
})

function nav(page: Page): Locator {
  return page.getByRole('navigation', { name: 'On This Page' })
}

/** The visible links. The page has a collapsed list and a column, and its width decides which is shown. */
function links(page: Page): Locator {
  return nav(page).getByRole('link')
}

function link(page: Page, name: string): Locator {
  return nav(page).getByRole('link', { name, exact: true })
}

function section(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })
}

async function expand(page: Page) {
  await nav(page).locator('summary').click()
}

/** The titles of the page's sections, from the top, without the ones that are not printed. */
async function titlesOf(page: Page): Promise<string[]> {
  const headings = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .and(page.locator(':not([data-no-print] *)'))
  await expect(headings.first()).toBeVisible()
  return headings.allInnerTexts()
}

async function topOf(target: Locator): Promise<number> {
  return target.evaluate((element) => element.getBoundingClientRect().top)
}

/** The bottom of the sticky header bar; 0 where it scrolls away. */
async function barBottom(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((bar) => Math.max(0, bar.getBoundingClientRect().bottom))
}
