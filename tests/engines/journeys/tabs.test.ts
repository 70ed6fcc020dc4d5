import { expect } from 'vitest'
import { addApplication, emptyTracker, fillApplication, form, hub } from '../driver/applications.ts'
import { journey } from '../driver/journey.ts'
import type { Tab } from '../driver/tab.ts'

const save = [form, { role: 'button', name: 'Save' }] as const
const company = [form, { label: 'Company' }] as const

journey('What one tab saves appears in the other', async ({ tab, openTab }) => {
  const other = await openTab()
  await other.goto(hub)
  await other.shows(emptyTracker)
  await addApplication(tab, 'Analyst')
  await other.shows({ role: 'heading', name: 'Analyst' })
})

journey('Two tabs that save at the same moment both keep it', async ({ tab, openTab }) => {
  await saveInTwo(tab, await openTab())
})

journey(
  'Two tabs that save at the same moment both keep it, in a browser without locks',
  async ({ tab, openTab }) => saveInTwo(tab, await openTab()),
  { before: () => Object.defineProperty(navigator, 'locks', { value: undefined }) },
)

async function saveInTwo(tab: Tab, other: Tab) {
  for (const [one, position] of [
    [tab, 'Analyst'],
    [other, 'Nurse'],
  ] as const) {
    await one.goto(`${hub}?edit=new`)
    await fillApplication(one, position)
  }
  await Promise.all([tab.click(save), other.click(save)])
  for (const one of [tab, other]) {
    await one.shows({ role: 'heading', name: 'Analyst' })
    await one.shows({ role: 'heading', name: 'Nurse' })
  }
  expect(await tab.stored('jobApplications')).toHaveLength(2)
}

journey(
  'Text that was typed and not saved is there after a reload, in each tab its own',
  async ({ tab, openTab }) => {
    const other = await openTab()
    for (const [one, text] of [
      [tab, 'Acme'],
      [other, 'Globex'],
    ] as const) {
      await one.goto(`${hub}?edit=new`)
      await one.fill(company, text)
    }
    await tab.reload()
    await other.reload()
    await tab.holds(company, 'Acme')
    await other.holds(company, 'Globex')
  },
)

journey('Back from another page shows what was typed, and Save stores it', async ({ tab }) => {
  await tab.goto(`${hub}?edit=new`)
  await fillApplication(tab, 'Analyst')
  await tab.goto('/terms')
  await tab.shows({ role: 'heading', name: 'Terms of Use' })
  await tab.back()
  await tab.arrives('edit=new')
  await tab.holds(company, 'Acme')
  await tab.holds([form, { label: 'Position' }], 'Analyst')
  // By a key: Playwright waits to click in Firefox until a page loads, and one from memory does not.
  await tab.focus(save)
  await tab.press('Enter')
  await tab.shows({ role: 'heading', name: 'Analyst' })
})

journey('Back leads from a page of a tab to the tab', async ({ tab }) => {
  await tab.goto(hub)
  await tab.click({ role: 'button', name: 'Import CSV' })
  await tab.arrives('page=import')
  await tab.shows({ label: 'CSV file' })
  await tab.back()
  await tab.shows(emptyTracker)
})
