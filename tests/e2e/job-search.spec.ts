import { buildApplication, storedApplication } from '../support/applications'
import { browserMoment } from '../support/browser-day'
import { startOver } from '../support/empty-storage'
import { expect, test } from '../support/fixtures'
import {
  addApplication,
  applicationCard,
  applicationCards,
  applicationForm,
  counter,
  emptyTracker,
  hub,
} from '../support/job-search-hub'
import { readStored, seed } from '../support/storage'
import { tabTo } from '../support/tab-to'

test('A person adds their first application with the keyboard alone', async ({ page }) => {
  await page.goto(hub)
  await expect(emptyTracker(page)).toBeVisible()
  await tabTo(page.getByRole('button', { name: 'Add Your First Application' }))
  await page.keyboard.press('Enter')

  const form = applicationForm(page)
  await expect(form.getByRole('heading', { name: 'Add New Application' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Company')).toBeFocused()
  await page.keyboard.type('Acme Logistics')
  await tabTo(form.getByLabel('Position'))
  await page.keyboard.type('Data Analyst')
  await tabTo(form.getByLabel('Status'))
  await page.keyboard.type('Int')
  await tabTo(form.getByLabel('Location'))
  await page.keyboard.type('Honolulu, HI')
  await tabTo(form.getByLabel('Notes'))
  await page.keyboard.type('Call back on Monday.')
  await tabTo(form.getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')

  const card = applicationCard(page, 'Data Analyst')
  await expect(card).toContainText('Acme Logistics')
  await expect(card).toContainText('Interview Scheduled')
  await expect(page.getByRole('status')).toHaveText('Saved Data Analyst at Acme Logistics.')
  await expect(card.getByRole('heading', { name: 'When Is the Interview?' })).toBeFocused()
  await tabTo(card.getByRole('button', { name: 'Cancel' }))
  await page.keyboard.press('Enter')
  await expect(card.getByRole('heading')).toBeFocused()
  await expect(counter(page, 'Total')).toHaveText('1')
  await expect(counter(page, 'Interviews')).toHaveText('1')
  await expect(counter(page, 'Applied')).toHaveText('0')
})

test('An application survives a reload in every detail, and an edit changes nothing else', async ({
  page,
}) => {
  await page.clock.setFixedTime(browserMoment('2026-11-23T12:00'))
  await test.step('A new application survives a reload in every detail', async () => {
    await page.goto(hub)
    await addApplication(page, {
      Company: '  José & Söhne 🌺 ',
      Position: 'معلمة لغة إنجليزية',
      'Date Applied': '2026-02-28',
      Location: 'Kōloa, Kauaʻi',
      'Salary Range': '$55k–$65k',
      'Posting Link': 'https://jobs.example.com/1?a=b#c',
      Notes: 'First line.\n\nThird line.',
    })
    await expect(applicationCards(page)).toHaveCount(1)
    await page.reload()

    const card = applicationCard(page, 'معلمة لغة إنجليزية')
    for (const text of [
      'José & Söhne 🌺',
      'Feb 28, 2026',
      'Kōloa, Kauaʻi',
      '$55k–$65k',
      'Applied',
    ]) {
      await expect(card.getByText(text, { exact: true }).first()).toBeVisible()
    }
    await expect(card).toContainText('Third line.')
    expect(await readStored(page, 'jobApplications')).toEqual([
      {
        id: expect.stringMatching(/^\d{13}$/),
        company: 'José & Söhne 🌺',
        position: 'معلمة لغة إنجليزية',
        dateApplied: '2026-02-28',
        status: 'applied',
        location: 'Kōloa, Kauaʻi',
        jobType: '',
        salaryRange: '$55k–$65k',
        applicationUrl: 'https://jobs.example.com/1?a=b#c',
        notes: 'First line.\n\nThird line.',
        createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
        updatedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      },
    ])
  })

  await test.step('An edit changes the card and the counters, and nothing else', async () => {
    const updatedAt = '2026-11-20T20:00:00.000Z'
    const before = storedApplication({ notes: 'Ask for Sam.', location: 'Remote', updatedAt })
    await startOver(page, { jobApplications: [before] })
    await page.goto(hub)
    await page.getByRole('button', { name: 'Edit Data Analyst at Acme Logistics' }).click()

    const form = applicationForm(page)
    await expect(form.getByRole('heading', { name: 'Edit Application' })).toBeFocused()
    await expect(form.getByLabel('Company')).toHaveValue('Acme Logistics')
    await expect(form.getByLabel('Date Applied')).toHaveValue('2026-11-18')
    await form.getByLabel('Status').selectOption('Offer Received')
    await form.getByLabel('Job Type').selectOption('Hybrid')
    await form.getByRole('button', { name: 'Save' }).click()

    await expect(form).toBeHidden()
    const card = applicationCard(page, 'Data Analyst')
    await expect(card).toContainText('Offer Received')
    await expect(card).toContainText('Hybrid')
    await expect(card).toContainText('Ask for Sam.')
    await expect(counter(page, 'Offers')).toHaveText('1')
    await expect(counter(page, 'Applied')).toHaveText('0')
    await page.reload()
    await expect(card).toContainText('Offer Received')
    expect(await readStored(page, 'jobApplications')).toEqual([
      {
        ...before,
        status: 'offer',
        jobType: 'hybrid',
        history: [
          {
            id: expect.any(String) as unknown,
            day: '2026-11-23',
            kind: 'status',
            from: 'applied',
            status: 'offer',
          },
        ],
        updatedAt: expect.not.stringContaining(updatedAt) as unknown,
      },
    ])
  })
})

test('View Posting opens the posting in a new tab that has no access to this one', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/another origin: https:\/\/jobs\.example\.com\/1/)
  await context.route('https://jobs.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Posting</title>' }),
  )
  await seed(page, 'jobApplications', [
    buildApplication({ applicationUrl: 'https://jobs.example.com/1' }),
    buildApplication({ id: '1', position: 'Without a link' }),
  ])
  await page.goto(hub)
  await expect(applicationCards(page)).toHaveCount(2)
  const link = page.getByRole('link', { name: /View Posting/ })
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAccessibleName(
    /View Posting for Data Analyst at Acme Logistics \(opens in a new tab\)/,
  )
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/)

  const opened = context.waitForEvent('page')
  await link.click()
  const posting = await opened
  await expect(posting).toHaveTitle('Posting')
  expect(await posting.evaluate(() => window.opener === null && document.referrer === '')).toBe(
    true,
  )
  await expect(page).toHaveURL(new RegExp(`${hub}$`))
})
