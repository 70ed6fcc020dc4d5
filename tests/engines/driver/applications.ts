import type { Tab } from './tab.ts'

export const hub = '/app/job-search'
/** The heading of the tracker's empty state. */
export const emptyTracker = { role: 'heading', name: 'No Applications Yet' } as const
/** The open form. */
export const form = { role: 'form' } as const

/** Opens the form for a new application, fills it in and clicks Save. @param day as in 2026-11-20; today by default */
export async function addApplication(tab: Tab, position: string, day?: string) {
  await tab.goto(`${hub}?edit=new`)
  await fillApplication(tab, position, day)
  await tab.click([form, { role: 'button', name: 'Save' }])
}

export async function fillApplication(tab: Tab, position: string, day?: string) {
  await tab.fill([form, { label: 'Company' }], 'Acme')
  await tab.fill([form, { label: 'Position' }], position)
  if (day) await tab.typeDate([form, { label: 'Date Applied' }], day)
}
