import type { Locator, Page } from '@playwright/test'
import { publicPages } from '@/app/pages/public-pages'
import { faq } from '@/data/public/faq'
import { site } from '@/data/site'
import { chooseFilter } from '../support/choose-filter'
import { expect, test } from '../support/fixtures'
import { holdScripts } from '../support/hold-scripts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page and the FAQ work, and a page of the app links to the FAQ', async ({
    page,
  }) => {
    await test.step('the landing page links to the welcome page, and a page of the app to the FAQ', async () => {
      await page.goto('/')
      await main(page).getByRole('link', { name: 'Get Started Free' }).first().click()
      await expect(page).toHaveURL('/welcome')
      await expect(heading(page)).toHaveText(`Welcome to ${site.name}`)
      await expect(heading(page)).toBeVisible()

      for (const path of ['/app', '/app/job-search', '/onboarding/profile']) {
        await page.goto(path)
        await expect(heading(page)).toHaveText('This part needs JavaScript')
        await expect(page.locator('[data-frame]')).toBeHidden()
        await page.getByRole('link', { name: 'FAQ' }).click()
        await expect(heading(page)).toHaveText('Frequently Asked Questions')
      }
    })

    await test.step('the FAQ shows every question but not its search, and opens the answers', async () => {
      await page.goto('/faq')
      await expect(page.locator('input')).toBeHidden()
      await expect(questions(page)).toHaveText(faq.rows.map(({ question }) => question))
      const [first] = faq.rows
      const answer = page.getByText(first?.answer[0] ?? '', { exact: true })
      await expect(answer).toBeHidden()
      await questions(page).first().click()
      await expect(answer).toBeVisible()
    })
  })
})

test('The app hydrates each public page without changing its text or replacing its heading', async ({
  context,
}) => {
  for (const { path } of publicPages) {
    const page = await context.newPage()
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // The text of the HTML, whatever the styles hide or change.
    const served = await page.locator('body').textContent()
    const element = await heading(page).elementHandle()

    release()
    // The button works only once the app runs.
    const theme = page.getByRole('button', { name: 'Dark mode' })
    const before = await theme.getAttribute('aria-pressed')
    await expect(async () => {
      // On a busy machine, the click of an earlier attempt can take effect late.
      if ((await theme.getAttribute('aria-pressed')) === before) await theme.click()
      await expect(theme).not.toHaveAttribute('aria-pressed', String(before), { timeout: 200 })
    }).toPass()
    expect(await page.locator('body').textContent(), path).toBe(served)
    const isSame = await element?.evaluate((node) => node.isConnected)
    expect(isSame, `${path}: the same heading element`).toBe(true)
    // With a stored theme, the next page would press its button by itself.
    await page.evaluate(() => localStorage.clear())
    await page.close()
  }
})

test.describe('The landing page', () => {
  test('shows pictures of the app in light and dark, and reserves space for each', async ({
    page,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/')
      const pictures = page.getByRole('region', { name: 'See It at Work' }).getByRole('img')
      await expect(pictures).toHaveCount(4)
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        const declared = [await picture.getAttribute('width'), await picture.getAttribute('height')]
        const size = (image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
        expect(await picture.evaluate(size), colorScheme).toEqual(declared.map(Number))
        expect(await picture.getAttribute('src')).toMatch(
          colorScheme === 'dark' ? /-dark\.webp$/ : /\/[a-z]+\.webp$/,
        )
      }
    }
  })
})

test.describe('The FAQ', () => {
  const filter = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true })

  test('closes only an answer that a filter hides', async ({ page }) => {
    await test.step('keeps the open answer open under a filter that shows it, and closes it under another', async () => {
      await page.goto('/faq#is-it-free')
      await expectOpen(page, ['is-it-free'])
      await chooseFilter(filter(page, 'Pricing'))
      await expectOpen(page, ['is-it-free'])
      await expect(page).toHaveURL('/faq#is-it-free')
      await filter(page, 'Support').click()
      await expectOpen(page, [])
      await expect(page).toHaveURL('/faq')
      await filter(page, 'All').click()
      await expectOpen(page, [])
    })
  })

  test('opens the answer that is named in the URL or chosen by keyboard', async ({ page }) => {
    await test.step('opens the answer that the URL names, and scrolls it into view', async () => {
      for (const id of ['does-it-sync', 'i-need-to-talk']) {
        await page.goto('about:blank')
        await page.goto(`/faq#${id}`)
        await expectOpen(page, [id])
        await expect(question(page, id)).toBeInViewport()
      }
    })

    await test.step('works by keyboard', async () => {
      await page.goto('/faq#what-is-it')
      await expectOpen(page, ['what-is-it'])
      const summary = page.locator('#is-it-free summary')
      await summary.focus()
      await page.keyboard.press('Enter')
      await expectOpen(page, ['is-it-free'])
      await expect(summary).toBeFocused()
      await page.keyboard.press('Space')
      await expectOpen(page, [])
    })

    await test.step('follows a URL that changes while it is open', async () => {
      await page.goto('/faq#does-it-sync')
      await expectOpen(page, ['does-it-sync'])
      await page.goto('/faq#is-it-free')
      await expectOpen(page, ['is-it-free'])
      await page.goBack()
      await expectOpen(page, ['does-it-sync'])
      await page.goto('/faq#no-such-question')
      await expectOpen(page, [])
    })
  })

  function question(page: Page, id: string): Locator {
    return page.locator(`#${id}`).getByRole('heading', { level: 3 })
  }

  /** Expects the answers of these entries to be open, and no others. */
  async function expectOpen(page: Page, ids: readonly string[]) {
    const open = page.locator('details[open]')
    await expect(open).toHaveCount(ids.length)
    for (const id of ids) {
      const [answer = ''] = faq.rows.find((row) => row.id === id)?.answer ?? []
      await expect(open.getByText(answer, { exact: true })).toBeVisible()
    }
  }
})

/** The visible questions of the FAQ, from the top. */
function questions(page: Page): Locator {
  return page.locator('summary').getByRole('heading', { level: 3 })
}
