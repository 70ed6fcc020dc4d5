import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'

const hub = '/app/licensing'
const list = `${hub}?tab=professions`
const back = '← Back to All Professions'
const tabs = [
  'Overview',
  'By Profession',
  'Transfer Checklist',
  'Resources',
  'My Answer',
  'My Licenses',
]
const addresses = ['overview', 'professions', 'checklist', 'resources', 'answer', 'licenses']

const professions = [
  { id: 'registered-nurse', name: 'Registered Nurse' },
  { id: 'teacher-educator', name: 'Teacher/Educator' },
  { id: 'licensed-professional-counselor', name: 'Licensed Professional Counselor' },
  { id: 'real-estate-agent', name: 'Real Estate Agent' },
  { id: 'cosmetologist-barber', name: 'Cosmetologist/Barber' },
  { id: 'social-worker', name: 'Social Worker' },
  { id: 'dental-hygienist', name: 'Dental Hygienist' },
  { id: 'attorney', name: 'Attorney' },
]
const names = professions.map(({ name }) => name)

test('The Licensing Navigator opens on the overview, and a reload keeps the tab', async ({
  page,
}) => {
  await page.goto(hub)
  await expect(page.getByRole('heading', { level: 1, name: 'Licensing Navigator' })).toBeVisible()
  await expect(
    page.getByText(/^35\+ states have laws to help spouses transfer licenses/).first(),
  ).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(tabs)
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true')
  // From the last to the first: the overview is open already.
  for (const [at, name] of [...tabs.entries()].reverse()) {
    await tab(page, name).click()
    await expect(page).toHaveURL(`${hub}?tab=${addresses[at]}`)
    // What one tab does over a reload, every tab does: the specification's list opens each.
    if (at === tabs.length - 1) await page.reload()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name }).getByRole('heading').first()).toBeVisible()
  }
})

test('Each of eight professions has an address, a detail in five parts, and a way back', async ({
  page,
}) => {
  await page.goto(list)
  await expect(listed(page).getByRole('heading', { level: 3 })).toHaveText(names)
  await expect(listed(page).getByRole('link')).toHaveText(names)
  for (const { id, name } of professions) {
    await test.step(name, async () => {
      const link = listed(page).getByRole('link', { name, exact: true })
      await link.press('Enter')
      await expect(page).toHaveURL(`${list}&profession=${id}`)
      await expect(detail(page, name).getByRole('heading', { level: 2 })).toBeFocused()
      await expect(listed(page)).toBeHidden()
      await expect(detail(page, name).getByRole('heading', { level: 3 })).toHaveText([
        'Portability',
        'Military Spouse Protections',
        'Typical Requirements',
        'Transfer Tips',
        'National Resources',
      ])
      const lists = detail(page, name).getByRole('list')
      await expect(lists).toHaveCount(4)
      for (const part of await lists.all()) {
        expect(await part.getByRole('listitem').count()).toBeGreaterThanOrEqual(1)
      }
      expect(await lists.last().getByRole('link').count()).toBeGreaterThanOrEqual(1)
      await expect(detail(page, name)).toContainText('not legal advice')

      await page.getByRole('button', { name: back }).press('Enter')
      await expect(page).toHaveURL(list)
      await expect(listed(page).getByRole('link')).toHaveCount(8)
      await expect(link).toBeFocused()
    })
  }
})

test('A profession stays open over a reload; Back leads to the list, and Forward to it again', async ({
  page,
}) => {
  await page.goto(list)
  await listed(page).getByRole('link', { name: 'Social Worker' }).click()
  await expect(detail(page, 'Social Worker')).toBeVisible()
  await page.reload()
  await expect(detail(page, 'Social Worker')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(listed(page).getByRole('link')).toHaveText(names)
  await page.goForward()
  await expect(page).toHaveURL(`${list}&profession=social-worker`)
  await expect(detail(page, 'Social Worker')).toBeVisible()
})

test('Switching tabs clears the chosen profession, and one that does not exist shows the list', async ({
  page,
}) => {
  await page.goto(`${list}&profession=astronaut`)
  await expect(listed(page).getByRole('link')).toHaveText(names)
  await expect(page.getByRole('button', { name: back })).toBeHidden()
  for (const other of tabs.filter((name) => name !== 'By Profession')) {
    await listed(page).getByRole('link', { name: 'Attorney' }).click()
    await expect(detail(page, 'Attorney')).toBeVisible()
    await tab(page, other).click()
    await expect(page).toHaveURL(`${hub}?tab=${addresses[tabs.indexOf(other)]}`)
    await tab(page, 'By Profession').click()
    await expect(page).toHaveURL(list)
    await expect(listed(page).getByRole('link')).toHaveCount(8)
  }
})

test('The transfer checklist has 12 numbered steps to read, each with its time, and the resources name five places that support', async ({
  page,
}) => {
  await page.goto(`${hub}?tab=checklist`)
  const plan = page.getByRole('region', { name: 'License Transfer Checklist' })
  const titles = plan.getByRole('heading', { level: 4 })
  // The first stage is open, the others fold.
  await expect(titles).toHaveCount(2)
  await plan.getByRole('button', { name: 'Open All' }).click()
  await expect(titles).toHaveCount(12)
  const times = [
    'As soon as you get orders',
    'As soon as you get orders',
    '3-6 months before PCS',
    '3-6 months before PCS',
    '2-3 months before PCS',
    '1-2 months before PCS',
    'With application',
    'With application',
    'Before or upon arrival',
    'Throughout process',
    'Upon arrival',
    'Before license renewal',
  ]
  const saidOverTheSteps = ['As soon as you get orders', 'With application']
  for (const [at, time] of times.entries()) {
    await expect(titles.nth(at)).toHaveText(new RegExp(`^Step ${at + 1}: \\S`))
    const step = plan.locator('ol > li').nth(at)
    // A time that all steps of a stage have is said once, for all of them.
    const place = saidOverTheSteps.includes(time)
      ? step.locator('xpath=ancestor::details[1]')
      : step
    await expect(place.getByText(time, { exact: true })).toHaveCount(1)
    await expect(place.getByText(time, { exact: true })).toBeVisible()
  }
  await expect(plan.getByRole('checkbox')).toHaveCount(0)

  await tab(page, 'Resources').click()
  const general = page.getByRole('region', { name: 'General Resources' }).getByRole('link')
  await expect(general).toHaveCount(4)
  const panel = page.getByRole('tabpanel', { name: 'Resources' })
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText([
    'General Resources',
    'Support Information',
  ])
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Your New State’s Licensing Board',
    'Employment Readiness Office on Base',
    'Legal Assistance Office on Base',
    'Military OneSource, Day or Night',
    'Spouse Liaisons and the State Policy Office',
  ])
  await expect(panel).toContainText('800-342-9647')
})

function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name })
}

/** The professions to choose from. */
function listed(page: Page): Locator {
  return page.getByRole('region', { name: 'Choose Your Profession' })
}

/** The detail of one profession. */
function detail(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}
