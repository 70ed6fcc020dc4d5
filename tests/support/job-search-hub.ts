import type { Locator, Page } from '@playwright/test'

/** The path of the Job Search Hub. */
export const hub = '/app/job-search'

/** The form for an application, new or edited. */
export function applicationForm(page: Page): Locator {
  return page.getByRole('form', { name: /^(Add New|Edit) Application$/ })
}

/** The card of an application, by its position. */
export function applicationCard(page: Page, position: string): Locator {
  const title = page.getByRole('heading', { level: 3, name: position, exact: true })
  return page.getByRole('listitem').filter({ has: title })
}

/** The cards that the tracker shows, from the top. */
export function applicationCards(page: Page): Locator {
  const title = page.getByRole('heading', { level: 3 })
  return page.getByRole('tabpanel').getByRole('listitem').filter({ has: title })
}

/** The heading that the tracker shows instead of cards when there are no applications. */
export function emptyTracker(page: Page): Locator {
  return page.getByRole('heading', { name: 'No Applications Yet' })
}

/** The figure with this label above the tracker. */
export function counter(page: Page, label: string): Locator {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })
  return page.locator('dl > div').filter({ has: term }).getByRole('definition')
}

/** Fills in the open form, by label. */
export async function fillApplication(page: Page, values: Readonly<Record<string, string>>) {
  const form = applicationForm(page)
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value)
}

/** Presses the open form's Save. */
export async function saveApplication(page: Page) {
  await applicationForm(page).getByRole('button', { name: 'Save' }).click()
}

/** Opens an empty form. */
export async function openApplicationForm(page: Page) {
  await page
    .getByRole('button', { name: /^Add (Job|Your First) Application$/ })
    .first()
    .click()
}

/** Opens an empty form, fills it in and saves it. */
export async function addApplication(page: Page, values: Readonly<Record<string, string>>) {
  await openApplicationForm(page)
  await fillApplication(page, values)
  await saveApplication(page)
}
