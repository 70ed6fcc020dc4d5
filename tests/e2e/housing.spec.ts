import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'

const hub = '/app/housing'
const calculator =
  'https://www.travel.dod.mil/Allowances/Basic-Allowance-for-Housing/BAH-Rate-Lookup/'
const tabs = ['Overview', 'PCS Housing Checklist', 'Housing Decisions', 'Resources']
const addresses = ['overview', 'checklist', 'decisions', 'resources']
const columns = ['Factor', 'Buying Better When', 'Renting Better When', 'Career Impact']

test('The Housing Hub opens on the overview, and a reload keeps the tab', async ({ page }) => {
  await page.goto(hub)
  await expect(page.getByRole('heading', { level: 1, name: 'Housing Hub' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(tabs)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true')
  // From the last to the first: the overview is open already.
  for (const [at, name] of [...tabs.entries()].reverse()) {
    await tab(name).click()
    await expect(page).toHaveURL(`${hub}?tab=${addresses[at]}`)
    // What one tab does over a reload, every tab does: the specification's list opens each.
    if (at === tabs.length - 1) await page.reload()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name }).getByRole('heading').first()).toBeVisible()
  }
})

test('The BAH card leads to the official calculator on every tab, and explains BAH when asked', async ({
  page,
}) => {
  await page.goto(hub)
  const others: Partial<Record<string, number>> = { Overview: 4, Resources: 12 }
  for (const name of tabs) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name }).getByRole('heading').first()).toBeVisible()
    const link = bahCard(page).getByRole('link', { name: /^Official BAH Rate Lookup/ })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', calculator)
    // No other link in sight leads out, but those of the resources and of the guides.
    const links = page.getByRole('main').locator('a[target=_blank]:visible')
    await expect(links).toHaveCount(1 + (others[name] ?? 0))
  }
  const explanation = bahCard(page).getByText('It does not change with the home you rent.')
  await expect(explanation).toBeHidden()
  await bahCard(page).getByText('What BAH Is').click()
  await expect(explanation).toBeVisible()
})

test('The checklist has 14 numbered steps, each with its time and what it means for work', async ({
  page,
}) => {
  await page.goto(`${hub}?tab=checklist`)
  const plan = page.getByRole('region', { name: 'PCS Housing Checklist' })
  await plan.getByRole('button', { name: 'Open All' }).click()
  const titles = plan.getByRole('heading', { level: 4 })
  await expect(titles).toHaveCount(14)
  await expect(titles.first()).toHaveText('Step 1: Start your housing research')
  await expect(titles.last()).toHaveText('Step 14: Explore your new area')
  const steps = plan.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) })
  const times = [
    '3 months before PCS',
    '3 months before PCS',
    '2-3 months',
    '2-3 months',
    '2 months',
    '1-2 months',
    '1-2 months',
    '1 month',
    '1 month',
    '2-4 weeks',
    '1-2 weeks',
    'Move-in day',
    'Within 30 days of arrival',
    'First month',
  ]
  for (const [at, time] of times.entries()) {
    const step = steps.nth(at)
    await expect(step.getByText(time, { exact: true })).toBeVisible()
    await expect(step.getByRole('heading', { level: 5 })).toHaveText('Career Considerations')
    expect(await step.getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
  }
})

test('On a phone the steps are rows with their times, the first one open; a press opens another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${hub}?tab=checklist`)
  const plan = page.getByRole('region', { name: 'PCS Housing Checklist' })
  const rows = plan.locator('li > details > summary')
  await expect(rows.filter({ visible: true })).toHaveCount(5)
  for (const row of await rows.filter({ visible: true }).all()) {
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await expect(rows.nth(1)).toContainText('3 months before PCS')
  const considerations = plan.getByRole('heading', { name: 'Career Considerations' })
  await expect(considerations).toHaveCount(1)
  await rows.nth(1).press('Enter')
  await expect(considerations).toHaveCount(2)
  await plan.getByRole('button', { name: 'Open All' }).click()
  await expect(considerations).toHaveCount(14)
})

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

test('The decisions tab weighs base against town and ends in a five-step framework', async ({
  page,
}) => {
  await page.goto(`${hub}?tab=decisions`)
  const list = (name: string) => page.getByRole('region', { name }).getByRole('list')
  for (const name of ['On-Base Pros', 'On-Base Cons', 'Off-Base Pros', 'Off-Base Cons']) {
    await expect(list(name)).toHaveCount(1)
    expect(await list(name).getByRole('listitem').count()).toBeGreaterThanOrEqual(4)
    await expect(list(name).locator('strong')).toHaveCount(
      await list(name).getByRole('listitem').count(),
    )
  }
  const framework = list('Career-First Decision Framework')
  await expect(framework.getByRole('listitem')).toHaveCount(5)
  await expect(framework).toHaveCSS('list-style-type', 'decimal')
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

test('The resources stand in four groups of 4, 3, 2 and 3 links', async ({ page }) => {
  await page.goto(`${hub}?tab=resources`)
  const resources = page.getByRole('region', { name: 'Housing Resources' })
  const groups = resources.getByRole('heading', { level: 3 })
  await expect(groups).toHaveText(['Official', 'Rental & Purchase', 'Reviews', 'Moving'])
  const lists = resources.getByRole('list')
  for (const [at, count] of [4, 3, 2, 3].entries()) {
    await expect(lists.nth(at).getByRole('listitem')).toHaveCount(count)
  }
  await expect(page.getByRole('region', { name: 'Success Story' })).toContainText(
    'Illustrative example',
  )
})

function bahCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Basic Allowance for Housing (BAH)' })
}

function comparison(page: Page): Locator {
  return page.getByRole('table', { name: /^When buying or renting may fit better/ })
}

/** The rows with a factor. */
function rows(page: Page): Locator {
  return comparison(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
}

/** The column's title where it stands over a text, for those who see the card. */
function titleOnCard(page: Page): Locator {
  return rows(page).first().getByText('Buying Better When', { exact: true })
}

/** Where the three texts of a row are. */
async function boxes(cells: Locator) {
  await expect(cells).toHaveCount(3)
  const found = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()))
  return found.filter((box) => box !== null)
}
