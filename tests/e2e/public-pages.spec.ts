import type { Locator, Page } from '@playwright/test'
import { appPages } from '@/app/pages/app-pages'
import { onboardingPages } from '@/app/pages/onboarding-pages'
import { publicPages } from '@/app/pages/public-pages'
import { faq } from '@/data/faq'
import { landingComingSoon } from '@/data/landing'
import { site } from '@/data/site'
import { storageTable } from '@/schemas/storage-table'
import { screens } from '@/screens'
import { expect, test } from '../support/fixtures'
import { holdScripts } from '../support/hold-scripts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path } of publicPages) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('Not affiliated')
      const words = (await main(page).innerText()).split(/\s+/)
      expect(words.length).toBeGreaterThan(100)
      expect(words).not.toContain('Loading…')
    })
  }

  for (const { path } of [...appPages, ...onboardingPages]) {
    test(`${path} says that it needs JavaScript, and what can be read without`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(heading(page)).toHaveText('This part needs JavaScript')
      await expect(page.getByRole('paragraph')).toHaveText(
        'You can read the first page, About and the FAQ without it.',
      )
      await expect(page.getByRole('link')).toHaveText(['first page', 'About', 'FAQ'])
      await page.getByRole('link', { name: 'FAQ' }).click()
      await expect(heading(page)).toHaveText('Frequently Asked Questions')
      await expect(page.locator('noscript')).toHaveCount(0)
    })
  }

  test('the landing page leads on', async ({ page }) => {
    await page.goto('/')
    await main(page).getByRole('link', { name: 'Get Started Free' }).first().click()
    await expect(page).toHaveURL('/welcome')
    await expect(heading(page)).toHaveText(`Welcome to ${site.name}`)
  })

  test('the FAQ has every question, and opens the answers', async ({ page }) => {
    await page.goto('/faq')
    await expect(questions(page)).toHaveText(faq.rows.map(({ question }) => question))
    const [first] = faq.rows
    const answer = page.getByText(first?.answer[0] ?? '', { exact: true })
    await expect(answer).toBeHidden()
    await questions(page).first().click()
    await expect(answer).toBeVisible()
  })

  test('the privacy page names everything that is stored', async ({ page }) => {
    await page.goto('/privacy')
    await expect(main(page).getByText(`Last updated: ${site.privacyUpdated}`)).toHaveCount(1)
    const stored = page.getByRole('region', { name: 'Everything That Is Stored' })
    await expect(stored.getByRole('term')).toHaveText(storageTable.map(({ key }) => key))
  })
})

for (const { path } of publicPages) {
  test(`The app takes ${path} over as it came, and changes no word of it`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // As the HTML has it: what styles do to it does not matter.
    const came = await page.locator('body').textContent()
    const element = await heading(page).elementHandle()

    release()
    // The button answers once the app runs.
    const theme = page.getByRole('button', { name: 'Dark mode' })
    await expect(async () => {
      await theme.click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 200 })
    }).toPass()
    expect(await page.locator('body').textContent()).toBe(came)
    expect(await element?.evaluate((node) => node.isConnected), 'the very same heading').toBe(true)
  })
}

test.describe('The landing page', () => {
  for (const { name, path, title } of [
    { name: 'Get Started Free', path: '/welcome', title: `Welcome to ${site.name}` },
    { name: 'How It Works', path: '/about', title: 'About' },
    ...screens.map(({ path, title }) => ({ name: title, path, title })),
  ]) {
    test(`leads by "${name}" to ${path}`, async ({ page }) => {
      await page.goto('/')
      await main(page).getByRole('link', { name, exact: true }).first().click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    })
  }

  test('has no other links, but to the seven modules and on', async ({ page }) => {
    await page.goto('/')
    await expect(main(page).getByRole('link')).toHaveText([
      'Get Started Free',
      'How It Works',
      'Get Started Free',
      ...screens.map(({ title }) => title),
      'Get Started Free',
    ])
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`shows the product as it is, in ${colorScheme}, and keeps room for each picture`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/')
      const pictures = page.getByRole('region', { name: 'See It at Work' }).getByRole('img')
      await expect(pictures).toHaveCount(3)
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        const told = [await picture.getAttribute('width'), await picture.getAttribute('height')]
        const size = (image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
        expect(await picture.evaluate(size)).toEqual(told.map(Number))
        expect(await picture.getAttribute('src')).toMatch(
          colorScheme === 'dark' ? /-dark\.webp$/ : /\/[a-z]+\.webp$/,
        )
      }
    })
  }

  test('announces two modules, which cannot be opened yet', async ({ page }) => {
    await page.goto('/')
    const modules = page.getByRole('region', { name: 'Seven Modules, Ready Now' })
    const announced = modules.getByRole('listitem').filter({ hasText: `Coming ${site.comingSoon}` })
    await expect(announced.getByRole('heading')).toHaveText(
      landingComingSoon.rows.map(({ title }) => title),
    )
    await expect(announced.getByRole('link')).toHaveCount(0)
    await expect(modules.getByRole('listitem')).toHaveCount(7 + 2)
  })

  test('explains in three steps how it works', async ({ page }) => {
    await page.goto('/')
    const steps = page.getByRole('region', { name: 'How It Works' })
    await expect(steps.getByRole('heading', { level: 3 })).toHaveCount(3)
  })
})

for (const { from, name, to } of [
  { from: '/welcome', name: 'Get Started', to: '/onboarding/profile' },
  { from: '/welcome', name: 'Skip to Dashboard', to: '/' },
  { from: '/about', name: 'Get Started', to: '/welcome' },
  { from: '/faq', name: 'Get Started', to: '/welcome' },
  { from: '/privacy', name: 'Back to the Start Page', to: '/' },
  { from: '/terms', name: 'Back to the Start Page', to: '/' },
]) {
  test(`${from} leads by "${name}" to ${to}`, async ({ page }) => {
    await page.goto(from)
    await main(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(to)
    await expect(heading(page)).toBeVisible()
  })
}

test.describe('The FAQ', () => {
  const filters = [
    'All',
    'Getting Started',
    'Privacy & Security',
    'Features',
    'Technical',
    'Pricing',
    'Support',
  ]
  const filter = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true })

  test('has seven filters, and each shows the questions of its category', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText(
      filters,
    )
    // From the last to the first: all of them show already.
    for (const name of filters.toReversed()) {
      // The page comes as HTML: a button answers once the app runs.
      await expect(async () => {
        await filter(page, name).click()
        await expect(filter(page, name)).toHaveAttribute('aria-pressed', 'true', { timeout: 200 })
      }).toPass()
      const expected = faq.rows.filter(({ category }) => name === 'All' || category === name)
      await expect(questions(page)).toHaveText(expected.map(({ question }) => question))
    }
  })

  test('has one answer open at a time, and a second press closes it', async ({ page }) => {
    await page.goto('/faq#what-is-it')
    await expectOpen(page, ['what-is-it'])
    await question(page, 'is-it-free').click()
    await expectOpen(page, ['is-it-free'])
    await expect(page).toHaveURL('/faq#is-it-free')
    await question(page, 'is-it-free').click()
    await expectOpen(page, [])
    await expect(page).toHaveURL('/faq')
  })

  test('is worked by keyboard', async ({ page }) => {
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

  test('opens the answer that the address names, and brings it into view', async ({ page }) => {
    for (const id of ['does-it-sync', 'i-need-to-talk']) {
      await page.goto('about:blank')
      await page.goto(`/faq#${id}`)
      await expectOpen(page, [id])
      await expect(question(page, id)).toBeInViewport()
    }
  })

  test('follows an address that changes while it is open', async ({ page }) => {
    await page.goto('/faq#does-it-sync')
    await expectOpen(page, ['does-it-sync'])
    await page.goto('/faq#is-it-free')
    await expectOpen(page, ['is-it-free'])
    await page.goBack()
    await expectOpen(page, ['does-it-sync'])
    await page.goto('/faq#no-such-question')
    await expectOpen(page, [])
  })

  test('keeps the open answer open under a filter that shows it, and closes it under another', async ({
    page,
  }) => {
    await page.goto('/faq#is-it-free')
    await expectOpen(page, ['is-it-free'])
    await filter(page, 'Pricing').click()
    await expectOpen(page, ['is-it-free'])
    await expect(page).toHaveURL('/faq#is-it-free')
    await filter(page, 'Support').click()
    await expectOpen(page, [])
    await expect(page).toHaveURL('/faq')
    await filter(page, 'All').click()
    await expectOpen(page, [])
  })

  test('says how to reach us', async ({ page }) => {
    await page.goto('/faq')
    await expect(main(page).getByRole('link', { name: site.contactEmail })).toHaveAttribute(
      'href',
      `mailto:${site.contactEmail}`,
    )
    await expect(main(page)).toContainText(`We reply within ${site.supportReply}.`)
  })

  function question(page: Page, id: string): Locator {
    return page.locator(`#${id}`).getByRole('heading', { level: 3 })
  }

  /** The answers of these entries show, and no others. */
  async function expectOpen(page: Page, ids: readonly string[]) {
    const open = page.locator('details[open]')
    await expect(open).toHaveCount(ids.length)
    for (const id of ids) {
      const [answer = ''] = faq.rows.find((row) => row.id === id)?.answer ?? []
      await expect(open.getByText(answer, { exact: true })).toBeVisible()
    }
  }
})

/** The questions of the FAQ that show, from the top. */
function questions(page: Page): Locator {
  return page.locator('summary').getByRole('heading', { level: 3 })
}
