import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { addDays, formatDay, formatWeekday } from '@/engine/calendar-day'
import { buildApplication, buildSavedPosting } from '../support/applications'
import { browserDay, browserZone } from '../support/browser-day'
import { startOver } from '../support/empty-storage'
import { expect, test } from '../support/fixtures'
import {
  applicationCard,
  applicationCards,
  applicationForm,
  counter,
  emptyTracker,
  hub,
  openApplicationForm,
} from '../support/job-search-hub'
import { readRaw, readStored, seed } from '../support/storage'

const nurse = buildApplication({ id: '1', position: 'Nurse', dateApplied: '2026-11-02' })

const history = (page: Page, position = 'Nurse') =>
  applicationCard(page, position).getByRole('region', { name: /^History of/ })
const entries = (page: Page) => history(page).getByRole('listitem')

async function openHistory(page: Page) {
  const disclosure = applicationCard(page, 'Nurse').locator('summary', { hasText: 'History' })
  await disclosure.press('Enter')
  await expect(history(page)).toBeVisible()
}

type FieldValues = Readonly<Record<string, string>>

async function addEntry(page: Page, kind: string, values: FieldValues) {
  await save(await fillEntry(page, kind, values))
}

async function fillEntry(page: Page, kind: string, values: FieldValues): Promise<Locator> {
  await history(page)
    .getByRole('button', { name: /^Add an Interview, Follow-Up or Note/ })
    .press('Enter')
  const form = history(page).getByRole('form', { name: 'Add an Interview, Follow-Up or Note' })
  await form.getByLabel('What').selectOption(kind)
  for (const [label, value] of Object.entries(values)) await fillField(form, label, value)
  return form
}

/** Kind is a select that decides which fields follow. Time is matched exactly, because of “Time Zone”. */
async function fillField(form: Locator, label: string, value: string) {
  const field = form.getByLabel(label, { exact: label === 'Time' })
  await (label === 'Kind' ? field.selectOption(value) : field.fill(value))
}

async function save(form: Locator) {
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(form).toBeHidden()
}

test('The history of an application keeps its interviews and its dated status changes', async ({
  page,
}) => {
  await seed(page, 'jobApplications', [nurse])
  await page.goto(hub)
  await openHistory(page)
  await test.step('An interview is added with its time and place; deleting it can be undone', async () => {
    await addEntry(page, 'Interview', {
      Day: '2026-12-02',
      Time: '10:00',
      Kind: 'onsite',
      Place: 'Building 4',
      Details: 'Panel of three.',
    })
    const entry = entries(page).nth(1)
    await expect(entry).toContainText('Interview on Dec 2, 2026, 10:00 AM, On-site, Building 4')
    await expect(entry).toContainText('Panel of three.')

    await entry.getByRole('button', { name: /^Delete/ }).press('Enter')
    await expect(history(page).getByText('Deleted Interview.')).toBeVisible()
    await expect(entries(page)).toHaveCount(1)
    // Wait for the focus to move: a key pressed earlier would go to another element.
    await expect(history(page).getByRole('button', { name: /^Add/ })).toBeFocused()
    await history(page).getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(entry).toContainText('Building 4')

    await entry.getByRole('button', { name: /^Delete/ }).press('Enter')
    await expect(entries(page)).toHaveCount(1)
  })

  await test.step('A status change on the card is recorded with its date, and the corrected date is kept', async () => {
    await expect(entries(page)).toHaveText(['Applied on Nov 2, 2026'])

    await applicationCard(page, 'Nurse').getByLabel('Status').selectOption('Interview Scheduled')
    const interview = `Marked Interview Scheduled on ${formatDay(browserDay())}`
    await expect(entries(page)).toContainText(['Applied on Nov 2, 2026', interview])

    await history(page)
      .getByRole('button', { name: `Edit ${interview}` })
      .press('Enter')
    const form = history(page).getByRole('form', { name: 'Edit Entry' })
    await form.getByLabel('Day').fill('2026-11-10')
    await save(form)
    await expect(entries(page).nth(1)).toContainText('Marked Interview Scheduled on Nov 10, 2026')

    await applicationCard(page, 'Nurse').getByLabel('Status').selectOption('Offer Received')
    await expect(entries(page)).toHaveCount(3)
    await page.reload()
    await expect(entries(page).nth(1)).toContainText('Marked Interview Scheduled on Nov 10, 2026')
    expect(await readStored(page, 'jobApplications')).toMatchObject([
      {
        status: 'offer',
        history: [
          { kind: 'status', status: 'interview', day: '2026-11-10' },
          { kind: 'status', status: 'offer', day: browserDay() },
        ],
      },
    ])
  })
})

test('Choosing “Interview Scheduled” asks for the date, now or later; the card then shows it and exports it to a calendar', async ({
  page,
}) => {
  await seed(page, 'jobApplications', [nurse])
  await page.goto(hub)
  const card = applicationCard(page, 'Nurse')
  await card.getByLabel('Status').selectOption('Interview Scheduled')
  const form = card.getByRole('form', { name: 'When Is the Interview?' })
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(card).toContainText('No date yet')
  await card.getByRole('button', { name: 'Add the Date: interview, Nurse at Acme' }).click()
  const day = addDays(browserDay(), 7)
  await form.getByLabel('Day').fill(day)
  await form.getByLabel('Time', { exact: true }).fill('14:00')
  await expect(form.getByLabel('Time Zone')).toHaveValue(browserZone)
  await save(form)

  await expect(card).toContainText(`${formatWeekday(day)}, 2:00 PM`)
  const downloading = page.waitForEvent('download')
  await card.getByRole('button', { name: /^Add to Calendar/ }).press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toBe('milspouse-interview.ics')
  const file = await readFile(await download.path(), 'utf8')
  // 2 PM in Honolulu is midnight UTC.
  expect(file).toContain(`DTSTART:${addDays(day, 1).replaceAll('-', '')}T000000Z`)
  await page.reload()
  await expect(card).toContainText(`${formatWeekday(day)}, 2:00 PM`)
  await expect(form).toBeHidden()
})

test('Each interview, past or upcoming, has a uniquely named link to its own Interview Day', async ({
  page,
}) => {
  const interview = (id: string, day: string, time: string) => ({
    ...{ id, kind: 'interview' as const, day, time },
    text: `Notes of ${time}.`,
  })
  const ahead = addDays(browserDay(), 7)
  const past = addDays(browserDay(), -40)
  const names = [past, ahead, ahead].map((day, at) => {
    const time = ['10:00', '14:00', '9:00'][at]
    const label = day === past ? 'Open Interview Day' : 'Get Ready for the Interview'
    return `${label} – Interview on ${formatDay(day)}, ${time}, Nurse at Acme Logistics`
  })
  const interviews = [
    interview('1', ahead, '14:00'),
    interview('2', ahead, '9:00'),
    interview('3', past, '10:00'),
  ]
  await seed(page, 'jobApplications', [
    { ...nurse, dateApplied: past, history: interviews },
    buildApplication({ id: '2', position: 'Clerk', history: [interview('1', ahead, '8:00')] }),
  ])
  await page.goto(hub)
  await openHistory(page)
  const links = entries(page).getByRole('link', { name: /^(Get Ready|Open Interview Day)/ })
  for (const [at, time] of ['10:00', '14:00', '9:00'].entries()) {
    await expect(links.nth(at)).toHaveAccessibleName(names[at] ?? '')
    await links.nth(at).press('Enter')
    await expect(page.getByRole('heading', { name: 'Interview Day' })).toBeFocused()
    await expect(page.getByText(/^Notes of/)).toHaveText(`Notes of ${time}.`)
    await page.goBack()
    await expect(links).toHaveCount(3)
  }
  await page.goto(`${hub}?tab=interview`)
  const list = page.getByRole('region', { name: 'Interviews Ahead' })
  await expect(list.getByRole('link')).toHaveCount(3)
  await list.getByRole('link', { name: /^Interview Day: Nurse .*, 9:00$/ }).press('Enter')
  await expect(page.getByText(/^Notes of/)).toHaveText('Notes of 9:00.')
})

test('The form collapses rarely used fields, and shows them once they have a value', async ({
  page,
}) => {
  await seed(page, 'jobApplications', [nurse])
  await page.goto(hub)
  await applicationCard(page, 'Nurse')
    .getByRole('button', { name: /^Edit Nurse/ })
    .press('Enter')
  const form = applicationForm(page)
  await expect(form).toBeVisible()
  await expect(form.getByLabel('Posting Text')).toBeHidden()
  await form.locator('summary').press('Enter')
  const yesterday = addDays(browserDay(), -1)
  await form.getByLabel('Next Action', { exact: true }).fill('Call Dana')
  await form.getByLabel('Next Action Date').fill(yesterday)
  await form.getByLabel('Posting Text').fill('Night shift, three days a week.')
  await save(form)
  const card = applicationCard(page, 'Nurse')
  await expect(card).toContainText('Call Dana')
  await expect(card).toContainText(formatDay(yesterday))
  await expect(card).toContainText('Next Action Overdue')
  await page.getByRole('searchbox', { name: 'Search' }).fill('night shift')
  await expect(applicationCards(page)).toHaveCount(1)
  await card.getByRole('button', { name: /^Edit Nurse/ }).press('Enter')
  // Fields with a value are not collapsed.
  await expect(form.getByLabel('Posting Text')).toBeVisible()
  await expect(form.getByLabel('Posting Text')).toHaveValue('Night shift, three days a week.')
})

test('Quiet applications can be filtered and closed together; Undo skips those changed since then', async ({
  page,
  context,
}) => {
  const long = { dateApplied: addDays(browserDay(), -40) }
  await seed(page, 'jobApplications', [
    buildApplication({ id: '1', position: 'Nurse', dateApplied: browserDay() }),
    buildApplication({ ...long, id: '2', position: 'Teacher' }),
    buildApplication({ ...long, id: '3', position: 'Clerk' }),
    buildApplication({ ...long, id: '4', position: 'Cook', status: 'withdrawn' }),
  ])
  await page.goto(hub)
  await test.step('Filtered, closed and restored', async () => {
    await page.getByRole('button', { name: 'Quiet for 30 days (2)' }).press('Enter')
    await expect(applicationCards(page).getByRole('heading')).toHaveText(['Teacher', 'Clerk'])
    await page.getByRole('button', { name: 'Close All 2' }).press('Enter')
    await expect(counter(page, 'Rejected')).toHaveText('2')
    await expect(page.locator(':focus')).toHaveText('2 job applications set to Rejected.')
    expect(await readRaw(page, 'jobApplications')).toContain('"text":"No answer"')
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(counter(page, 'Rejected')).toHaveText('0')
    await expect(page.getByRole('heading', { name: 'Your Applications' })).toBeFocused()
    expect(await readRaw(page, 'jobApplications')).not.toContain('history')
  })

  await test.step('Undo reports how many it skipped because another tab changed them', async () => {
    await page.goto(`${hub}?find=quiet`)
    await page.getByRole('button', { name: 'Close All 2' }).press('Enter')
    await expect(counter(page, 'Rejected')).toHaveText('2')
    const other = await context.newPage()
    await other.goto(hub)
    await applicationCard(other, 'Clerk').getByLabel('Status').selectOption('Offer Received')
    await expect(counter(page, 'Offers')).toHaveText('1')
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(page.locator(':focus')).toHaveText(
      'Put back as it was, but for 1 that was changed or deleted since then.',
    )
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expect(counter(page, 'Rejected')).toHaveText('0')
    await expect(counter(page, 'Offers')).toHaveText('1')
  })
})

test('A saved posting becomes an application only on “I Applied”, which can be undone', async ({
  page,
}) => {
  await test.step('It is not counted until “I Applied”, which sets the date of today', async () => {
    await page.goto(hub)
    await page.getByRole('button', { name: 'Add a Posting' }).press('Enter')
    const form = page.getByRole('form', { name: 'Add a Posting' })
    await form.getByLabel('Company').fill('Harborline')
    await form.getByLabel('Position').fill('Planner')
    await save(form)
    await expect(counter(page, 'Total')).toHaveText('0')
    await expect(emptyTracker(page)).toBeVisible()
    // Wait for the focus to move: a key pressed earlier would go to another element.
    await expect(page.getByRole('heading', { name: 'Planner', level: 3 })).toBeFocused()

    await page.getByRole('button', { name: 'I Applied: Planner at Harborline' }).press('Enter')
    await expect(counter(page, 'Total')).toHaveText('1')
    await expect(applicationCards(page)).toHaveCount(1)
    expect(await readStored(page, 'jobApplications')).toMatchObject([
      { position: 'Planner', status: 'applied', dateApplied: browserDay() },
    ])
    expect(await readStored(page, 'savedPostings')).toEqual([])
  })

  await test.step('Its next action can be overdue; “I Applied” can be undone unless the application was changed since then', async () => {
    const yesterday = addDays(browserDay(), -1)
    const posting = (id: string, position: string) =>
      buildSavedPosting({ id, company: 'Harborline', position })
    await startOver(page, {
      savedPostings: [
        { ...posting('1', 'Planner'), nextAction: 'Apply', nextActionDate: yesterday },
        posting('2', 'Clerk'),
      ],
    })
    await page.goto(hub)
    await expect(page.getByText('Next Action Overdue')).toHaveCount(1)
    const before = await readRaw(page, 'savedPostings')
    const apply = page.getByRole('button', { name: 'I Applied: Clerk at Harborline' })
    const undo = page.getByRole('button', { name: 'Undo: bring back Clerk at Harborline' })

    await apply.press('Enter')
    await expect(counter(page, 'Total')).toHaveText('1')
    await expect(
      page.getByText('Moved Clerk at Harborline to your job applications.', { exact: true }),
    ).toBeVisible()
    // Wait for the focus to move each time: a key pressed earlier would go to another element.
    await expect(page.getByRole('heading', { name: 'Saved for Later' })).toBeFocused()
    await undo.press('Enter')
    await expect(counter(page, 'Total')).toHaveText('0')
    await expect(undo).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Clerk', level: 3 })).toBeFocused()
    expect(await readRaw(page, 'savedPostings')).toBe(before)

    await apply.press('Enter')
    await applicationCard(page, 'Clerk').getByLabel('Status').selectOption('Offer Received')
    await expect(counter(page, 'Offers')).toHaveText('1')
    await undo.press('Enter')
    await expect(page.getByRole('alert')).toContainText('This was changed since then.')
    await expect(counter(page, 'Offers')).toHaveText('1')
    expect(await readStored(page, 'savedPostings')).toHaveLength(1)
  })
})

test('A duplicate job is reported while typing, with a button that opens it, and can still be saved', async ({
  page,
}) => {
  await seed(page, 'jobApplications', [nurse])
  await seed(page, 'savedPostings', [
    buildSavedPosting({ company: 'Harborline', position: 'Clerk' }),
  ])
  await page.goto(hub)

  await test.step('An application that duplicates a saved posting', async () => {
    await openApplicationForm(page)
    const form = applicationForm(page)
    await form.getByLabel('Company').fill('harborline, inc.')
    await form.getByLabel('Position').fill('Clerk')
    await expect(form).toContainText('You already saved Clerk at Harborline for later.')
    await form.getByRole('button', { name: 'Open That Posting' }).press('Enter')
    await expect(page.getByRole('form', { name: 'Edit Saved Posting' })).toBeVisible()
  })

  await test.step('The typed text stays in sight, and can be saved', async () => {
    await expect(applicationForm(page).getByLabel('Company')).toHaveValue('harborline, inc.')
    await save(applicationForm(page))
    await expect(counter(page, 'Total')).toHaveText('2')
  })

  await test.step('A saved posting that duplicates an application', async () => {
    const edited = page.getByRole('form', { name: 'Edit Saved Posting' })
    await edited.getByLabel('Company').fill('Acme Logistics')
    await edited.getByLabel('Position').fill('nurse')
    await expect(edited).toContainText(
      'You already have Nurse at Acme Logistics: Applied, applied on Nov 2, 2026.',
    )
    await edited.getByRole('button', { name: 'Open That Application' }).press('Enter')
    await expect(applicationForm(page).getByLabel('Position')).toHaveValue('Nurse')
    await expect(edited.getByLabel('Position')).toHaveValue('nurse')
  })

  await test.step('An application that duplicates another one', async () => {
    await applicationForm(page).getByRole('button', { name: 'Cancel' }).click()
    await openApplicationForm(page)
    const form = applicationForm(page)
    await form.getByLabel('Company').fill('ACME  Logistics, Inc.')
    await form.getByLabel('Position').fill('nurse')
    await expect(form).toContainText(
      'You already have Nurse at Acme Logistics: Applied, applied on Nov 2, 2026.',
    )
    await form.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(counter(page, 'Total')).toHaveText('3')
  })
})
