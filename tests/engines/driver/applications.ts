import type { Tab } from './tab.ts'

export const hub = '/app/job-search'

/** Fills in a new application and presses Save. @param day when it was sent, as in 2026-11-20; today unless told */
export async function addApplication(tab: Tab, position: string, day?: string) {
  await tab.goto(`${hub}?edit=new`)
  const form = { role: 'form' } as const
  await tab.fill([form, { label: 'Company' }], 'Acme')
  await tab.fill([form, { label: 'Position' }], position)
  if (day) await tab.typeDate([form, { label: 'Date Applied' }], day)
  await tab.click([form, { role: 'button', name: 'Save' }])
}
