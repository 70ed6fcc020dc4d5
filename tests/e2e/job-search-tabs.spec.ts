import { buildApplication } from '../support/applications'
import { expect, test } from '../support/fixtures'
import { hub } from '../support/job-search-hub'
import { seed } from '../support/storage'

test('The URL names the open tab, and a reload opens it again', async ({ page }) => {
  await page.goto(`${hub}?tab=nowhere`)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Application Tracker')).toHaveAttribute('aria-selected', 'true')
  const length = await page.evaluate(() => history.length)
  await tab('Interview Prep').click()
  await expect(page).toHaveURL(`${hub}?tab=interview`)
  await expect(tab('Interview Prep')).toBeFocused()
  expect(await page.evaluate(() => history.length), 'no new history entry').toBe(length)
  await page.reload()
  await expect(tab('Interview Prep')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'Common Interview Questions' })).toBeVisible()
})

test('Interview Prep leads to the interviews in the tracker, and to the form for an interview’s date', async ({
  page,
}) => {
  const planned = Array.from({ length: 12 }, (_, at) =>
    buildApplication({
      id: String(20 - at),
      status: 'interview',
      history: [{ id: '1', kind: 'interview', day: '2030-01-31' }],
    }),
  )
  const waiting = [
    buildApplication({ id: '2', position: 'Nurse', company: 'Acme', status: 'interview' }),
    buildApplication({ id: '1', position: 'Clerk', status: 'interview' }),
  ]
  await seed(page, 'jobApplications', [...planned, ...waiting])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${hub}?tab=interview`)
  await page.getByRole('button', { name: 'Show My Interviews' }).click()
  // The button that had the focus was removed with its tab.
  await expect(page.getByRole('tabpanel', { name: 'Application Tracker' })).toBeFocused()

  // The link leads to a card, even if the stored layout is the board.
  await page.getByRole('button', { name: 'Sort and Layout' }).click()
  await page.getByRole('button', { name: 'Board' }).click()
  await page.getByRole('tab', { name: 'Interview Prep' }).click()
  await page.getByRole('link', { name: 'Add the Date of Nurse at Acme' }).click()
  const form = page.getByRole('form', { name: 'Add an Interview, Follow-Up or Note' })
  await expect(form).toBeInViewport()
  await expect(form.getByLabel('What')).toHaveValue('interview')
  await form.getByLabel('Day').fill('2030-01-31')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  await expect(page).toHaveURL(`${hub}?tab=tracker&status=interview&layout=cards`)
  await page.getByRole('tab', { name: 'Interview Prep' }).click()
  const ahead = page.getByRole('region', { name: 'Interviews Ahead' })
  await expect(ahead.getByRole('listitem').first()).toContainText('Jan 31, 2030')
})
