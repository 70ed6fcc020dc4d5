import type { Page } from '@playwright/test'
import { buildApplication, buildApplications } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { addApplication, applicationCards, hub } from '../support/job-search-hub'
import { seed } from '../support/storage'

const searchBox = (page: Page) =>
  page.getByRole('search').getByRole('searchbox', { name: 'Search' })
const statusFilter = (page: Page) =>
  page.getByRole('search').getByRole('combobox', { name: 'Status' })
const titles = (page: Page) => applicationCards(page).getByRole('heading')

const few = [
  buildApplication({ id: '4', position: 'Nurse', company: 'Clínica José', status: 'interview' }),
  buildApplication({ id: '3', position: 'Teacher', location: 'Łódź, Poland', status: 'interview' }),
  buildApplication({ id: '2', position: 'Développeuse', company: 'Straße 7', status: 'withdrawn' }),
  buildApplication({ id: '1', position: 'Welder', notes: 'Nurse next door' }),
]

const searches = [
  { typed: 'nurse', finds: ['Nurse'], why: 'position, not notes' },
  { typed: 'clinica JOSE', finds: ['Nurse'], why: 'company, without accents and case' },
  { typed: 'DEVELOPPEUSE', finds: ['Développeuse'], why: 'position, without accents' },
  { typed: 'développeuse', finds: ['Développeuse'], why: 'position, with accents' },
  { typed: '  poland ', finds: ['Teacher'], why: 'location, without the spaces around' },
  { typed: 'acme', finds: ['Teacher', 'Welder'], why: 'company, in the order of the list' },
]

test('The search looks at position, company and location; the status filter counts and shows; both can be cleared', async ({
  page,
}) => {
  await seed(page, 'jobApplications', few)
  await page.goto(hub)
  for (const { typed, finds, why } of searches) {
    await test.step(`"${typed}" finds ${finds.join(' and ')} (${why})`, async () => {
      await searchBox(page).fill(typed)
      await expect(titles(page)).toHaveText(finds)
      await expect(
        page.getByText(`Showing ${finds.length} of 4 job applications`).first(),
      ).toBeVisible()
      await searchBox(page).fill('')
      await expect(titles(page)).toHaveCount(4)
    })
  }

  await test.step('The status filter says how many have each status, and shows those', async () => {
    await expect(statusFilter(page).getByRole('option')).toHaveText([
      'All (4)',
      'Applied (1)',
      'Interview Scheduled (2)',
      'Offer Received (0)',
      'Rejected (0)',
      'Withdrawn (1)',
    ])
    await statusFilter(page).selectOption('Interview Scheduled (2)')
    await expect(titles(page)).toHaveText(['Nurse', 'Teacher'])
    await searchBox(page).fill('poland')
    await expect(titles(page)).toHaveText(['Teacher'])
    await expect(page.getByRole('status')).toHaveText('Showing 1 of 4 job applications')
  })

  await test.step('A list that only the filter hides does not claim to be empty', async () => {
    await statusFilter(page).selectOption('Rejected (0)')
    await expect(page.getByRole('heading', { name: 'No job applications match' })).toBeVisible()
    await expect(page.getByText('What you saved is still here.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No Applications Yet' })).toBeHidden()
    await page.getByRole('button', { name: 'Clear Search and Filters' }).click()
    await expect(titles(page)).toHaveCount(4)
    await expect(searchBox(page)).toHaveValue('')
    await expect(statusFilter(page)).toHaveValue('')
  })

  await test.step('A new application that the filter hides is said to be saved, and shown on request', async () => {
    await page.goto(`${hub}?status=interview`)
    await expect(titles(page)).toHaveText(['Nurse', 'Teacher'])
    await addApplication(page, { Company: 'Acme', Position: 'Pilot' })
    const note = page.getByRole('status').filter({ hasText: 'The new job application is saved.' })
    await expect(note).toBeVisible()
    await note.getByRole('button', { name: 'Clear Search and Filters' }).click()
    await expect(titles(page).first()).toHaveText('Pilot')
    await expect(titles(page).first()).toBeFocused()
    await expect(note).toHaveCount(0)
  })

  await test.step('An old link to an application that is gone says so', async () => {
    await page.goto('/app/job-search?edit=999')
    await expect(page.getByText('This job application is no longer here.')).toBeVisible()
    await page.getByRole('button', { name: 'Add Job Application' }).first().click()
    await expect(page.getByText('This job application is no longer here.')).toHaveCount(0)
  })
})

test('A list of 500 applications shows 25 more at a time, is searched, and Back returns to the place in it', async ({
  page,
}) => {
  const many = buildApplications(500)
  await seed(page, 'jobApplications', many)
  await page.goto(hub)
  await expect(page.getByText('500 job applications', { exact: true })).toBeVisible()
  await expect(applicationCards(page)).toHaveCount(25)

  await test.step('The focus goes on where the next ones start', async () => {
    await page.getByRole('button', { name: 'Show More (475 left)' }).press('Enter')
    await expect(applicationCards(page)).toHaveCount(50)
    await expect(applicationCards(page).nth(25).getByRole('heading')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Show More (450 left)' })).toBeVisible()
    await expect(titles(page)).toHaveText(many.slice(0, 50).map(({ position }) => position))
  })

  await test.step('The search finds what is further down than it shows', async () => {
    const far = many[300]!
    await searchBox(page).fill(far.position)
    await expect(titles(page)).toHaveText([far.position])
  })

  await test.step('Back returns to the search, what was shown and the scroll', async () => {
    await searchBox(page).fill('a')
    await page.getByRole('button', { name: /Show More/ }).click()
    await expect(applicationCards(page)).toHaveCount(50)
    const shown = await titles(page).allTextContents()
    await applicationCards(page).nth(40).scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => window.scrollY)
    expect(scrolled).toBeGreaterThan(1000)

    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Housing' })
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('heading', { level: 1, name: 'Housing Hub' })).toBeVisible()
    await page.goBack()

    await expect(titles(page)).toHaveText(shown)
    await expect(searchBox(page)).toHaveValue('a')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -1)
  })
})
