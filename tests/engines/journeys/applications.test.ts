import { expect } from 'vitest'
import { addApplication, hub } from '../driver/applications.ts'
import { journey } from '../driver/journey.ts'

journey(
  'An application is added by typing, and its status and day outlast a reload',
  async ({ tab }) => {
    await addApplication(tab, 'Analyst', '2026-11-20')
    await tab.choose({ css: 'main li select' }, 'Interview Scheduled')
    await tab.hears('Saved')
    await tab.reload()
    await tab.shows({ role: 'heading', name: 'Analyst' })
    expect(await tab.stored('jobApplications')).toMatchObject([
      { dateApplied: '2026-11-20', status: 'interview' },
    ])
  },
)

journey(
  'A date that is half typed is refused beside its field, and saved once it is whole',
  async ({ tab }) => {
    await tab.goto(`${hub}?edit=new`)
    const form = { role: 'form' } as const
    await tab.fill([form, { label: 'Company' }], 'Acme')
    await tab.fill([form, { label: 'Position' }], 'Analyst')
    await tab.focus([form, { label: 'Date Applied' }])
    await tab.press('Backspace')
    await tab.click([form, { role: 'button', name: 'Save' }])
    await tab.shows([form, { text: 'Enter a full date: month, day and year.' }])
    expect(await tab.stored('jobApplications')).toBeNull()
    await tab.typeDate([form, { label: 'Date Applied' }], '2026-11-20')
    await tab.click([form, { role: 'button', name: 'Save' }])
    await tab.shows({ role: 'heading', name: 'Analyst' })
    expect(await tab.stored('jobApplications')).toMatchObject([{ dateApplied: '2026-11-20' }])
  },
)
