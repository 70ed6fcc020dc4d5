import type { Page } from '@playwright/test'
import { specification } from '../contract/specification'
import { nameOf, type ListedPlace, type Step } from '../contract/specification/entry'
import { given, type Stored } from '../contract/specification/given'
import { expect, test } from '../support/fixtures'
import { labelled, lookFor } from '../support/look-for'
import { seed, seedRaw } from '../support/storage'

// A service worker would answer for the network that a place may lose.
test.use({ serviceWorkers: 'block' })

for (const { place, finds } of specification) {
  test(`A visitor of ${nameOf(place)} finds what the specification says`, async ({
    page,
    problems,
  }) => {
    for (const text of place.logs ?? []) problems.expect(new RegExp(text))
    await openListed(page, place)
    for (const find of finds) await lookFor(page.locator('body'), find)
  })
}

async function openListed(page: Page, place: ListedPlace) {
  // Hawaii, where the tests live, is ten hours behind UTC all year.
  const time = new Date(`${place.at ?? '2026-03-02T09:00'}:00-10:00`)
  if (place.after === undefined) {
    await page.clock.setFixedTime(time)
  } else {
    // Time passes only as this test lets it, however long the page takes to load.
    await page.clock.install({ time: time.getTime() - 1000 })
    await page.clock.pauseAt(time)
  }
  if (place.width) await page.setViewportSize({ width: place.width, height: 800 })
  const { json, raw }: Stored = place.given ? given[place.given] : {}
  for (const [key, value] of Object.entries(json ?? {})) await seed(page, key, value)
  for (const [key, text] of Object.entries(raw ?? {})) await seedRaw(page, key, text)

  await page.goto(place.path)
  await expect(async () => {
    if (place.after !== undefined) await page.clock.runFor(50)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 500 })
  }).toPass()
  for (const step of place.open ?? []) await take(page, step)
  if (place.after !== undefined) await page.clock.runFor(place.after * 1000)
  await expect(page).toHaveURL(place.leadsTo ?? /./)
  await expect(page.getByText('Loading…')).toHaveCount(0)
}

async function take(page: Page, step: Step) {
  if (typeof step === 'string') {
    return page.getByRole('button', { name: step, exact: true }).click()
  }
  if ('tab' in step) return page.getByRole('tab', { name: step.tab }).click()
  if ('follow' in step) {
    return page.getByRole('link', { name: step.follow, exact: true }).first().click()
  }
  if ('unfold' in step) return page.locator('summary', { hasText: step.unfold }).click()
  if ('choose' in step) {
    await labelled(page.locator('body'), step.in).selectOption(step.choose)
    return
  }
  if ('type' in step) return labelled(page.locator('body'), step.into).fill(step.type)
  await page.route(step.lose, (route) => route.abort())
}
