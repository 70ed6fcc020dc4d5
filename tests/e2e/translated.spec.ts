import type { Browser, Page } from '@playwright/test'
import { answerAll, browse, payIn } from '../support/career-planner'
import { buildApplications } from '../support/applications'
import { chooseFilter } from '../support/choose-filter'
import { enableDataSaver } from '../support/data-saver'
import { startOver } from '../support/empty-storage'
import { expect, test, watchProblems } from '../support/fixtures'
import { hub } from '../support/job-search-hub'
import { openPageState, pageStates } from '../support/page-states'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { waitForAnnouncement } from '../support/wait-for-announcement'
import { contentOf, translate } from '../support/translate'
import { browserMoment } from '../support/browser-day'

/*
 * Each action runs on two pages. In one of them, text nodes are replaced as a browser’s translator does. Both pages
 * have to show the same, without an error.
 */

const today = browserMoment('2026-11-25T12:00')
const softly = expect.configure({ soft: true })

interface PagePair {
  /** Runs an action on both pages, then compares what they show. */
  both: (what: string, act: (page: Page) => Promise<unknown>) => Promise<void>
  close: () => Promise<void>
}

async function openPair(browser: Browser, baseURL: string | undefined): Promise<PagePair> {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()])
  const seen = await Promise.all(contexts.map((context) => watchProblems(context, baseURL)))
  for (const context of contexts) await context.clock.setFixedTime(today)
  const [plain, translated] = await Promise.all(contexts.map((context) => context.newPage()))
  if (!plain || !translated) throw new Error('The browser opened no page.')
  await Promise.all([enableDataSaver(plain), enableDataSaver(translated)])
  await translate(translated)
  return {
    both: async (what, act) => {
      await Promise.all([act(plain), act(translated)])
      await softly.poll(() => differences(plain, translated), { message: what }).toEqual([])
      const problems = seen.flatMap((ofContext) => ofContext.splice(0))
      expect.soft(problems, `${what}: problems`).toEqual([])
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()))
    },
  }
}

async function differences(plain: Page, translated: Page): Promise<string[]> {
  const [expected, found] = await Promise.all([contentOf(plain), contentOf(translated)])
  if (expected.join('\n') === found.join('\n')) return []
  const missing = expected.filter((text) => !found.includes(text))
  const added = found.filter((text) => !expected.includes(text))
  // If both are empty, the order or the number of the texts differs.
  return [
    'not the same',
    ...missing.map((text) => `- ${text}`),
    ...added.map((text) => `+ ${text}`),
  ]
}

// A stuck action fails by itself, before the test times out.
test.use({ actionTimeout: 15_000 })

/** Without the hidden tabs: how many are hidden depends on whether the font loaded in time, translated or not. */
const compared = pageStates.filter(
  ({ name }) => name !== 'the tabs of a module that are out of sight',
)
const PARTS = 4
for (let part = 0; part < PARTS; part += 1) {
  test(`Every page state shows the same text when it is translated, part ${part + 1} of ${PARTS} @full`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(400_000)
    for (const state of compared.filter((_, at) => at % PARTS === part)) {
      const { both, close } = await openPair(browser, baseURL)
      await both(state.name, async (page) => {
        if (state.width) await page.setViewportSize({ width: state.width, height: 800 })
        await openPageState(page, state)
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

/** Clicks instead of pressing a key, because the focus may still be moving to another element. */
const clickButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()
const type = (label: string, text: string) => (page: Page) =>
  page.getByLabel(label).first().pressSequentially(text)
const toggleFirst = (checked: boolean) => (page: Page) =>
  page.getByRole('main').getByRole('checkbox', { checked }).first().press('Space')

const applications = buildApplications(12)

/** Sets a status and waits for the “Saved” announcement, which the next step may replace. */
const setStatus = (at: number, status: string) => async (page: Page) => {
  const { position = '', company = '' } = applications[at] ?? {}
  await page
    .getByRole('combobox', { name: /^Status: / })
    .nth(at)
    .selectOption(status)
  await waitForAnnouncement(page, `Saved ${position} at ${company}`)
}

/** Chooses a category. */
const choose = (at: number) => (page: Page) => {
  const button = page.getByRole('group', { name: 'Category' }).getByRole('button').nth(at)
  return chooseFilter(button, () => button.press('Enter'))
}

const journeys: readonly Journey[] = [
  {
    name: 'Search, filters, status, delete and undo of applications',
    path: hub,
    stored: { jobApplications: applications },
    steps: [
      ['first letter', (page) => page.getByRole('searchbox').first().press('d')],
      ['second letter', (page) => page.getByRole('searchbox').first().press('a')],
      [
        'nothing matches',
        async (page) => {
          await page.getByRole('searchbox').first().pressSequentially('zzq')
          // Announced after a delay.
          await expect(page.getByRole('status').getByText(/^Showing 0 of/)).toBeAttached()
        },
      ],
      [
        'all again',
        async (page) => {
          await page.getByRole('searchbox').first().fill('')
          // Announced after a delay, too. A late announcement would replace the “Saved” of the next step.
          await expect(page.getByRole('status').getByText(/^12 job/)).toBeAttached()
        },
      ],
      ['another status', setStatus(0, 'Offer Received')],
      ['and another', setStatus(1, 'Interview Scheduled')],
      ['the question before a delete', clickButton(/^Delete /)],
      [
        'deleted',
        (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click(),
      ],
      ['undone', clickButton(/^Undo/)],
      ['the form', clickButton('Add Job Application')],
      ['errors of the form', clickButton('Save')],
      ['one error less', type('Company', 'Acme')],
      ['the other errors', clickButton('Save')],
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
    name: 'Checking off tasks',
    path: '/app/pcs-prep',
    stored: {},
    steps: [
      ['one', toggleFirst(false)],
      ['two', toggleFirst(false)],
      ['one less', toggleFirst(true)],
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
        'a status mapped',
        (page) => page.getByLabel('“Position filled” means').selectOption('Rejected'),
      ],
      ['imported', clickButton(/^Import \d+ Rows$/)],
      ['undone', clickButton('Undo the Import')],
    ],
  },
  {
    name: 'The steps of setup',
    path: '/onboarding/profile',
    stored: {},
    steps: [
      ['sharing', clickButton('Continue')],
      ['expanded', (page) => page.locator('summary').first().press('Enter')],
      ['shared', (page) => page.getByRole('switch').first().press('Space')],
      ['modules', clickButton('Continue')],
      ['a module', (page) => page.getByRole('checkbox').first().press('Space')],
      ['another', (page) => page.getByRole('checkbox').nth(3).press('Space')],
      ['done', clickButton('Finish Setup')],
    ],
  },
  {
    name: 'Goals',
    path: '/app/professional-dev?tab=goals',
    stored: sampleData,
    steps: [
      ['checked off', toggleFirst(false)],
      ['unchecked', toggleFirst(true)],
    ],
  },
  {
    name: 'My Move',
    path: '/app/move',
    stored: sampleData,
    steps: [
      ['a task done', toggleFirst(false)],
      ['the form', clickButton('Change a Date')],
      ['another date', (page) => page.getByLabel('Report Date').fill('2027-03-15')],
      ['the effect of the new date', clickButton('Save Move')],
      ['new dates accepted', clickButton('Use the New Dates')],
      ['undone', clickButton(/^Undo/)],
      ['by stage', clickButton('By Stage')],
    ],
  },
  {
    name: 'The search over the whole product',
    path: '/app',
    stored: sampleData,
    steps: [
      ['open', clickButton('Search')],
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
  const journeysOfPart = journeys.filter((_, at) => at % JOURNEY_PARTS === part)
  test(`Each step of a user journey shows the same text when the page is translated, part ${part + 1} of ${JOURNEY_PARTS}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(60_000 * journeysOfPart.length)
    const { both, close } = await openPair(browser, baseURL)
    for (const { name, path, stored, steps } of journeysOfPart) {
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
