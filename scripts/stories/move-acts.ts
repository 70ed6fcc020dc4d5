import type { Page } from '@playwright/test'

/** An action of the user in My Move. */
export type Act = (page: Page) => Promise<void>

/** The path of My Move. */
export const myMove = '/app/move'

/** The values of a move, by the label of the field; From and To by the value of their option. */
type Dates = Readonly<Record<string, string>>

const press = (name: string): Act => {
  return (page) => page.getByRole('button', { name, exact: true }).press('Enter')
}

const wait = (button: string): Act => {
  return (page) => page.getByRole('button', { name: button, exact: true }).waitFor()
}

/** Waits until the focus is back in the page, because a key pressed earlier would be lost. */
const settled: Act = (page) => page.locator('h1:focus').waitFor()

/** Runs actions one after the other. */
export function inTurn(...acts: readonly Act[]): Act {
  return async (page) => {
    for (const act of acts) await act(page)
  }
}

/** Fills in the open form without saving it. */
export function fill(dates: Dates): Act {
  return async (page) => {
    if (Object.keys(dates).some((label) => label !== 'Report Date')) {
      const more = page.locator('details', { hasText: 'More Dates and Places' })
      await more.evaluate((details: HTMLDetailsElement) => {
        details.open = true
      })
    }
    for (const [label, value] of Object.entries(dates)) {
      if (label === 'From' || label === 'To') {
        await page.getByLabel(label, { exact: true }).selectOption(value)
      } else {
        await page.getByLabel(label).fill(value)
      }
    }
  }
}

/** Enters a move, and waits for its plan. */
export function plan(dates: Dates): Act {
  return inTurn(fill(dates), press('Save Move'), settled, wait('Change a Date'))
}

/** Enters another report date, up to the preview of its changes. */
export function propose(reportDate: string): Act {
  return inTurn(
    press('Change a Date'),
    fill({ 'Report Date': reportDate }),
    press('Save Move'),
    wait('Use the New Dates'),
  )
}

/** Accepts the proposed changes. */
export const agree: Act = inTurn(press('Use the New Dates'), settled, wait('Change a Date'))

/** Downloads the calendar file, which the product remembers. */
export const fetchCalendar: Act = async (page) => {
  await press('Download Calendar File')(page)
  await page.getByRole('main').getByText('Calendar file downloaded').waitFor()
}

/** Cancels the move and confirms it. */
export const cancel: Act = async (page) => {
  await press('Cancel This Move')(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel This Move' }).press('Enter')
  await page.getByText('No move is planned right now.').waitFor()
  await settled(page)
}

/** Opens a page, which removes the message about the last change. */
export function go(path: string): Act {
  return async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
}
