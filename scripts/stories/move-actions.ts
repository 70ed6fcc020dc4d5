import type { Page } from '@playwright/test'

/** An action of the user in My Move. */
export type Action = (page: Page) => Promise<void>

/** The path of My Move. */
export const myMove = '/app/move'

/** The values of the move form by field label. From and To have the values of their options. */
type Values = Readonly<Record<string, string>>

const press = (name: string): Action => {
  return (page) => page.getByRole('button', { name, exact: true }).press('Enter')
}

const wait = (button: string): Action => {
  return (page) => page.getByRole('button', { name: button, exact: true }).waitFor()
}

/** Waits until the heading has the focus. A key that is pressed before would be lost. */
const waitForFocus: Action = (page) => page.locator('h1:focus').waitFor()

/** Runs actions one after another. */
export function sequence(...actions: readonly Action[]): Action {
  return async (page) => {
    for (const action of actions) await action(page)
  }
}

/** Fills in the open form without saving it. */
export function fill(values: Values): Action {
  return async (page) => {
    if (Object.keys(values).some((label) => label !== 'Report Date')) {
      const more = page.locator('details', { hasText: 'More Dates and Places' })
      await more.evaluate((details: HTMLDetailsElement) => {
        details.open = true
      })
    }
    for (const [label, value] of Object.entries(values)) {
      if (label === 'From' || label === 'To') {
        await page.getByLabel(label, { exact: true }).selectOption(value)
      } else {
        await page.getByLabel(label).fill(value)
      }
    }
  }
}

/** Saves a move, and waits for its plan. */
export function saveMove(values: Values): Action {
  return sequence(fill(values), press('Save Move'), waitForFocus, wait('Change a Date'))
}

/** Enters another report date, up to the preview of what it changes. */
export function previewReportDate(reportDate: string): Action {
  return sequence(
    press('Change a Date'),
    fill({ 'Report Date': reportDate }),
    press('Save Move'),
    wait('Use the New Dates'),
  )
}

/** Accepts the dates of the preview. */
export const acceptDates: Action = sequence(
  press('Use the New Dates'),
  waitForFocus,
  wait('Change a Date'),
)

/** Downloads the calendar file. The app stores that it was downloaded. */
export const downloadCalendar: Action = async (page) => {
  await press('Download Calendar File')(page)
  await page.getByRole('main').getByText('Calendar file downloaded').waitFor()
}

/** Cancels the move and confirms the dialog. */
export const cancelMove: Action = async (page) => {
  await press('Cancel This Move')(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel This Move' }).press('Enter')
  await page.getByText('No move is planned right now.').waitFor()
  await waitForFocus(page)
}

/** Loads a page. Messages about the last change are gone then. */
export function visit(path: string): Action {
  return async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
}
