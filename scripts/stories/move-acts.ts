import type { Page } from '@playwright/test'

/** Something that a person does in My Move. */
export type Act = (page: Page) => Promise<void>

/** Where My Move is. */
export const myMove = '/app/move'

/** What is entered of a move, by the label of its field; the regions of From and To by their value. */
type Dates = Readonly<Record<string, string>>

const press = (name: string): Act => {
  return (page) => page.getByRole('button', { name, exact: true }).press('Enter')
}

const wait = (button: string): Act => {
  return (page) => page.getByRole('button', { name: button, exact: true }).waitFor()
}

/** Waits until the page has taken the focus back: a key pressed before would be lost. */
const settled: Act = (page) => page.locator('h1:focus').waitFor()

/** Does one after the other. */
export function inTurn(...acts: readonly Act[]): Act {
  return async (page) => {
    for (const act of acts) await act(page)
  }
}

/** Fills in the open form, and leaves it so. */
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

/** Enters another report date, up to where it is said what it does. */
export function propose(reportDate: string): Act {
  return inTurn(
    press('Change a Date'),
    fill({ 'Report Date': reportDate }),
    press('Save Move'),
    wait('Use the New Dates'),
  )
}

/** Agrees to what was proposed. */
export const agree: Act = inTurn(press('Use the New Dates'), settled, wait('Change a Date'))

/** Fetches the calendar file, which is remembered then. */
export const fetchCalendar: Act = async (page) => {
  await press('Download Calendar File')(page)
  await page.getByRole('main').getByText('Calendar file downloaded').waitFor()
}

/** Cancels the move, and says so once more. */
export const cancel: Act = async (page) => {
  await press('Cancel This Move')(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel This Move' }).press('Enter')
  await page.getByText('No move is planned right now.').waitFor()
  await settled(page)
}

/** Goes to another page, or comes back later: what was said of the last change is gone by then. */
export function go(path: string): Act {
  return async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
}
