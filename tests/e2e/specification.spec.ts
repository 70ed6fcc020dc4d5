import type { Page } from '@playwright/test'
import { specification } from '../contract/specification'
import { nameOf, type ListedPlace, type Step } from '../contract/specification/entry'
import { given, type Stored } from '../contract/specification/given'
import { remainingSteps, visitsOf } from '../contract/specification/visits'
import { replaceStorage } from '../support/empty-storage'
import { enableDataSaver } from '../support/data-saver'
import { expect, test } from '../support/fixtures'
import { labelled, lookFor } from '../support/look-for'
import { openTab } from '../support/open-tab'
import { browserMoment } from '../support/browser-day'

test.beforeEach(({ page }) => enableDataSaver(page))

for (const { name, entries } of visitsOf(specification)) {
  test(`A visitor of ${name} finds what the specification says`, async ({ page, problems }) => {
    test.setTimeout(60_000 + entries.length * 15_000)
    for (const text of new Set(entries.flatMap(({ place }) => place.logs ?? []))) {
      problems.expect(new RegExp(text))
    }
    for (const [at, { place, lines }] of entries.entries()) {
      await test.step(nameOf(place), async () => {
        const before = entries[at - 1]?.place
        const rest = before && remainingSteps(before, place)
        if (!rest && !(await openWithoutReload(page, before, place))) await openPlace(page, place)
        await reach(page, rest ?? place, place)
        for (const line of lines) await lookFor(page.locator('body'), line, nameOf(place))
      })
    }
  })
}

/**
 * Opens another tab of the same screen, or another answer of the FAQ, without reloading the page.
 * @returns false if it cannot: the places differ in more than that, or the one before has changed something
 */
async function openWithoutReload(page: Page, before: ListedPlace | undefined, place: ListedPlace) {
  if (!before || before.open || before.leadsTo || before.after !== undefined) return false
  const ofPage = ({ path, ...rest }: ListedPlace) => {
    const [address] = path.split(/[?#]/)
    return JSON.stringify([address, rest.given, rest.at, rest.width, rest.after])
  }
  if (ofPage(before) !== ofPage(place)) return false
  if (place.path.includes('#')) await page.goto(place.path)
  else await openTab(page, place.path)
  return true
}

/** Opens a place's URL with only its given data in storage. */
async function openPlace(page: Page, place: ListedPlace) {
  const time = browserMoment(place.at ?? '2026-12-01T09:00')
  await page.unrouteAll()
  const { json = {}, raw }: Stored = place.given ? given[place.given] : {}
  const texts = Object.entries(json).map(([key, value]) => [key, JSON.stringify(value)] as const)
  await replaceStorage(page, { ...Object.fromEntries(texts), ...raw })
  if (place.after === undefined) {
    await page.clock.setFixedTime(time)
  } else {
    // Only this test advances the clock, however long the page takes to load.
    await page.clock.install({ time: time.getTime() - 60_000 })
    await page.clock.pauseAt(time)
  }
  await page.setViewportSize({ width: place.width ?? 1280, height: 800 })
  await page.goto(place.path)
  await expect(async () => {
    if (place.after !== undefined) await page.clock.runFor(50)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 500 })
    // The part that changes with time appears a little after the page.
    if (place.after !== undefined && place.path === '/app')
      await expect(page.getByRole('heading', { name: /^Tip / })).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** Performs the steps that lead to a place, and advances the clock. */
async function reach(
  page: Page,
  { open = [], after }: Pick<ListedPlace, 'open' | 'after'>,
  place: ListedPlace,
) {
  for (const step of open) await perform(page, step)
  if (after) await page.clock.runFor(after * 1000)
  const { pathname } = new URL(place.path, page.url())
  await expect(page).toHaveURL(place.leadsTo ?? ((url) => url.pathname === pathname))
  await expect(page.getByText('Loading…')).toHaveCount(0)
}

async function perform(page: Page, step: Step) {
  if (typeof step === 'string') {
    return page.getByRole('button', { name: step, exact: true }).click()
  }
  if ('tab' in step) return page.getByRole('tab', { name: step.tab }).click()
  if ('follow' in step) {
    return page.getByRole('link', { name: step.follow, exact: true }).first().click()
  }
  if ('expand' in step) return page.locator('summary', { hasText: step.expand }).click()
  if ('choose' in step) {
    await labelled(page.locator('body'), step.in).selectOption(step.choose)
    return
  }
  if ('type' in step) return labelled(page.locator('body'), step.into).fill(step.type)
  await page.route(step.lose, (route) => route.abort())
}
