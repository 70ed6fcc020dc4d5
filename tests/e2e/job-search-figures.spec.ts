import { parse } from 'csv-parse/sync'
import { readFile } from 'node:fs/promises'
import { addDays } from '@/engine/calendar-day'
import { buildApplication } from '../support/applications'
import { browserMoment } from '../support/browser-day'
import { expect, test } from '../support/fixtures'
import { hub } from '../support/job-search-hub'
import { seed } from '../support/storage'

const today = '2026-11-25'
const recent = Array.from({ length: 12 }, (_, at) =>
  buildApplication({
    id: String(at),
    company: `Company ${at}`,
    dateApplied: addDays(today, -at),
    status: at < 4 ? 'interview' : 'applied',
    foundOn: 'Indeed',
    resumeVersion: at < 2 ? `Version ${at}` : '',
  }),
)

test('The figures and the work-search log are on the page and in print, and the log is also a file', async ({
  page,
}) => {
  await page.clock.setFixedTime(browserMoment(`${today}T12:00`))
  await seed(page, 'jobApplications', recent)
  await test.step('The figures are a chart and a table with the same values', async () => {
    await page.goto(hub)
    await page.getByRole('link', { name: 'Figures' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Figures' })).toBeFocused()
    await expect(
      page.getByRole('img', {
        name: 'Applications: Applications 12, Answers 4, Interviews 4, Offers 0',
      }),
    ).toBeVisible()
    await expect(page.getByRole('row', { name: 'Interviews 4 of 12 (33%)' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Applied 0 Too few to tell' })).toBeVisible()
    await expect(
      page.getByRole('row', { name: 'Indeed 4 of 12 (33%) 4 of 12 (33%)' }),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'By Resume Version' })).toContainText(
      '2 resume versions have fewer than 10 applications: too few to tell.',
    )
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Your Applications' })).toBeVisible()
  })

  await test.step('Both print without the rest of the page', async () => {
    for (const [name, content] of [
      ['figures', 'Where Applications End Up'],
      ['work-search-log', /^\w{3} \d+, \d{4} to /],
    ] as const) {
      await page.goto(`${hub}?page=${name}`)
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { name: content }).first()).toBeVisible()
      await expect(page.getByRole('tablist')).toBeHidden()
      await expect(page.getByRole('link', { name: 'Application Tracker' })).toBeHidden()
      await expect(page.getByRole('combobox')).toHaveCount(0)
      await page.emulateMedia({ media: 'screen' })
    }
  })

  await test.step('The log has this week’s applications on the page, and finished weeks as a file', async () => {
    await page.goto(`${hub}?page=work-search-log`)
    await expect(page.getByText('If you get unemployment pay, your state may ask')).toBeVisible()
    await expect(
      page.getByRole('row', {
        name: /Company 0 Data Analyst Applied \(Indeed\) Contact: not recorded/,
      }),
    ).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download These Weeks as CSV' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`work-search-log-${today}.csv`)
    const [header, ...rows] = parse(await readFile(await download.path()), { bom: true })
    expect(header).toEqual(['Date', 'Employer', 'Position', 'How', 'Result', 'Contact'])
    // There is one application a day. The four since Sunday are in the current week, which the file leaves out.
    expect(rows).toHaveLength(recent.length - 4)
  })
})
