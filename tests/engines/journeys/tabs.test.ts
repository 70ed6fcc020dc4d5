import { expect } from 'vitest'
import { addApplication, emptyTracker, fillApplication, form, hub } from '../driver/applications.ts'
import { journey } from '../driver/journey.ts'
import type { Tab } from '../driver/tab.ts'

const save = [form, { role: 'button', name: 'Save' }] as const
const company = [form, { label: 'Company' }] as const

journey('A save in one tab appears in the other', async ({ tab, openTab }) => {
  const other = await openTab()
  await other.goto(hub)
  await other.waitForVisible(emptyTracker)
  await addApplication(tab, 'Analyst')
  await other.waitForVisible({ role: 'heading', name: 'Analyst' })
})

journey('Two tabs that save at the same time lose neither save', async ({ tab, openTab }) => {
  await expectBothSaves(tab, await openTab())
})

journey(
  'Two tabs that save at the same time lose neither save, in a browser without locks',
  async ({ tab, openTab }) => expectBothSaves(tab, await openTab()),
  { before: () => Object.defineProperty(navigator, 'locks', { value: undefined }) },
)

async function expectBothSaves(tab: Tab, other: Tab) {
  for (const [one, position] of [
    [tab, 'Analyst'],
    [other, 'Nurse'],
  ] as const) {
    await one.goto(`${hub}?edit=new`)
    await fillApplication(one, position)
  }
  await Promise.all([tab.click(save), other.click(save)])
  for (const one of [tab, other]) {
    await one.waitForVisible({ role: 'heading', name: 'Analyst' })
    await one.waitForVisible({ role: 'heading', name: 'Nurse' })
  }
  expect(await tab.stored('jobApplications')).toHaveLength(2)
}

journey('Each tab keeps its own unsaved text after a reload', async ({ tab, openTab }) => {
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
  await tab.waitForValue(company, 'Acme')
  await other.waitForValue(company, 'Globex')
})

journey('Back from another page shows the unsaved text, and Save stores it', async ({ tab }) => {
  await tab.goto(`${hub}?edit=new`)
  await fillApplication(tab, 'Analyst')
  await tab.goto('/terms')
  await tab.waitForVisible({ role: 'heading', name: 'Terms of Use' })
  await tab.back()
  await tab.waitForUrl('edit=new')
  await tab.waitForValue(company, 'Acme')
  await tab.waitForValue([form, { label: 'Position' }], 'Analyst')
  // By key: Playwright waits for a load event before it clicks, and a page from the back/forward cache has none.
  await tab.focus(save)
  await tab.press('Enter')
  await tab.waitForVisible({ role: 'heading', name: 'Analyst' })
})

journey('Back leads from a subpage of a tab to the tab', async ({ tab }) => {
  await tab.goto(hub)
  await tab.click({ role: 'button', name: 'Import CSV' })
  await tab.waitForUrl('page=import')
  await tab.waitForVisible({ label: 'CSV file' })
  await tab.back()
  await tab.waitForVisible(emptyTracker)
})
