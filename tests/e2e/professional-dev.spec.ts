import type { Locator, Page } from '@playwright/test'
import { isUnmoved } from '../support/checks/arrangement'
import { expect, test } from '../support/fixtures'
import { goWithin } from '../support/go-within'
import { inItsFont } from '../support/in-its-font'
import { counter } from '../support/job-search-hub'
import sampleData from '../support/sample-data.json' with { type: 'json' }
import { readStored, seed } from '../support/storage'

const hub = '/app/professional-dev'
const keys = {
  skills: 'professionalSkills',
  certifications: 'professionalCertifications',
  goals: 'professionalGoals',
}

test('On a phone, each heading is beside its button; on a laptop, a form opens in its own column, and moves nothing beside it', async ({
  page,
}) => {
  for (const [key, value] of Object.entries(sampleData)) await seed(page, key, value)
  await page.setViewportSize({ width: 390, height: 844 })
  await inItsFont(page)
  await page.goto(hub)
  for (const [tab, title, add] of [
    ['skills', 'My Skills Inventory', '+ Add Skill'],
    ['goals', 'Learning Goals', '+ Add Goal'],
    ['certifications', 'My Certifications', '+ Add Certification'],
  ] as const) {
    await goWithin(page, `${hub}?tab=${tab}`)
    const heading = await boxOf(page.getByRole('heading', { level: 2, name: title }))
    const button = await boxOf(page.getByRole('button', { name: add }))
    expect(heading.width, title).toBeGreaterThan(100)
    expect(heading.x + heading.width, title).toBeLessThan(button.x)
    expect(Math.abs(middleOf(heading) - middleOf(button)), title).toBeLessThan(6)
  }

  await page.setViewportSize({ width: 1280, height: 900 })
  const earned = page.getByRole('listitem').filter({ hasText: 'CompTIA A+' }).last()
  const target = page.getByRole('listitem').filter({ hasText: 'ASCM' })
  const boxes = await Promise.all([boxOf(earned), boxOf(target)])
  expect(boxes[0].x + boxes[0].width).toBeLessThan(boxes[1].x)

  await page.getByRole('button', { name: 'Edit CompTIA A+' }).click()
  const form = await boxOf(page.getByRole('form', { name: 'Edit Certification' }))
  expect(form.x + form.width).toBeLessThan(boxes[1].x)
  expect(isUnmoved(boxes[1], await boxOf(target))).toBe(true)
})

test.describe('My Certifications', () => {
  const tab = `${hub}?tab=certifications`
  const certificationForm = (page: Page) =>
    page.getByRole('form', { name: /^(Add|Edit) Certification$/ })

  test('An earned one is added, and survives a reload unchanged', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T20:00:00Z')
    await page.goto(tab)
    await page.getByRole('button', { name: '+ Add Certification' }).click()
    const form = certificationForm(page)
    await expect(form.getByLabel('Status').getByRole('option')).toHaveText([
      'Earned',
      'Working Towards (Target)',
    ])
    await expect(form.getByLabel('Status')).toHaveValue('false')
    await form.getByLabel('Certification Name').fill('CPR')
    await form.getByLabel('Issuing Organization').fill('Red Cross')
    await form.getByLabel('Date Earned').fill('2025-06-01')
    await form.getByLabel('Expiration Date').fill('2027-06-01')
    await form.getByLabel('Renewal Requirements').fill('A course every two years.')
    await save(form)

    await expect(counter(page, 'Certifications')).toHaveText('1')
    await page.reload()
    await expect(titlesUnder(page, 'Current Certifications (1)')).toHaveText(['CPR'])
    await expect(sectionHeadings(page)).toHaveText(['Current Certifications (1)'])
    const details = card(page, 'CPR')
    await expect(details.getByText('Earned', { exact: true })).toBeVisible()
    for (const text of ['Red Cross', 'Date Earned', 'Jun 1, 2025', 'Jun 1, 2027']) {
      await expect(details.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(details.getByText('Expired')).toBeHidden()
    await expect(details.getByRole('progressbar')).toBeHidden()
    expect(await readStored(page, keys.certifications)).toEqual([
      {
        id: expect.stringMatching(/^\d{13}$/),
        createdAt: '2026-11-21T20:00:00.000Z',
        name: 'CPR',
        issuingOrg: 'Red Cross',
        isTarget: false,
        dateEarned: '2025-06-01',
        expirationDate: '2027-06-01',
        renewalRequirements: 'A course every two years.',
        cost: '',
        timeToComplete: '',
        prerequisites: '',
        studyProgress: 0,
      },
    ])
  })
})

/** The headings of the groups of a list. */
function sectionHeadings(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('heading', { level: 3, name: /\(\d+\)$/ })
}

/** The titles of the cards in a group, from the top. */
function titlesUnder(page: Page, section: string): Locator {
  return page
    .getByRole('heading', { level: 3, name: section, exact: true })
    .locator('..')
    .getByRole('heading', { level: 4 })
}

/** The card of a record, by its title. */
function card(page: Page, name: string): Locator {
  const title = page.getByRole('heading', { level: 4, name, exact: true })
  return page.getByRole('listitem').filter({ has: title })
}

/** Presses Save, and waits until the form has closed: a form that is open before a reload opens again after it. */
async function save(form: Locator) {
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
}

async function boxOf(element: Locator) {
  return element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return { x, y: y + scrollY, width, height }
  })
}

const middleOf = ({ y, height }: { y: number; height: number }) => y + height / 2
