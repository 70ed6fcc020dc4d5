import type { Locator, Page } from '@playwright/test'
import { arrangementOf } from '../support/checks/arrangement'
import { expect, test } from '../support/fixtures'

const hub = '/app/housing'
const columns = ['Factor', 'Buying Better When', 'Renting Better When', 'Career Impact']

test('On a phone, a link to a step opens the step and its stage', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${hub}?tab=checklist#housing-steps/move-in`)
  const step = page.getByRole('heading', { name: 'Step 12: ' })
  await expect(step).toBeInViewport()
  await expect(page.getByText('Walk through before the boxes come in.')).toBeVisible()
  await expect(page.locator('summary:focus')).toContainText('Move in and check everything')
})

test('Buying and renting are compared in a table, whose rows are cards on a narrow screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${hub}?tab=decisions`)
  const table = comparison(page)
  for (const width of [1280, 390, 320]) {
    await test.step(`${width} pixels wide, it is a table to a screen reader`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await expect(table.getByRole('columnheader')).toHaveText(columns)
      await expect(table.getByRole('rowheader')).toHaveText([
        'Length of stay',
        'Local job market',
        'Savings and up-front costs',
        'Flexibility',
        'Rental demand and your plan after the next move',
      ])
      await expect(table.getByRole('row')).toHaveCount(1 + 5)
      await expect(table.getByRole('cell')).toHaveCount(5 * 3)
    })
  }

  for (const width of [390, 320]) {
    await test.step(`${width} pixels wide, each row is a card, and nothing scrolls sideways`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect(titleOnCard(page)).toBeVisible()
      for (const row of await rows(page).all()) {
        const cells = row.getByRole('cell')
        const [buying, renting, impact] = await boxes(cells)
        if (!buying || !renting || !impact) throw new Error('A card has three cells.')
        const expected = width === 390 ? 'row' : 'column'
        expect(await arrangementOf(cells.nth(0), cells.nth(1))).toBe(expected)
        const bottom = Math.max(buying.y + buying.height, renting.y + renting.height)
        expect(impact.y, 'the impact is below both').toBeGreaterThanOrEqual(bottom - 1)
        expect(impact.width, 'and is about as wide as the card').toBeGreaterThan(width / 2)
        const right = Math.max(...[buying, renting, impact].map((cell) => cell.x + cell.width))
        expect(right, 'nothing extends past the window').toBeLessThanOrEqual(width)
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }

  await test.step('On a wide screen, the cells of a row are side by side', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(titleOnCard(page)).toBeHidden()
    const cells = rows(page).first().getByRole('cell')
    await expect(cells).toHaveCount(3)
    expect(await arrangementOf(cells)).toBe('row')
  })
})

function comparison(page: Page): Locator {
  return page.getByRole('table', { name: /^When buying or renting may fit better/ })
}

/** The rows of the table body. */
function rows(page: Page): Locator {
  return comparison(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
}

/** The column title that a card shows above a cell. */
function titleOnCard(page: Page): Locator {
  return rows(page).first().getByText('Buying Better When', { exact: true })
}

/** The boxes of the three cells of a row. */
async function boxes(cells: Locator) {
  await expect(cells).toHaveCount(3)
  const found = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()))
  return found.filter((box) => box !== null)
}
