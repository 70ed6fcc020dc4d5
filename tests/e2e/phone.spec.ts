import { buildApplications } from '../support/applications'
import { elementsBeyondTheSide } from '../support/checks/elements-beyond-the-side'
import { expect, test } from '../support/fixtures'
import { counter, hub } from '../support/job-search-hub'
import { seed } from '../support/storage'

test('The figures over a list stay whole on the narrowest phone, however large they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await seed(page, 'jobApplications', buildApplications(1005))
  await page.goto(hub)
  await expect(counter(page, 'Total')).toHaveText('1005')
  for (const label of ['Total', 'Applied', 'Interviews', 'Offers', 'Rejected']) {
    const lines = await counter(page, label).evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
    })
    expect(lines).toBe(1)
  }
  expect(await elementsBeyondTheSide(page)).toEqual([])
})

test('On a phone the tabs stand in one row, the open one in sight, and the page does not move', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/app/professional-dev?tab=guide')
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Cert Guide')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const tops = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)

  await tab('Cert Guide').focus()
  await page.keyboard.press('Home')
  await expect(tab('My Skills')).toBeInViewport({ ratio: 1 })
  await expect(tab('Learning Goals')).toBeInViewport()
  await expect(tab('Cert Guide')).not.toBeInViewport()
})

test('On a phone the bar says how many tabs are out of sight, and a press names and opens them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/app/professional-dev')
  await page.getByRole('button', { name: '+3 more tabs' }).click()
  await page.getByRole('button', { name: 'Cert Guide' }).click()
  const opened = page.getByRole('tab', { name: 'Cert Guide' })
  await expect(opened).toHaveAttribute('aria-selected', 'true')
  await expect(opened).toBeInViewport({ ratio: 1 })
  await expect(opened).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Cert Guide' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cert Guide' })).toBeHidden()

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('button', { name: /more tabs/ })).toHaveCount(0)
})
