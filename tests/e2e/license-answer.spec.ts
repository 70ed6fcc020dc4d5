import type { Page } from '@playwright/test'
import { startOver } from '../support/empty-storage'
import { expect, test } from '../support/fixtures'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { printedPages, withoutSpaces } from '../support/pdf-text'
import { readStored, seed } from '../support/storage'
import { browserMoment } from '../support/browser-day'

const answer = '/app/licensing?tab=answer'
const licenses = '/app/licensing?tab=licenses'
const question = (page: Page) => page.getByRole('region', { name: 'Does My License Move With Me?' })
const verdict = (page: Page, text: string | RegExp) =>
  question(page).getByRole('heading', { level: 3, name: text })
const reason = (page: Page, text: RegExp) => question(page).getByText(text)

/** Texts that are on the screen but not in print. */
const screenOnlyTexts = ['Licensing Navigator', 'Does My License Move With Me?', 'Filled in from']

test.beforeEach(({ page }) => page.clock.setFixedTime(browserMoment('2026-11-23T12:00')))

test('Three choices give an answer that can be bookmarked and printed, each line with its date, certainty and source', async ({
  page,
}) => {
  await test.step('Three choices give an answer that can be bookmarked, each line with its date, certainty and source', async () => {
    await page.goto(answer)
    await question(page).getByLabel('Profession').selectOption('Registered Nurse')
    await question(page).getByLabel('From').selectOption('Texas')
    await question(page).getByLabel('To').selectOption('Virginia')
    const yes = 'Yes, with a multistate license.'
    const because =
      'Both states are in the Nurse Licensure Compact (checked against a list from October 2026).'
    await expect(verdict(page, yes)).toBeVisible()
    await expect(page.getByRole('status').getByText(`${yes} ${because}`)).toBeAttached()
    await expect(page).toHaveURL(`${answer}&profession=registered-nurse&from=TX&to=VA`)
    await page.reload()
    await expect(verdict(page, yes)).toBeVisible()

    const virginia = question(page)
      .getByRole('listitem')
      .filter({ hasText: /^Virginia:/ })
    await expect(virginia).toContainText('in effect since Jan 19, 2018.')
    await expect(question(page).getByText('Confirmed · as of Oct 7, 2026')).toBeVisible()
    await expect(virginia.getByRole('link')).toHaveText(['1', '2', '3'])
    const third = question(page).locator('#answer-source-3').getByRole('link')
    await expect(third).toBeHidden()
    const number = virginia.getByRole('link', { name: 'Source 3' })
    const target = await number.boundingBox()
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24)
    await number.press('Enter')
    await expect(third).toBeFocused()
    await expect(
      question(page).getByRole('link', { name: /^Code repository Margdarshan/ }),
    ).toBeVisible()
    await expect(question(page).getByText(/^General information, not legal advice/)).toBeVisible()
    for (const name of [/^Site of the Nurse Licensure Compact/, /^Nursys/])
      await expect(question(page).getByRole('link', { name }).first()).toHaveAttribute(
        'target',
        '_blank',
      )

    await question(page).getByLabel('To').selectOption('Massachusetts')
    await expect(verdict(page, 'Perhaps, through the federal law. Ask first.')).toBeVisible()
    await expect(reason(page, /apply in Massachusetts\./)).toBeVisible()
    await expect(
      question(page).getByText('Law passed, ask the board', { exact: true }),
    ).toBeVisible()
    await question(page).getByLabel('Profession').selectOption('Attorney')
    await expect(
      verdict(page, 'Yes, through the federal law, once you have moved and applied.'),
    ).toBeVisible()
    await expect(reason(page, /ask the state bar in writing before you practice\.$/)).toBeVisible()
    await question(page).getByLabel('Your License').selectOption('Not licensed yet')
    await expect(verdict(page, /^You don’t have a license to transfer yet/)).toBeVisible()
  })

  await test.step('A printed answer has its dates, its certainty and the URLs of its sources', async () => {
    await page.goto(`${answer}&profession=registered-nurse&from=TX&to=VA`)
    await expect(verdict(page, /^Yes/)).toBeVisible()
    const printed = withoutSpaces((await printedPages(page)).join(' '))
    for (const text of [
      'Registered Nurse: Texas to Virginia',
      'Printed Nov 23, 2026. Sources checked Nov 23, 2026.',
      'Confirmed · as of Oct 7, 2026',
      'Virginia: in effect since Jan 19, 2018. 1 2 3',
      '(sources disagree · as of April 2026)',
      'https://www.nursecompact.com/FAQs.page',
    ])
      expect(printed).toContain(withoutSpaces(text))
    for (const text of screenOnlyTexts) expect(printed).not.toContain(withoutSpaces(text))
  })

  await test.step('A line that was not reviewed in time says so', async () => {
    await page.clock.setFixedTime(browserMoment('2027-03-01T12:00'))
    await page.reload()
    const virginia = question(page)
      .getByRole('listitem')
      .filter({ hasText: /^Virginia:/ })
    await expect(virginia).toContainText('Review overdue')
  })
})

test('On a phone the answer about a saved license is above the fold, and the question can be opened and changed', async ({
  page,
}) => {
  const [move] = sampleData.moves
  await startOver(page, {
    moves: [{ ...move, from: 'HI', to: 'VA', status: 'planned' }],
    professionalLicenses: sampleData.professionalLicenses,
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(answer)
  await expect(verdict(page, /^Yes, with a multistate license/)).toBeInViewport({ ratio: 1 })
  await expect(question(page).getByLabel('To')).toBeHidden()
  const summary = question(page).locator('summary')
  await summary.filter({ hasText: 'Registered Nurse: Texas to Virginia' }).click()
  const to = question(page).getByLabel('To')
  await to.focus()
  await to.selectOption('California')
  await expect(reason(page, /apply in California/)).toBeVisible()
  await expect(to).toBeFocused()
  await expect(summary.filter({ hasText: 'Registered Nurse: Texas to California' })).toBeVisible()
})

test('The papers for the board are prefilled from the question and the stored data, and Back returns to the answer', async ({
  page,
}) => {
  await seed(page, 'userProfile', sampleData.userProfile)
  await seed(page, 'professionalLicenses', sampleData.professionalLicenses)
  await page.goto(`${answer}&profession=registered-nurse&from=TX&to=WA`)
  await question(page).getByRole('button', { name: 'Page for the Clerk' }).press('Enter')
  const clerk = question(page).getByRole('heading', { level: 3, name: 'Page for the Clerk' })
  await expect(clerk).toBeFocused()
  await expect(question(page)).toContainText('Washington State Board of Nursing')
  await expect(question(page)).toContainText(
    'Jamie, military spouse. Licensed as a registered nurse in Texas, number RN-000000.',
  )
  await expect(question(page)).toContainText('General information, not legal advice.')
  await expect(question(page)).toContainText(
    'I want to work there under the Nurse Licensure Compact',
  )
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(1)
  expect(withoutSpaces(sheets.join(' '))).toContain(
    withoutSpaces('Registered Nurse: Texas to Washington Printed Nov 23, 2026.'),
  )
  for (const text of screenOnlyTexts)
    expect(withoutSpaces(sheets.join(' '))).not.toContain(withoutSpaces(text))
  await page.goBack()
  await expect(question(page).getByRole('button', { name: 'Page for the Clerk' })).toBeFocused()

  await question(page).getByRole('button', { name: 'Letter to the Board' }).press('Enter')
  const letter = question(page).getByRole('textbox', { name: 'Letter to the Board' })
  await expect(letter).toHaveValue(
    /^To: Washington State Board of Nursing\nnursing\.wa\.gov\n\nSubject: Military spouse moving to Washington: Nurse Licensure Compact/,
  )
  await expect(letter).toHaveValue(/My name is Jamie\. .* number RN-000000/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await letter.press('End')
  await question(page).getByRole('button', { name: 'Copy Letter' }).press('Enter')
  await expect(page.getByText('Letter copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\r', '')).toBe(await letter.inputValue())
})

test('A license is saved with its costs, and shows when day 30 is', async ({ page }) => {
  await page.goto(licenses)
  await page.getByRole('button', { name: 'Add License' }).click()
  await expect(page.getByLabel('License Number')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Choose one of the options.')).toHaveCount(2)
  await page.getByLabel('Profession').selectOption('Registered Nurse')
  await page.getByLabel('State', { exact: false }).first().selectOption('Virginia')
  await page.getByLabel('Status').selectOption('Applied For')
  await page.getByLabel('Application Complete').fill('2026-11-18')
  await page.getByLabel('Relicensing Costs').fill('about 200')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Enter an amount in dollars, as in 125 or 125.50.')).toBeVisible()
  await page.getByLabel('Relicensing Costs').fill('200.50')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByLabel('License Number')).toBeHidden()
  const panel = page.getByRole('tabpanel', { name: 'My Licenses' })
  await expect(panel.getByRole('heading', { level: 3, name: 'Registered Nurse' })).toBeVisible()
  await expect(panel).toContainText('Day 30 is Dec 18, 2026 (in 25 days).')
  await expect(panel).toContainText(
    'Relicensing: $200.50. The limit is $1,000.00 for all licenses of one move.',
  )
  expect(await readStored(page, 'professionalLicenses')).toMatchObject([
    { state: 'VA', status: 'applied', relicensingCosts: '200.50' },
  ])
})
