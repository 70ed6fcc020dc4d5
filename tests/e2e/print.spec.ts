import type { Page } from '@playwright/test'
import { buildApplication, buildApplications } from '../support/applications'
import { browserMoment } from '../support/browser-day'
import { enableDataSaver } from '../support/data-saver'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'
import { emptyTracker, hub } from '../support/job-search-hub'
import { printedPages } from '../support/pdf-text'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { seed } from '../support/storage'

/** Prints to PDF. @returns the number of pages, and of printed disclosures that were closed while printing */
async function print(page: Page) {
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      Object.assign(window, {
        closedAtPrint: document.querySelectorAll('main details:not([open]):not([data-no-print] *)')
          .length,
      })
    })
  })
  const pdf = await page.pdf()
  const closed = await page.evaluate(() => 'closedAtPrint' in window && window.closedAtPrint)
  return { pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0, closed }
}

test('The plan of a move prints in full, and an earlier move only if it is expanded', async ({
  page,
}) => {
  await seed(page, 'moves', sampleData.moves)
  await seed(page, 'moveArchive', sampleData.moveArchive)
  await page.goto('/app/move')
  const earlier = page.getByRole('region', { name: 'Earlier Moves' }).locator('details')
  await expect(earlier).toHaveCount(1)
  const plan = await print(page)
  expect(plan.closed).toBe(1)
  await earlier.locator('summary').click()
  await expect(earlier).toHaveAttribute('open')
  const both = await print(page)
  expect(both.closed).toBe(0)
  expect(both.pages).toBeGreaterThan(plan.pages)
})

test('The BAH of two stations prints under the title of the page', async ({ page }) => {
  await page.goto('/app/housing?tab=decisions')
  await page.getByText('BAH at Your Stations').click()
  const section = page.getByRole('region', { name: 'BAH at Your Stations' })
  await section.getByRole('textbox').first().fill('79607')
  await section.getByLabel('Pay Grade', { exact: true }).selectOption('E-5')
  await section.getByLabel('With Dependents').selectOption('yes')
  await expect(section.getByText('a month')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const box = await section.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0))
})

test('A list prints every entry that matches its filter, not only those on the screen', async ({
  page,
}) => {
  await seed(page, 'jobApplications', buildApplications(120))
  await page.goto(hub)
  await expect(page.getByRole('button', { name: 'Show More (95 left)' })).toBeVisible()
  const shown = (await print(page)).pages
  await page.getByRole('searchbox').fill('no such job')
  await expect(page.getByText('Showing 0 of 120')).toBeVisible()
  expect(shown).toBeGreaterThan(12)
  expect((await print(page)).pages).toBe(1)
})

test('The page for the clerk prints on one sheet, however long its names, without the question', async ({
  page,
}) => {
  for (const question of [
    // The federal law between two territories; compacts that give a license, a privilege, and a part.
    'emergency-medical-technician&from=MP&to=VI',
    'emergency-medical-technician&from=TX&to=VA',
    'registered-nurse&from=TX&to=VA',
    'physical-therapist&from=TX&to=VA',
  ]) {
    await page.goto(`/app/licensing?tab=answer&profession=${question}&paper=clerk`)
    await expect(page.getByText(/^Received by/)).toBeVisible()
    expect((await print(page)).pages, question).toBe(1)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Does My License Move With Me?' })).toBeHidden()
  await expect(page.getByRole('combobox')).toHaveCount(0)
})

test('Interview Day prints alone, without other interviews or the rest of the tab', async ({
  page,
}) => {
  const day = '2026-11-23'
  await page.clock.setFixedTime(browserMoment(`${day}T12:00`))
  const withInterview = (position: string, id: string) =>
    buildApplication({
      id,
      position,
      history: [
        { id: '1', kind: 'interview', day, place: 'Building 4' },
        { id: '2', kind: 'note', day, text: 'Ask for Dana.' },
      ],
    })
  await seed(page, 'jobApplications', [withInterview('Nurse', '1'), withInterview('Clerk', '2')])
  await page.goto(`${hub}?tab=interview`)
  await page.getByRole('link', { name: /^Interview Day: Nurse/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Interview Day' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  expect((await print(page)).pages).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading').filter({ visible: true })).toHaveText([
    'Job Search Hub',
    'Interview Day',
    'Nurse at Acme Logistics',
    'Notes from the History',
    'Questions to Ask',
  ])
  await expect(page.getByText('Ask for Dana.')).toBeVisible()
})

const printedTabs = [
  '/app/pcs-prep?tab=timeline',
  '/app/pcs-prep?tab=specialized',
  '/app/licensing?tab=checklist',
  '/app/housing?tab=checklist',
  '/app/job-search?tab=tracker',
  '/app/job-search?tab=interview',
  '/app/housing?tab=decisions',
  '/app/licensing?tab=professions&profession=registered-nurse',
]

test('In print a page is its title and tab with every section open, black on white even in the dark theme, without header, footer and icons', async ({
  page,
}) => {
  await enableDataSaver(page)
  for (const [key, value] of Object.entries(sampleData)) await seed(page, key, value)
  await seed(page, 'darkMode', true)
  for (const path of printedTabs) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await expect(page.getByText('Loading…')).toHaveCount(0)
    // tests/e2e/tab-length.spec.ts shows for every tab that nothing is closed in print.
    if (path === printedTabs[0]) {
      const closedOnScreen = page.locator('main details:not([open])')
      await expect(closedOnScreen).not.toHaveCount(0)
      const before = await closedOnScreen.count()
      const { pages, closed } = await print(page)
      expect(closed).toBe(0)
      expect(pages).toBeGreaterThanOrEqual(2)
      await expect(closedOnScreen).toHaveCount(before)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner'), path).toBeHidden()
    await expect(page.getByRole('contentinfo'), path).toBeHidden()
    const background = await page
      .locator('html')
      .evaluate((html) => getComputedStyle(html).backgroundColor)
    expect(background, path).toBe('rgb(255, 255, 255)')

    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const tab = await page.getByRole('tabpanel').innerText()
    const all = splitWords(await page.getByRole('main').innerText())
    expect(all, path).toEqual(splitWords(`${title} ${tab}`))
    expect(await coloredElements(page), path).toEqual([])
    await expect(page.getByRole('progressbar'), path).toHaveCount(0)
    await expect(page.locator('main .icon').filter({ visible: true }), path).toHaveCount(0)
  }
})

test('No printed page ends with a heading that is above a list of links', async ({ page }) => {
  await enableDataSaver(page)
  const longest = ['/app/professional-dev?tab=guide', '/app/job-search?tab=boards']
  for (const path of [
    ...longest,
    '/app/professional-dev?tab=resources',
    '/app/housing?tab=resources',
  ]) {
    await page.goto(path)
    const heading = page.getByRole('tabpanel').getByRole('heading', { level: 3 })
    await expect(heading.first(), path).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const breaks = await heading.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).breakAfter),
    )
    expect(new Set(breaks), path).toEqual(new Set(['avoid']))
    await page.emulateMedia({ media: null })
    if (!longest.includes(path)) continue
    const titles = await heading.allInnerTexts()
    const pages = await printedPages(page)
    expect(pages.length, path).toBeGreaterThan(1)
    const stranded = pages.filter((text) => titles.some((title) => text.trimEnd().endsWith(title)))
    expect(stranded, path).toEqual([])
  }
})

const splitWords = (text: string) => text.split(/\s+/).filter(Boolean)

/** The elements that would print in another color than black, or on a background. */
function coloredElements(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    Array.from(main.querySelectorAll('*'))
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        // The second is the computed value of a `color-mix()`.
        const isBlack = ['rgb(0, 0, 0)', 'color(srgb 0 0 0)'].includes(color)
        const isInk = isBlack && backgroundColor === 'rgba(0, 0, 0, 0)'
        return isInk ? [] : [`${color} on ${backgroundColor}: ${element.textContent?.slice(0, 40)}`]
      }),
  )
}

test('Print opens the browser’s dialog, is offered only with something to print, and spells out the URL of a link', async ({
  page,
}) => {
  await test.step('The Print button opens the browser’s print dialog', async () => {
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { wasPrinted: true })
    })
    await page.goto('/app/housing?tab=checklist')
    await page.getByRole('button', { name: 'Print' }).click()
    expect(await page.evaluate(() => 'wasPrinted' in window)).toBe(true)
  })

  await test.step('Print is offered for a profession, but not for the list of professions or an empty list', async () => {
    const printButton = page.getByRole('button', { name: 'Print' })
    await goWithin(page, '/app/licensing?tab=professions')
    const profession = page.getByRole('tabpanel').getByRole('link').first()
    await expect(profession).toBeVisible()
    await expect(printButton).toHaveCount(0)
    await profession.click()
    await expect(printButton).toBeVisible()

    await goWithin(page, hub)
    await expect(emptyTracker(page)).toBeVisible()
    await expect(printButton).toHaveCount(0)
  })

  await test.step('A printed link spells out its URL', async () => {
    await goWithin(page, '/app/licensing?tab=resources')
    await expect(page.getByRole('tabpanel', { name: 'Resources' })).toBeVisible()
    const link = page.getByRole('main').locator('a[target=_blank]').first()
    const address = await link.getAttribute('href')
    await page.emulateMedia({ media: 'print' })
    const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(printed).toContain(address ?? 'no address')
  })

  await test.step('An empty list prints its heading, and no button', async () => {
    for (const [path, title] of [
      ['/app/professional-dev?tab=certifications', 'No certifications tracked yet'],
      ['/app/career-planner?tab=saved', 'No saved careers yet'],
      ['/app/job-search', 'No Applications Yet'],
    ] as const) {
      await goWithin(page, path)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    }
  })
})
