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
const from = (page: Page) => page.getByRole('combobox', { name: 'Coming From' })
const sortBy = (page: Page) => page.getByRole('combobox', { name: 'Sort By' })
/** A row of what a career pays, by the name of the area. */
const payRow = (page: Page, career: string, area: string) =>
  card(page, career)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: area }) })

test('A card says what the chosen states pay, which the address and the next visit keep, and a planned move answers', async ({
  page,
}) => {
  await test.step('A nurse who moves from Texas to Virginia sees on the card what Virginia pays, and how that differs', async () => {
    await page.goto(browse)
    await expect(card(page, nurse)).not.toContainText('median in')
    await expect(from(page)).toHaveCount(0)
    await payIn(page).selectOption({ label: 'Virginia' })
    await expect(card(page, nurse).getByText('$93,600 median in Virginia')).toBeVisible()
    await expect(page.getByRole('status')).toHaveText('The pay in Virginia is shown.')
    // It is kept as the look of a list is: no reminder of a backup counts it.
    await expect.poll(() => readRaw(page, 'listLooks')).toBe('{"careers":{"payIn":"VA"}}')
    expect(await readRaw(page, 'backupLog')).toBeNull()
    await from(page).selectOption({ label: 'Texas' })
    await expect(card(page, nurse).getByText('$2,370 (2%) less than in Texas')).toBeVisible()
    // The specified range stays as it is.
    await expect(
      card(page, nurse).getByText('U.S. $69,000–$137,000 (median $97,550)'),
    ).toBeVisible()
  })

  await test.step('The two states stand in the address, and the next visit remembers them and the order', async () => {
    await sortBy(page).selectOption({ label: 'Highest Pay First' })
    await expect(page).toHaveURL(`${browse}&payIn=VA&from=TX&sort=pay`)

    await page.goto(browse)
    await expect(payIn(page)).toHaveValue('VA')
    await expect(from(page)).toHaveValue('TX')
    await expect(sortBy(page)).toHaveValue('pay')
    await expect(cardsIn(catalogue(page)).first()).toContainText('Cybersecurity Analyst')

    // An address comes before what was chosen here; one that names no state with wages does not.
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

  await test.step('Who plans a move sees what its two ends pay, without being asked again', async () => {
    const [move] = sampleData.moves
    await startOver(page, { moves: [{ ...move, from: 'TX', to: 'VA', status: 'planned' }] })
    await page.goto(browse)
    await expect(payIn(page)).toHaveValue('VA')
    await expect(from(page)).toHaveValue('TX')
  })
})

test('Under More a card has the figures of both states beside the whole country; paper has them too', async ({
  page,
}) => {
  await page.goto(`${browse}&payIn=VA&from=TX`)
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

test('On a phone the state stands alone over the cards, and a button expands where one comes from and the order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(browse)
  const options = page.getByRole('button', { name: 'Sort and Location' })
  await expect(options).toHaveCount(0)
  await payIn(page).selectOption({ label: 'Virginia' })
  await expect(options).toHaveAttribute('aria-expanded', 'false')
  await expect(from(page)).toHaveCount(0)
  await expect(sortBy(page)).toHaveCount(0)
  await options.press('Enter')
  await from(page).selectOption({ label: 'Texas' })
  await sortBy(page).selectOption({ label: 'Highest Pay First' })
  await options.press('Enter')
  await expect(from(page)).toHaveCount(0)
  await expect(cardsIn(catalogue(page)).first()).toContainText('more than in Texas')
})

test('Careers are sorted by pay, and a figure says how far it can be trusted', async ({ page }) => {
  await test.step('Sorted by pay, the careers of a category stand from the best paid on, those that cannot be compared last', async () => {
    await page.goto(`${browse}&payIn=HI&sort=pay&category=Technology+%26+IT`)
    await expect(cardsIn(catalogue(page)).getByRole('heading')).toHaveText([
      'IT Support Specialist',
      'Web Developer',
      'Cybersecurity Analyst',
      'Data Analyst',
    ])
    // There the whole country's range is what the card says of pay.
    const developer = card(page, 'Web Developer')
    await expect(developer.getByText('Hawaii: not published')).toBeVisible()
    await expect(developer.getByText('U.S. $48,000–$162,000')).toBeVisible()
    await sortBy(page).selectOption({ label: 'Our Order' })
    await expect(cardsIn(catalogue(page)).first()).toContainText('Web Developer')
  })

  await startOver(page)

  await test.step('A figure says when few jobs stand behind it, whom it counts, and whom it leaves out', async () => {
    await page.goto(`${browse}&payIn=HI`)
    const analyst = card(page, 'Data Analyst')
    const agent = card(page, 'Real Estate Agent')
    // A figure of related jobs is beside one of the same jobs.
    await expect(
      analyst.getByText(/median in Hawaii, \$[\d,]+ in the U\.S\. \(few jobs, related jobs\)$/),
    ).toBeVisible()
    // What is counted on the card itself comes first.
    await expect(analyst.locator('p').filter({ hasText: /^Salary range/ })).toHaveClass(
      /font-semibold/,
    )
    await expect(card(page, nurse)).not.toContainText(/few|related/)
    for (const place of [analyst, agent, card(page, nurse)]) await more(place).click()
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

test('The cards do not need the wages: neither while these are on their way nor where they do not arrive', async ({
  page,
  problems,
}) => {
  await test.step('The cards stay in sight until the wages have come, and an address waits for them: nothing moves down', async () => {
    const release = await holdScripts(page, 'Wages-*.js')
    await page.goto(browse)
    await payIn(page).selectOption('VA')
    await expect(from(page)).toBeVisible()
    await expect(card(page, nurse)).toBeVisible()
    await expect(card(page, nurse)).not.toContainText('median in')

    await page.goto(`${browse}&payIn=VA`)
    await expect(page.getByRole('tabpanel').or(page.getByText('Loading…'))).not.toHaveCount(0)
    await expect(card(page, nurse)).toHaveCount(0)
    release()
    await expect(card(page, nurse)).toContainText('median in Virginia')
  })

  await startOver(page)

  await test.step('Where the wages do not arrive the careers are there all the same, and that is said once', async () => {
    problems.expect(/Failed to load resource/)
    await page.route(/\/Wages-.*\.js$/, (route) => route.abort())
    await page.goto(`${browse}&payIn=VA`)
    await expect(cardsIn(catalogue(page))).toHaveCount(22)
    await expect(page.getByText('The pay by state did not load.')).toHaveCount(1)
  })
})

test('Saved careers are compared over two states, on the screen and on paper', async ({ page }) => {
  await test.step('An address that compares says what to do where nothing is saved, and can be left', async () => {
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

  await test.step('Compare comes with the second saved career, and is a view that can be left again', async () => {
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
    const close = page.getByRole('button', { name: 'Close Compare' })
    await expect(close).toBeFocused()
    await close.press('Enter')
    await expect(cardsIn(shelf(page))).toHaveCount(2)
    await expect(page).toHaveURL(saved)
  })

  await startOver(page)

  await test.step('Three saved careers are compared over two states by pay, license, place and time', async () => {
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

    // A fourth takes the place of one of them.
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
