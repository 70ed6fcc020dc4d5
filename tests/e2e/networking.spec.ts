import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { inItsFont } from '../support/in-its-font'

const networking = '/app/networking'

test('A phone first shows six collapsed cards of the directory, each at most a third of the screen; print expands every card', async ({
  page,
}) => {
  await inItsFont(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(networking)
  await expect(cards(page)).toHaveCount(6)
  await directory(page).getByText('Show 4 More').click()
  await expect(cards(page)).toHaveCount(10)
  const expanded = directory(page).getByText('Looking For').filter({ visible: true })
  await expect(expanded).toHaveCount(0)
  const names = await cards(page).getByRole('heading').allInnerTexts()
  const more = names.map((name) => `More about ${name}`)
  await expect(cards(page).locator('summary')).toHaveText(more)
  const heights = await cards(page).evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().height),
  )
  expect(Math.max(...heights)).toBeLessThan(844 / 3)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(expanded).toHaveCount(10)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(expanded).toHaveCount(0)
})

function directory(page: Page): Locator {
  return page.getByRole('region', { name: 'Example Profiles' })
}

function cards(page: Page): Locator {
  const name = page.getByRole('heading', { level: 3 })
  return directory(page).getByRole('listitem').filter({ has: name })
}
