import { expect } from 'vitest'
import { addDays, formatDay } from '@/engine/calendar-day'
import { buildApplication } from '../../support/applications.ts'
import { browserDay } from '../../support/browser-day.ts'
import { whatCoversFocus } from '../../support/checks/what-covers-focus.ts'
import { addApplication, form, hub } from '../driver/applications.ts'
import { journey } from '../driver/journey.ts'

journey(
  'An application is added by typing, and its status and date persist after a reload',
  async ({ tab }) => {
    await addApplication(tab, 'Analyst', '2026-11-20')
    await tab.waitForAnnouncement('Saved Analyst')
    await tab.selectOption({ css: 'main li select' }, 'Interview Scheduled')
    await tab.waitForStored('jobApplications', (value) =>
      JSON.stringify(value).includes('"interview"'),
    )
    await tab.reload()
    await tab.waitForVisible({ role: 'heading', name: 'Analyst' })
    expect(await tab.stored('jobApplications')).toMatchObject([
      { dateApplied: '2026-11-20', status: 'interview' },
    ])
  },
)

journey('A new application has today’s date in the browser’s time zone', async ({ tab }) => {
  const before = browserDay()
  await tab.goto(`${hub}?edit=new`)
  await tab.waitForVisible([form, { label: 'Date Applied' }])
  const shown = await tab.inputValue([form, { label: 'Date Applied' }])
  expect([before, browserDay()]).toContain(shown)
})

journey(
  'Firefox does not mark blank fields of a form as invalid',
  async ({ tab }) => {
    await tab.goto(`${hub}?edit=new`)
    await tab.waitForVisible([form, { label: 'Company' }])
    expect(await tab.isVisible({ css: 'form :is(input, select, textarea):invalid' })).toBe(false)
  },
  { only: { engine: 'firefox', because: 'Only Firefox ignores aria-invalid' } },
)

journey(
  'A half typed date shows an error at its field, and a complete date is saved',
  async ({ tab }) => {
    await tab.goto(`${hub}?edit=new`)
    await tab.fill([form, { label: 'Company' }], 'Acme')
    await tab.fill([form, { label: 'Position' }], 'Analyst')
    await tab.focus([form, { label: 'Date Applied' }])
    await tab.press('Backspace')
    await tab.click([form, { role: 'button', name: 'Save' }])
    await tab.waitForVisible([form, { text: 'Enter a full date: month, day and year.' }])
    expect(await tab.stored('jobApplications')).toBeNull()
    await tab.typeDate([form, { label: 'Date Applied' }], '2026-11-20')
    await tab.click([form, { role: 'button', name: 'Save' }])
    await tab.waitForVisible({ role: 'heading', name: 'Analyst' })
    expect(await tab.stored('jobApplications')).toMatchObject([{ dateApplied: '2026-11-20' }])
  },
)

journey('An interview keeps the date, time and time zone that were entered', async ({ tab }) => {
  await tab.seed({ jobApplications: [buildApplication({ status: 'interview' })] })
  await tab.goto(`${hub}?tab=interview`)
  await tab.click({ role: 'link', name: /^Add the Date of/ })
  await tab.typeDate([form, { label: 'Day' }], '2030-01-31')
  await tab.typeTime([form, { label: 'Time' }], '02:30 PM')
  await tab.selectOption([form, { label: 'Time Zone' }], 'Central Time (Chicago)')
  await tab.click([form, { role: 'button', name: 'Save' }])
  await tab.waitForAnnouncement('Saved')
  expect(await tab.stored('jobApplications')).toMatchObject([
    { history: [{ day: '2030-01-31', startTime: '14:30', timeZone: 'America/Chicago' }] },
  ])
})

journey('Typing a report date creates the plan of a move', async ({ tab }) => {
  const report = addDays(browserDay(), 90)
  await tab.goto('/app/move')
  await tab.typeDate({ label: 'Report Date' }, report)
  await tab.click({ role: 'button', name: 'Save Move' })
  await tab.waitForVisible({ role: 'button', name: 'Change a Date' })
  await tab.reload()
  await tab.waitForVisible({ text: `Report ${formatDay(report)}` })
  expect(await tab.stored('moves')).toMatchObject([{ reportDate: report }])
})

journey('A delete asks first, is canceled by Escape, and can be undone', async ({ tab }) => {
  await tab.seed({ jobApplications: [buildApplication()] })
  await tab.goto(hub)
  const remove = { role: 'button', name: 'Delete Data Analyst at Acme Logistics' } as const
  const dialog = { role: 'dialog' } as const
  await tab.click(remove)
  await tab.waitForFocus([dialog, { role: 'button', name: 'Cancel' }])
  await tab.press('Escape')
  await tab.waitForHidden(dialog)
  await tab.waitForFocus(remove)
  await tab.click(remove)
  await tab.click([dialog, { role: 'button', name: 'Delete' }])
  await tab.waitForHidden({ role: 'heading', name: 'Data Analyst' })
  await tab.click({ role: 'button', name: /^Undo/ })
  await tab.waitForVisible({ role: 'heading', name: 'Data Analyst' })
  expect(await tab.stored('jobApplications')).toHaveLength(1)
})

journey('The Undo notice after a delete never covers the focused element', async ({ tab }) => {
  await tab.seed({
    jobApplications: ['Analyst', 'Nurse', 'Teacher', 'Clerk'].map((position, at) =>
      buildApplication({ id: `application-${at}`, position }),
    ),
  })
  await tab.goto(hub)
  await tab.click({ role: 'button', name: /^Delete Analyst/ })
  await tab.click([{ role: 'dialog' }, { role: 'button', name: 'Delete' }])
  await tab.waitForVisible({ role: 'button', name: /^Undo/ })
  await tab.waitForHidden({ role: 'dialog' })
  await tab.focus({ css: 'input[type=search]' })
  for (let stop = 0; stop < 20; stop++) {
    await tab.press('Tab')
    expect(await tab.evaluate(whatCoversFocus, null)).toBe('')
  }
})
