import { buildApplication } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { applicationCards, hub } from '../support/job-search-hub'
import { seed } from '../support/storage'

const groups = [
  'Military Spouse Friendly',
  'Remote-First',
  'General Job Boards',
  'Federal & Government',
  'Tech',
  'Healthcare',
  'Education',
]

test('The open tab is in the address, and a reload opens it again', async ({ page }) => {
  await page.goto(hub)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Application Tracker')).toHaveAttribute('aria-selected', 'true')
  const length = await page.evaluate(() => history.length)
  await tab('Interview Prep').click()
  await expect(page).toHaveURL(`${hub}?tab=interview`)
  await expect(tab('Interview Prep')).toBeFocused()
  expect(await page.evaluate(() => history.length), 'a tab is not a step back').toBe(length)
  await page.reload()
  await expect(tab('Interview Prep')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'Common Interview Questions' })).toBeVisible()
})

test('The arrow keys move between the tabs', async ({ page }) => {
  await page.goto(hub)
  await page.getByRole('tab', { name: 'Application Tracker' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${hub}?tab=boards`)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(`${hub}?tab=interview`)
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { name: 'Application Tracker' })).toBeFocused()
})

test('An address with a tab that does not exist opens the first one', async ({ page }) => {
  await page.goto(`${hub}?tab=nowhere`)
  await expect(page.getByRole('tab', { name: 'Application Tracker' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('The button in Interview Prep shows the interviews on the tracker', async ({ page }) => {
  await seed(page, 'jobApplications', [
    buildApplication({ id: '3', position: 'Applied for' }),
    buildApplication({ id: '2', position: 'To be interviewed', status: 'interview' }),
    buildApplication({ id: '1', position: 'Refused', status: 'rejected' }),
  ])
  await page.goto(`${hub}?tab=interview`)
  await page.getByRole('button', { name: 'Show My Interviews' }).click()
  await expect(page.getByRole('tab', { name: 'Application Tracker' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(applicationCards(page).getByRole('heading')).toHaveText(['To be interviewed'])
  const filter = page.getByRole('search').getByRole('combobox', { name: 'Status' })
  await expect(filter).toHaveValue('interview')
  // The button that had the focus is gone with its tab.
  await expect(page.getByRole('tabpanel', { name: 'Application Tracker' })).toBeFocused()
})

test('The job boards stand in seven groups, and exactly one of them is paid', async ({ page }) => {
  await page.goto(`${hub}?tab=boards`)
  const panel = page.getByRole('tabpanel', { name: 'Job Boards' })
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(groups)
  const boards = panel.getByRole('region', { name: 'Job Boards' }).getByRole('listitem')
  const free = boards.filter({ has: page.getByText('Free', { exact: true }) })
  const paid = boards.filter({ has: page.getByText('Paid', { exact: true }) })
  await expect(paid).toHaveCount(1)
  await expect(paid).toContainText('$14.95')
  await expect(free).toHaveCount((await boards.count()) - 1)
  for (const link of await boards.getByRole('link').all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
    await expect(link).toHaveAttribute('href', /^https:\/\//)
  }
})
