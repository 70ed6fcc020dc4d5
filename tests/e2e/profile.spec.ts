import { expect, test } from '../support/fixtures'

const path = '/app/profile'

test('The status is beside the details on a wide screen and below them on a phone, and the tiles link onward', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  const details = page.getByRole('term').filter({ hasText: /^Name$/ })
  const status = page.getByRole('region', { name: 'Your profile is private' })
  await expect(status).toBeVisible()
  const beside = [await details.boundingBox(), await status.boundingBox()]
  expect(beside[1]?.x).toBeGreaterThan((beside[0]?.x ?? 0) + (beside[0]?.width ?? 0))
  await expect(page.getByRole('link', { name: 'Command Center' }).last()).toBeInViewport()

  await page.setViewportSize({ width: 390, height: 800 })
  const below = [await details.boundingBox(), await status.boundingBox()]
  expect(below[1]?.y).toBeGreaterThan(below[0]?.y ?? 0)
  expect(below[1]?.x).toBeLessThan(below[0]?.x ?? 0)

  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(tiles).toHaveText(['Module Preferences', 'Settings', 'Command Center'])
  for (const [at, target] of ['/onboarding/preferences', '/app/settings', '/'].entries()) {
    await expect(tiles.nth(at)).toHaveAttribute('href', target)
  }
})
