import type { Locator, Page } from '@playwright/test'
import { housingMoney } from '@/data/housing/housing-money'
import { buildApplication } from '../support/applications'
import { axeViolations } from '../support/checks/axe-violations'
import { expect, test } from '../support/fixtures'
import { buildMove } from '../support/moves'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { seed } from '../support/storage'
import { browserMoment } from '../support/browser-day'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search everything' })

/** The values of the text fields of a form. */
const textValues = (form: Locator) =>
  form
    .getByRole('textbox')
    .evaluateAll((fields) =>
      fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
    )

/** The id of the option that Enter would choose. */
const active = (page: Page) => box(page).getAttribute('aria-activedescendant')

async function openByKey(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

test('The search loads after the page, opens by key or button, returns the focus on Escape, and reopens right after a navigation', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const at = (file: string) => loaded.findIndex((url) => url.includes(`/assets/${file}-`))
  await page.goto('/app')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect.poll(() => at('Dashboard')).toBeGreaterThanOrEqual(0)
  await expect.poll(() => at('Palette')).toBeGreaterThan(at('Dashboard'))
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await button.click()
  await expect(box(page)).toBeFocused()
  await expect(page.getByRole('option', { name: /Housing Hub/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()

  for (const [query, address, title] of [
    ['licensing nav', '/app/licensing', 'Licensing Navigator'],
    ['data health', '/app/settings#health', 'Settings'],
    ['dental hygienist', /licensing\?tab=professions/, 'Licensing Navigator'],
  ] as const) {
    await openByKey(page)
    await box(page).fill(query)
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    await page.keyboard.press('Control+k')
    await expect(page.locator('#main h1')).toHaveText(title)
    // A page that loads late may take the focus within a few frames.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame)
    })
    await expect(box(page)).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('Back closes the search, and the page it leads to has the focus', async ({ page }) => {
  await page.goto('/app')
  await page.getByRole('link', { name: 'Housing', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Housing Hub')
  await openByKey(page)
  await page.goBack()
  await expect(page).toHaveURL('/app')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(box(page)).toBeFocused()
  await page.goForward()
  await expect(page).toHaveURL('/app/housing')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('In a low window, as at 400 percent zoom, the advice for a search without results can be scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/app')
  await openByKey(page)
  await page.keyboard.type('xyzzy')
  const advice = page.getByText('Try fewer or shorter words')
  await expect(advice).toBeVisible()
  await advice.hover()
  await page.mouse.wheel(0, 1_000)
  await expect
    .poll(() => advice.evaluate((text) => text.getBoundingClientRect().bottom))
    .toBeLessThan(256)
  expect(await axeViolations(page)).toEqual([])
})

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the search focuses its box, and one of the user’s entries opens with its form in view', async ({
    page,
  }) => {
    await test.step('the search opens with the focus in its box, the first time and later', async () => {
      await page.goto('/app')
      for (let time = 0; time < 2; time++) {
        await page.getByRole('button', { name: 'Search', exact: true }).tap()
        await expect(box(page)).toBeFocused()
        await page.keyboard.type('nurse')
        await expect(box(page)).toHaveValue('nurse')
        await page.getByRole('button', { name: 'Close the search' }).tap()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    })

    await test.step('one of the user’s entries opens with its form in view', async () => {
      await seed(page, 'jobApplications', [buildApplication({ position: 'Harbor Pilot' })])
      await page.goto('/app/career-planner')
      await openByKey(page)
      await box(page).fill('Harbor Pilot')
      await page.getByRole('option', { name: /Harbor Pilot/ }).tap()
      const title = page.getByRole('heading', { name: 'Edit Application' })
      await expect(title).toBeFocused()
      await expect(title).toBeInViewport({ ratio: 1 })
    })
  })
})

/** A result in the app, one within a page and a public one: the query, the option, and where it leads. */
const journeys: readonly [kind: string, query: string, option: RegExp, address: RegExp][] = [
  ['a tab', 'interview prep', /^Interview Prep/, /\/app\/job-search\?tab=interview$/],
  [
    'a checklist item',
    'career folder',
    /^Start one career folder/,
    /\/app\/pcs-prep\?tab=timeline#/,
  ],
  ['a question', 'delete everything', /^How do I delete everything/, /\/faq#/],
]

test('A result can be found and opened with the keyboard alone, wherever it leads', async ({
  page,
}) => {
  await page.goto('/app')
  for (const [kind, query, option, address] of journeys) {
    await test.step(kind, async () => {
      await openByKey(page)
      await page.keyboard.type(query)
      const wanted = page.getByRole('option', { name: option }).first()
      await expect(wanted).toBeVisible()
      for (let presses = 0; presses < 30; presses++) {
        if ((await wanted.getAttribute('aria-selected')) === 'true') break
        const before = await active(page)
        await page.keyboard.press('ArrowDown')
        await expect.poll(() => active(page)).not.toBe(before)
      }
      await expect(wanted).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

test('A chosen result gets the focus, even if it was collapsed, and the user’s own entry opens', async ({
  page,
}) => {
  for (const [key, value] of Object.entries(sampleData)) await seed(page, key, value)
  await seed(page, 'moves', [buildMove()])
  await page.clock.setFixedTime(browserMoment('2026-11-23T12:00'))
  await page.goto('/app')

  await test.step('A card of Settings, and a checklist item or a step in a closed section, get the focus', async () => {
    await openByKey(page)
    await box(page).fill('data health')
    await page.getByRole('option', { name: /^Data Health/ }).click()
    await expect(page.getByRole('heading', { name: 'Data Health' })).toBeFocused()

    await openByKey(page)
    await page.keyboard.type('carry')
    const option = page
      .getByRole('group', { name: /^Checklist items/ })
      .getByRole('option')
      .first()
    await option.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('checkbox').and(page.locator(':focus'))).toBeVisible()

    await openByKey(page)
    await page.keyboard.type('explore your new area')
    await page.getByRole('option', { name: /^Explore your new area/ }).click()
    await expect(
      page.getByRole('heading', { name: 'Step 14: Explore your new area' }),
    ).toBeFocused()
  })

  await test.step('A section of a guide gets the focus, and opens its collapsed part', async () => {
    const [section] = housingMoney.rows
    await openByKey(page)
    await box(page).fill('allowance overseas')
    const option = page.getByRole('option', { name: section?.title })
    await expect(option).toContainText('Housing Hub › Overview')
    await option.click()
    await expect(page.getByRole('heading', { name: section?.title })).toBeFocused()
    await expect(page.getByText(section?.items?.[0] ?? '')).toBeVisible()
  })

  await test.step('A task of the move gets the focus, even in a collapsed part of the plan', async () => {
    await openByKey(page)
    await page.keyboard.type('back up this app before')
    await page.getByRole('option', { name: /^Back up this app before/ }).click()
    const task = page.getByRole('checkbox', { name: 'Back up this app before you travel' })
    await expect(task).toBeFocused()
    await expect(task).toBeInViewport()
  })

  await test.step('The user’s own application is found and opens', async () => {
    const { position } = sampleData.jobApplications[0]!
    await openByKey(page)
    await box(page).fill(position)
    const group = page.getByRole('group', { name: 'Job applications' })
    await group.getByRole('option').first().click()
    await expect(page).toHaveURL(/[?&]edit=\d+/)
    await expect.poll(() => textValues(page.getByRole('form'))).toContain(position)
  })
})

test('The search says when it changed the query or found nothing, and hostile stored text stays text', async ({
  page,
}) => {
  const hostile = '<img src=x onerror="window.hacked=1">'
  await seed(page, 'jobApplications', [buildApplication({ company: hostile })])
  await test.step('A misspelled word is corrected, and the search says so', async () => {
    await page.goto('/app')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('houseing alowance')
    const options = page.getByRole('option')
    await expect(options.first()).toContainText('Housing Hub')
    await expect(
      page.getByText('Nothing has “alowance.” This is for “allowance.”').first(),
    ).toBeVisible()
  })

  await test.step('If nothing has all the words, the closest results are shown, and the search says so', async () => {
    await page.keyboard.press('Escape')
    await openByKey(page)
    await page.keyboard.type('zebra interview questions')
    await expect(page.getByRole('option').first()).toContainText('Common Interview Questions')
    await expect(page.getByText('Nothing has all of these words.').first()).toBeVisible()
    const status = page.getByRole('dialog').getByRole('status')
    await expect(status).toHaveText(
      /^Nothing has all of these words\. This comes closest\. \d+ results/,
    )
  })

  await test.step('An empty result is announced with what to try, and hostile stored text stays text', async () => {
    await page.keyboard.press('Escape')
    await openByKey(page)
    await page.keyboard.type('xyzzy')
    await expect(page.getByText('Try fewer or shorter words')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing found.')

    await box(page).fill('onerror')
    await expect(page.getByRole('option', { name: /onerror/ })).toBeVisible()
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })
})
