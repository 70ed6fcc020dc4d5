import type { Locator, Page } from '@playwright/test'
import {
  applicationCard,
  applicationForm,
  fillApplication,
  openApplicationForm,
} from '../../tests/support/job-search-hub.ts'

/** An action of the user in the tracker. It changes what is stored. */
export type Action = (page: Page) => Promise<void>

type Values = Readonly<Record<string, string>>

/** Chooses the spreadsheet and answers the questions about it, up to the preview of the import. */
export async function previewImport(page: Page) {
  await chooseSpreadsheet(page)
  await page.getByRole('radio', { name: 'Aug 3, 2026' }).check()
  await page.getByLabel('“Position filled” means').selectOption('Rejected')
  await page.getByText('14 rows would be added.').waitFor()
}

export async function chooseSpreadsheet(page: Page) {
  await page.getByLabel('CSV file').setInputFiles('scripts/stories/my-search.csv')
  await page.getByRole('heading', { name: 'What would be added' }).waitFor()
}

async function save(form: Locator) {
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await form.waitFor({ state: 'detached' })
}

/** Adds an application that was sent today. */
export function apply(company: string, position: string, more: Values): Action {
  return async (page) => {
    await openApplicationForm(page)
    await fillApplication(page, { Company: company, Position: position })
    await applicationForm(page).locator('summary').press('Enter')
    await fillApplication(page, more)
    await save(applicationForm(page))
  }
}

export function setStatus(position: string, label: string): Action {
  return async (page) => {
    await applicationCard(page, position).getByLabel('Status').selectOption(label)
  }
}

/** Adds an entry to the history of an application. */
export function addEntry(position: string, kind: string, values: Values): Action {
  return async (page) => {
    const form = await openEntry(page, position, kind)
    for (const [label, value] of Object.entries(values)) {
      // “Time Zone” begins with the word “Time” too.
      await form.getByLabel(label, { exact: label === 'Time' }).fill(value)
    }
    await save(form)
  }
}

/** Opens the form for an entry in the history of an application. */
export async function openEntry(page: Page, position: string, kind: string): Promise<Locator> {
  await openHistory(page, position)
  const history = applicationCard(page, position).getByRole('region', { name: /^History of/ })
  await history.getByRole('button', { name: /^Add to History/ }).press('Enter')
  const form = history.getByRole('form', { name: 'Add to History' })
  await form.getByLabel('What').selectOption(kind)
  return form
}

/** Expands the history of an application if it is collapsed. */
export async function openHistory(page: Page, position: string) {
  const card = applicationCard(page, position)
  await card.locator('summary', { hasText: 'History' }).waitFor()
  const closed = card.locator('details:not([open]) > summary', { hasText: 'History' })
  if ((await closed.count()) > 0) await closed.press('Enter')
  await card.getByRole('listitem').first().waitFor()
}

/** Changes an application in its form. */
export function edit(position: string, values: Values): Action {
  return async (page) => {
    const card = applicationCard(page, position)
    await card.getByRole('button', { name: `Edit ${position}` }).press('Enter')
    const form = applicationForm(page)
    const disclosure = form.locator('details:not([open]) > summary')
    if ((await disclosure.count()) > 0) await disclosure.press('Enter')
    for (const [label, value] of Object.entries(values)) {
      await form.getByLabel(label, { exact: true }).fill(value)
    }
    await save(form)
  }
}

/** Saves a posting for later. */
export function savePosting(company: string, position: string, more: Values): Action {
  return async (page) => {
    await page.getByRole('button', { name: /^(Add a|Save Your First) Posting$/ }).press('Enter')
    const form = page.getByRole('form', { name: 'Add a Posting' })
    for (const [label, value] of Object.entries({
      Company: company,
      Position: position,
      ...more,
    })) {
      await form.getByLabel(label).fill(value)
    }
    await save(form)
  }
}

/** Applies to a posting that was saved for later. */
export function applyToSaved(name: string): Action {
  return async (page) => {
    const button = page.getByRole('button', { name: `I Applied: ${name}` })
    await button.press('Enter')
    await button.waitFor({ state: 'detached' })
  }
}

/** Closes the applications that had no reply for 30 days. */
export async function closeQuiet(page: Page) {
  await page.getByRole('button', { name: /^Quiet for 30 days/ }).press('Enter')
  await page.getByLabel('Close as').selectOption('Withdrawn')
  await page.getByRole('button', { name: /^Close All/ }).press('Enter')
}
