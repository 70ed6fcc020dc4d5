import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import {
  bookmark,
  browse,
  card,
  cardsIn,
  catalogue,
  compareCareers,
  more,
  payIn,
  saved,
  shelf,
  tab,
} from '../support/career-planner'
import { startOver } from '../support/empty-storage'
import { holdScripts } from '../support/hold-scripts'
import { openTab } from '../support/open-tab'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { readRaw } from '../support/storage'

const nurse = 'Registered Nurse (Including Telehealth)'
const comingFrom = (page: Page) => page.getByRole('combobox', { name: 'Coming From' })
const sortBy = (page: Page) => page.getByRole('combobox', { name: 'Sort By' })
/** A row of a career’s pay table, by area. */
const payRow = (page: Page, career: string, area: string) =>
  card(page, career)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: area }) })

test('A card shows pay in the chosen states, which the URL and the next visit keep, and a planned move fills in', async ({
  page,
}) => {
  await test.step('A nurse moving from Texas to Virginia sees the pay in Virginia on the card, and the difference', async () => {
    await page.goto(browse)
    await expect(card(page, nurse)).not.toContainText('median in')
    await expect(comingFrom(page)).toHaveCount(0)
    await payIn(page).selectOption({ label: 'Virginia' })
    await expect(card(page, nurse).getByText('$93,600 median in Virginia')).toBeVisible()
    await expect(page.getByRole('status')).toHaveText('The pay in Virginia is shown.')
    // Stored with the list layouts, so it does not count as a change to back up.
    await expect.poll(() => readRaw(page, 'listLooks')).toBe('{"careers":{"payIn":"VA"}}')
    expect(await readRaw(page, 'backupLog')).toBeNull()
    await comingFrom(page).selectOption({ label: 'Texas' })
    await expect(card(page, nurse).getByText('$2,370 (2%) less than in Texas')).toBeVisible()
    // The range from the specification is unchanged.
    await expect(
      card(page, nurse).getByText('U.S. $69,000–$137,000 (median $97,550)'),
    ).toBeVisible()
  })

  await test.step('The URL contains both states, and the next visit restores them and the sort order', async () => {
    await sortBy(page).selectOption({ label: 'Highest Pay First' })
    await expect(page).toHaveURL(`${browse}&payIn=VA&from=TX&sort=pay`)

    await page.goto(browse)
    await expect(payIn(page)).toHaveValue('VA')
    await expect(comingFrom(page)).toHaveValue('TX')
    await expect(sortBy(page)).toHaveValue('pay')
    await expect(cardsIn(catalogue(page)).first()).toContainText('Cybersecurity Analyst')

    // A state in the URL overrides the stored choice, unless it has no wage data.
    await openTab(page, `${browse}&payIn=HI`)
    await expect(card(page, nurse)).toContainText('$136,320 median in Hawaii')
    await openTab(page, `${browse}&payIn=GU`)
    await expect(payIn(page)).toHaveValue('VA')

    await payIn(page).selectOption('')
    await expect(card(page, nurse)).not.toContainText('median in')
    await page.goto(browse)
    await expect(card(page, nurse)).toBeVisible()
    await expect(payIn(page)).toHaveValue('')
  })

  await test.step('A planned move fills in both states', async () => {
    const [move] = sampleData.moves
    await startOver(page, { moves: [{ ...move, from: 'TX', to: 'VA', status: 'planned' }] })
    await page.goto(browse)
    await expect(payIn(page)).toHaveValue('VA')
    await expect(comingFrom(page)).toHaveValue('TX')
  })
})

test('Under More, a card compares both states with the whole country, on screen and in print', async ({
  page,
}) => {
  await page.goto(`${browse}&payIn=VA&from=TX`)
  await expect(card(page, nurse)).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await more(card(page, nurse)).click()
  await expect(card(page, nurse).getByRole('rowheader')).toHaveText([
    'Virginia',
    'Texas (from)',
    'U.S.',
  ])
  await expect(payRow(page, nurse, 'Virginia')).toContainText('$93,600')
  await expect(payRow(page, nurse, 'Virginia')).toContainText('$67,830–$125,580')
  await expect(payRow(page, nurse, 'U.S.')).toContainText('$97,550')
  await page.getByText('How to Read the Cards').press('Enter')
  await expect(page.getByText('What employees earned in May 2025')).toBeVisible()
  await page
    .getByText(/^Reviewed .* 1 source$/)
    .first()
    .press('Enter')
  await expect(page.getByRole('link', { name: /^U\.S\. Bureau of Labor/ }).first()).toBeVisible()

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toHaveCount(22)
})

test('On a phone, only Pay In is above the cards, and a button expands Coming From and Sort By', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(browse)
  await expect(card(page, nurse)).toBeVisible()
  const options = page.getByRole('button', { name: 'Sort and Location' })
  await expect(options).toHaveCount(0)
  await payIn(page).selectOption({ label: 'Virginia' })
  await expect(options).toHaveAttribute('aria-expanded', 'false')
  await expect(comingFrom(page)).toHaveCount(0)
  await expect(sortBy(page)).toHaveCount(0)
  await options.press('Enter')
  await comingFrom(page).selectOption({ label: 'Texas' })
  await sortBy(page).selectOption({ label: 'Highest Pay First' })
  await options.press('Enter')
  await expect(comingFrom(page)).toHaveCount(0)
  await expect(cardsIn(catalogue(page)).first()).toContainText('more than in Texas')
})

test('Careers can be sorted by pay, and each figure says how reliable it is', async ({ page }) => {
  await test.step('Sorted by pay, careers go from the best paid down, with those that cannot be compared last', async () => {
    await page.goto(`${browse}&payIn=HI&sort=pay&category=Technology+%26+IT`)
    await expect(cardsIn(catalogue(page)).getByRole('heading')).toHaveText([
      'IT Support Specialist',
      'Web Developer',
      'Cybersecurity Analyst',
      'Data Analyst',
    ])
    // Without a figure for the state, the card shows the range for the whole country.
    const developer = card(page, 'Web Developer')
    await expect(developer.getByText('Hawaii: not published')).toBeVisible()
    await expect(developer.getByText('U.S. $48,000–$162,000')).toBeVisible()
    await sortBy(page).selectOption({ label: 'Our Order' })
    await expect(cardsIn(catalogue(page)).first()).toContainText('Web Developer')
  })

  await startOver(page)

  await test.step('A figure says when it is based on few jobs, whom it counts, and whom it leaves out', async () => {
    await page.goto(`${browse}&payIn=HI`)
    const analyst = card(page, 'Data Analyst')
    const agent = card(page, 'Real Estate Agent')
    // A figure for related jobs is next to the U.S. figure for the same related jobs.
    await expect(
      analyst.getByText(/median in Hawaii, \$[\d,]+ in the U\.S\. \(few jobs, related jobs\)$/),
    ).toBeVisible()
    // The career’s own salary range stays the most prominent figure.
    const weightOf = (line: RegExp) =>
      analyst
        .locator('p')
        .filter({ hasText: line })
        .evaluate((element) => Number(getComputedStyle(element).fontWeight))
    expect(await weightOf(/^Salary range/)).toBeGreaterThan(await weightOf(/median in Hawaii/))
    await expect(card(page, nurse)).not.toContainText(/few|related/)
    for (const career of [analyst, agent, card(page, nurse)]) await more(career).click()
    await expect(
      analyst.getByText('Hawaii: few jobs (about 300), less reliable figure.'),
    ).toBeVisible()
    await expect(analyst.getByText('By state these are data scientists')).toBeVisible()
    await expect(agent.getByText('Self-employed people are not in these figures.')).toBeVisible()
    await expect(card(page, nurse)).not.toContainText('Self-employed')
    await page.getByText('How to Read the Cards').click()
    await expect(page.getByText('fewer than 700 such jobs')).toBeVisible()
  })
})

test('The cards work without the wages, both while they load and when they fail to load', async ({
  page,
  problems,
}) => {
  await test.step('Cards stay visible while the wages load; a URL with a state shows no cards until then', async () => {
    const release = await holdScripts(page, 'Wages-*.js')
    await page.goto(browse)
    await payIn(page).selectOption('VA')
    await expect(comingFrom(page)).toBeVisible()
    await expect(card(page, nurse)).toBeVisible()
    await expect(card(page, nurse)).not.toContainText('median in')

    const requested = page.waitForRequest(/\/Wages-.*\.js$/)
    await page.goto(`${browse}&payIn=VA`)
    await requested
    // The prerendered frame stays until the code of the tab, and with it the wages, has loaded.
    await expect(page.locator('[data-frame]')).toBeVisible()
    await expect(card(page, nurse)).toHaveCount(0)
    release()
    await expect(card(page, nurse)).toContainText('median in Virginia')
  })

  await startOver(page)

  await test.step('If the wages fail to load, the careers still show, with one message', async () => {
    problems.expect(/Failed to load resource/)
    await page.route(/\/Wages-.*\.js$/, (route) => route.abort())
    await page.goto(`${browse}&payIn=VA`)
    await expect(cardsIn(catalogue(page))).toHaveCount(22)
    await expect(page.getByText('The pay by state did not load.')).toHaveCount(1)
  })
})

test('Saved careers can be compared between two states, on screen and in print', async ({
  page,
}) => {
  await test.step('A comparison URL with nothing saved says what to do, and the comparison can be closed', async () => {
    await page.goto(`${saved}&compare=yes`)
    await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
    const close = page.getByRole('button', { name: 'Close Compare' })
    await close.press('Enter')
    await expect(page.getByRole('heading', { name: 'No saved careers yet' })).toBeVisible()
    await expect(close).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Saved Careers', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Browse Careers' }).press('Enter')
    await expect(cardsIn(catalogue(page))).toHaveCount(22)
  })

  await test.step('Compare appears with the second saved career, and the comparison can be closed', async () => {
    const compare = page.getByRole('button', { name: 'Compare', exact: true })
    for (const [at, title] of [nurse, 'Web Developer'].entries()) {
      await bookmark(page, title).press('Enter')
      await tab(page, 'Saved Careers').press('Enter')
      await expect(cardsIn(shelf(page))).toHaveCount(at + 1)
      await expect(compare).toHaveCount(at)
      await tab(page, 'Browse All Careers').press('Enter')
    }
    await tab(page, 'Saved Careers').press('Enter')
    await compare.press('Enter')
    await expect(page.getByRole('table').getByText('Pay in the U.S.')).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    // Without a cell above the facts, a phone's screen reader pairs each name with the next column.
    const size = page.viewportSize() ?? { width: 1280, height: 720 }
    await page.setViewportSize({ width: 390, height: 844 })
    const names = page.getByRole('table').getByRole('row').first()
    await expect(names.getByRole('cell')).toHaveCount(1)
    await page.setViewportSize(size)
    const close = page.getByRole('button', { name: 'Close Compare' })
    await expect(close).toBeFocused()
    await close.press('Enter')
    await expect(cardsIn(shelf(page))).toHaveCount(2)
    await expect(page).toHaveURL(saved)
  })

  await startOver(page)

  await test.step('Three saved careers are compared between two states by pay, license, location and time', async () => {
    await page.goto(browse)
    await compareCareers(page, 'HI', 'VA')
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText([
      'Web Developer',
      'Cybersecurity Analyst',
      nurse,
    ])
    await expect(table.getByRole('rowheader')).toHaveText([
      'Pay in Hawaii',
      'Pay in Virginia',
      'Pay in the U.S.',
      'Will it move with you?',
      'License',
      'Remote',
      'Time to start (our estimate)',
      'Who is counted',
    ])
    const row = (name: string) => table.getByRole('row').filter({ hasText: name }).getByRole('cell')
    await expect(row('Pay in Hawaii').nth(0)).toContainText('Not published')
    await expect(row('Pay in Hawaii').nth(1)).toContainText(
      'Few jobs (about 580), less reliable figure',
    )
    await expect(row('Pay in Hawaii').nth(2)).toContainText('$42,720 (46%) more than in Virginia')
    await expect(row('Will it move with you?').nth(2)).toContainText(
      'Yes, once the license is settled',
    )

    await test.step('It prints as a table, without its controls', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('rowheader', { name: 'Pay in Virginia' })).toBeVisible()
      await expect(page.getByText('What employees earned in May 2025')).toBeVisible()
      await expect(page.getByRole('combobox')).toHaveCount(0)
      await expect(page.getByRole('checkbox')).toHaveCount(0)
      await expect(page.getByRole('button')).toHaveCount(0)
      await page.emulateMedia({ media: null })
    })

    // A fourth career can replace one of the three.
    const coder = page.getByRole('checkbox', { name: 'Medical Coder / Biller' })
    await expect(coder).toBeDisabled()
    await page.getByRole('checkbox', { name: 'Web Developer' }).press('Space')
    await coder.press('Space')
    await expect(table.getByRole('columnheader')).toHaveText([
      'Cybersecurity Analyst',
      nurse,
      'Medical Coder / Biller',
    ])
    await table.getByRole('link', { name: 'How it moves' }).press('Enter')
    await expect(page).toHaveURL(
      '/app/licensing?tab=answer&profession=registered-nurse&from=VA&to=HI',
    )
    await expect(page.getByLabel('Profession', { exact: true })).toHaveValue('registered-nurse')
  })
})
