import type { Browser, Page } from '@playwright/test'
import { answerAll, browse, payIn } from '../support/career-planner'
import { buildApplications } from '../support/applications'
import { startOver } from '../support/empty-storage'
import { expect, test } from '../support/fixtures'
import { hub } from '../support/job-search-hub'
import { openPlace, places } from '../support/places'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { heard } from '../support/heard'
import { factsOf, translate } from '../support/translate'
import { browserMoment } from '../support/browser-day'

/*
 * Everything is done twice, on a page as it is and on one whose texts a translator has replaced. What the
 * two say has to be equal, and neither may fail.
 */

const today = browserMoment('2026-11-25T12:00')
const softly = expect.configure({ soft: true })

interface Twice {
  /** Does the same on both pages, and compares what they say then. */
  both: (what: string, act: (page: Page) => Promise<unknown>) => Promise<void>
  close: () => Promise<void>
}

async function openTwice(browser: Browser): Promise<Twice> {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()])
  const faults: string[] = []
  for (const context of contexts) {
    context.on('weberror', (fault) => faults.push(fault.error().message))
    await context.clock.setFixedTime(today)
  }
  const [plain, translated] = await Promise.all(contexts.map((context) => context.newPage()))
  if (!plain || !translated) throw new Error('The browser opened no page.')
  await translate(translated)
  return {
    both: async (what, act) => {
      await Promise.all([act(plain), act(translated)])
      await softly
        .poll(() => differences(plain, translated), { message: what, timeout: 5_000 })
        .toEqual([])
      expect.soft(faults.splice(0), `${what}: faults`).toEqual([])
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()))
    },
  }
}

async function differences(plain: Page, translated: Page): Promise<string[]> {
  const [expected, found] = await Promise.all([factsOf(plain), factsOf(translated)])
  if (expected.join('\n') === found.join('\n')) return []
  const missing = expected.filter((text) => !found.includes(text))
  const added = found.filter((text) => !expected.includes(text))
  // Without either it is the order or the number that differs.
  return [
    'not the same',
    ...missing.map((text) => `- ${text}`),
    ...added.map((text) => `+ ${text}`),
  ]
}

// A step that cannot be done fails for itself.
test.use({ actionTimeout: 15_000 })

/** How many tabs are out of sight depends on whether the font of the site arrived in time, translated or not. */
const compared = places.filter(({ name }) => name !== 'the tabs of a module that are out of sight')
const PARTS = 4
for (let part = 0; part < PARTS; part += 1) {
  test(`Every place says the same when it is translated, part ${part + 1} of ${PARTS} @full`, async ({
    browser,
  }) => {
    test.setTimeout(400_000)
    for (const place of compared.filter((_, at) => at % PARTS === part)) {
      const { both, close } = await openTwice(browser)
      await both(place.name, async (page) => {
        if (place.width) await page.setViewportSize({ width: place.width, height: 800 })
        await openPlace(page, place)
      })
      await close()
    }
  })
}

type Step = readonly [what: string, act: (page: Page) => Promise<unknown>]

interface Journey {
  name: string
  path: string
  stored: Readonly<Record<string, unknown>>
  steps: readonly Step[]
}

/** With the pointer: the focus may be on its way to another place yet, and take a key with it. */
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()
const type = (label: string, text: string) => (page: Page) =>
  page.getByLabel(label).first().pressSequentially(text)
const tickFirst = (checked: boolean) => (page: Page) =>
  page.getByRole('main').getByRole('checkbox', { checked }).first().press('Space')

const twelve = buildApplications(12)

/** Until it is said to be saved: the next step may take that away. */
const setStatus = (at: number, status: string) => async (page: Page) => {
  const { position = '', company = '' } = twelve[at] ?? {}
  await page
    .getByRole('combobox', { name: /^Status: / })
    .nth(at)
    .selectOption(status)
  await heard(page, `Saved ${position} at ${company}`)
}

/** Chooses a category, as soon as the page answers: its HTML is there before its code. */
const choose = (at: number) => async (page: Page) => {
  const button = page.getByRole('group', { name: 'Category' }).getByRole('button').nth(at)
  await expect(async () => {
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 })
  }).toPass()
}

const journeys: readonly Journey[] = [
  {
    name: 'Search, filters, status, delete and undo of applications',
    path: hub,
    stored: { jobApplications: twelve },
    steps: [
      ['first letter', (page) => page.getByRole('searchbox').first().press('d')],
      ['second letter', (page) => page.getByRole('searchbox').first().press('a')],
      [
        'nothing matches',
        async (page) => {
          await page.getByRole('searchbox').first().pressSequentially('zzq')
          // It is said after a moment, and stays: the next step announces nothing.
          await expect(page.getByRole('status').getByText(/^Showing 0 of/)).toBeAttached()
        },
      ],
      [
        'all again',
        async (page) => {
          await page.getByRole('searchbox').first().fill('')
          // Said after a moment too, it would take the place of the next step's “Saved”.
          await expect(page.getByRole('status').getByText(/^12 job/)).toBeAttached()
        },
      ],
      ['another status', setStatus(0, 'Offer Received')],
      ['and another', setStatus(1, 'Interview Scheduled')],
      ['the question before a delete', press(/^Delete /)],
      [
        'deleted',
        (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click(),
      ],
      ['undone', press(/^Undo/)],
      ['the form', press('Add Job Application')],
      ['errors of the form', press('Save')],
      ['an error less', type('Company', 'Acme')],
      ['the other errors', press('Save')],
    ],
  },
  {
    name: 'Pay by state',
    path: browse,
    stored: {},
    steps: [
      ['California', (page) => payIn(page).selectOption({ label: 'California' })],
      ['Arizona', (page) => payIn(page).selectOption({ label: 'Arizona' })],
      [
        'from Texas',
        (page) =>
          page.getByRole('combobox', { name: 'Coming From' }).selectOption({ label: 'Texas' }),
      ],
    ],
  },
  {
    name: 'The assessment',
    path: '/app/career-planner',
    stored: {},
    steps: [['answered', answerAll]],
  },
  {
    name: 'Ticks of the checklist',
    path: '/app/pcs-prep',
    stored: {},
    steps: [
      ['one', tickFirst(false)],
      ['two', tickFirst(false)],
      ['one less', tickFirst(true)],
    ],
  },
  {
    name: 'An import',
    path: `${hub}?page=import`,
    stored: {},
    steps: [
      [
        'the preview',
        (page) => page.getByLabel('CSV file').setInputFiles('tests/fixtures/csv/by-hand.csv'),
      ],
      [
        'a word explained',
        (page) => page.getByLabel('“Position filled” means').selectOption('Rejected'),
      ],
      ['imported', press(/^Import \d+ Rows$/)],
      ['taken back', press('Undo the Import')],
    ],
  },
  {
    name: 'The steps of setup',
    path: '/onboarding/profile',
    stored: {},
    steps: [
      ['sharing', press('Continue')],
      ['expanded', (page) => page.locator('summary').first().press('Enter')],
      ['shared', (page) => page.getByRole('switch').first().press('Space')],
      ['modules', press('Continue')],
      ['a module', (page) => page.getByRole('checkbox').first().press('Space')],
      ['another', (page) => page.getByRole('checkbox').nth(3).press('Space')],
      ['done', press('Finish Setup')],
    ],
  },
  {
    name: 'Goals',
    path: '/app/professional-dev?tab=goals',
    stored: sampleData,
    steps: [
      ['ticked', tickFirst(false)],
      ['unticked', tickFirst(true)],
    ],
  },
  {
    name: 'My Move',
    path: '/app/move',
    stored: sampleData,
    steps: [
      ['a task done', tickFirst(false)],
      ['the form', press('Change a Date')],
      ['another date', (page) => page.getByLabel('Report Date').fill('2027-03-15')],
      ['what it does', press('Save Move')],
      ['agreed to', press('Use the New Dates')],
      ['undone', press(/^Undo/)],
      ['by stage', press('By Stage')],
    ],
  },
  {
    name: 'The search over everything',
    path: '/app',
    stored: sampleData,
    steps: [
      ['open', press('Search')],
      ...['n', 'u', 'r', 'x'].map((letter): Step => [
        letter,
        (page) => page.keyboard.press(letter),
      ]),
    ],
  },
  {
    name: 'A public page',
    path: '/faq',
    stored: {},
    steps: [
      ['a category', choose(1)],
      ['all again', choose(0)],
    ],
  },
]

const JOURNEY_PARTS = 2
for (let part = 0; part < JOURNEY_PARTS; part += 1) {
  const mine = journeys.filter((_, at) => at % JOURNEY_PARTS === part)
  test(`What people do says the same at each step when the page is translated, part ${part + 1} of ${JOURNEY_PARTS}`, async ({
    browser,
  }) => {
    test.setTimeout(60_000 * mine.length)
    const { both, close } = await openTwice(browser)
    for (const { name, path, stored, steps } of mine) {
      await test.step(name, async () => {
        await both(`${name}: as it opens`, async (page) => {
          await startOver(page, stored)
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.getByText('Loading…')).toHaveCount(0)
        })
        for (const [what, act] of steps) await both(`${name}: ${what}`, act)
      })
    }
    await close()
  })
}
