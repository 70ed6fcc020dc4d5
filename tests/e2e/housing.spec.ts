import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'

const hub = '/app/housing'
const columns = ['Factor', 'Buying Better When', 'Renting Better When', 'Career Impact']

test('A link to a step opens it on a phone, with the stage that it belongs to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${hub}?tab=checklist#housing-steps/move-in`)
  const step = page.getByRole('heading', { name: 'Step 12: ' })
  await expect(step).toBeInViewport()
  await expect(page.getByText('Walk through before the boxes come in.')).toBeVisible()
  await expect(page.locator('summary:focus')).toContainText('Move in and check everything')
})

test('Buying and renting are compared in a table, whose rows are cards where it is narrow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${hub}?tab=decisions`)
  const table = comparison(page)
  for (const width of [1280, 390, 320]) {
    await test.step(`${width} pixels wide it is a table for those who listen`, async () => {
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
    await test.step(`${width} pixels wide each row is a card, and nothing scrolls sideways`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect(titleOnCard(page)).toBeVisible()
      for (const row of await rows(page).all()) {
        const [buying, renting, impact] = await boxes(row.getByRole('cell'))
        if (!buying || !renting || !impact) throw new Error('A card has three texts.')
        const under = width === 390 ? buying.y : buying.y + buying.height
        expect(renting.y, 'side by side where there is room').toBeGreaterThanOrEqual(under - 1)
        if (width === 390) expect(renting.y).toBe(buying.y)
        const lower = Math.max(buying.y + buying.height, renting.y + renting.height)
        expect(impact.y, 'the impact stands under both').toBeGreaterThanOrEqual(lower - 1)
        expect(impact.width, 'and has the card’s width').toBeGreaterThan(width / 2)
        const end = Math.max(...[buying, renting, impact].map((cell) => cell.x + cell.width))
        expect(end, 'nothing stands out of the window').toBeLessThanOrEqual(width)
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }

  await test.step('On a wide screen its texts stand side by side', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(titleOnCard(page)).toBeHidden()
    const cells = await boxes(rows(page).first().getByRole('cell'))
    expect(new Set(cells.map(({ y }) => y)).size, 'cells on one line').toBe(1)
  })
})

function comparison(page: Page): Locator {
  return page.getByRole('table', { name: /^When buying or renting may fit better/ })
}

/** The rows with a factor. */
function rows(page: Page): Locator {
  return comparison(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
}

/** The column's title where it is over a text, for those who see the card. */
function titleOnCard(page: Page): Locator {
  return rows(page).first().getByText('Buying Better When', { exact: true })
}

/** Where the three texts of a row are. */
async function boxes(cells: Locator) {
  await expect(cells).toHaveCount(3)
  const found = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()))
  return found.filter((box) => box !== null)
}
