import type { Locator, Page } from '@playwright/test'
import { learningResources } from '@/data/professional-dev/learning-resources'
import { skillCategory, type SkillRecord } from '@/schemas/professional-dev/skill'
import type { CertificationRecord } from '@/schemas/professional-dev/certification'
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
const createdAt = '2026-11-01T20:00:00.000Z'

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

test('Skills can be added and moved between groups, and survive a reload', async ({ page }) => {
  const skillForm = page.getByRole('form', { name: /^(Add|Edit) Skill$/ })
  await page.goto(`${hub}?tab=skills`)

  await test.step('The first one starts as technical and beginner', async () => {
    await page.getByRole('button', { name: 'Add Your First Skill' }).click()
    await expect(skillForm.getByLabel('Category')).toHaveValue('technical')
    await expect(skillForm.getByLabel('Category').getByRole('option')).toHaveText(
      Object.values(skillCategory.labels),
    )
    await expect(skillForm.getByLabel('Level')).toHaveValue('beginner')
    await expect(skillForm.getByLabel('I want to learn or improve this skill')).not.toBeChecked()
    await skillForm.getByLabel('Skill Name').fill('  Übersetzen 🌺 ')
    await save(skillForm)
    await expect(counter(page, 'Skills Tracked')).toHaveText('1')
    await page.reload()
    await expect(titlesUnder(page, 'Technical (1)')).toHaveText(['Übersetzen 🌺'])
    const first = card(page, 'Übersetzen 🌺')
    await expect(first.getByText('Beginner', { exact: true })).toBeVisible()
    await expect(first.getByText('Want to learn')).toBeHidden()
    expect(await readStored(page, keys.skills)).toEqual([
      {
        id: expect.stringMatching(/^\d{13}$/),
        createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
        name: 'Übersetzen 🌺',
        category: 'technical',
        level: 'beginner',
        wantToLearn: false,
      },
    ])
  })

  await test.step('The next one is at the top of its group, and the five groups have a fixed order', async () => {
    await page.evaluate(
      ([key, skills]) => localStorage.setItem(String(key), JSON.stringify(skills)),
      [
        keys.skills,
        [
          buildSkill({ id: '7', name: 'Sewing', category: 'other', level: 'expert' }),
          buildSkill({ id: '6', name: 'Newer', category: 'technical', level: 'advanced' }),
          buildSkill({ id: '5', name: 'Nursing', category: 'industry', level: 'intermediate' }),
          buildSkill({ id: '4', name: 'Writing', category: 'communication', wantToLearn: true }),
          buildSkill({ id: '3', name: 'Older', category: 'technical' }),
          buildSkill({ id: '2', name: 'Budgets', category: 'leadership' }),
        ],
      ] as const,
    )
    await page.reload()
    await expect(sectionHeadings(page)).toHaveText([
      'Technical (2)',
      'Leadership (1)',
      'Communication (1)',
      'Industry (1)',
      'Other (1)',
    ])
    await expect(titlesUnder(page, 'Technical (2)')).toHaveText(['Newer', 'Older'])
    await expect(card(page, 'Sewing').getByText('Expert', { exact: true })).toBeVisible()
    await expect(card(page, 'Newer').getByText('Advanced', { exact: true })).toBeVisible()
    await expect(card(page, 'Nursing').getByText('Intermediate', { exact: true })).toBeVisible()
    await expect(card(page, 'Writing').getByText('Want to learn')).toBeVisible()

    await page.getByRole('button', { name: '+ Add Skill' }).click()
    await skillForm.getByLabel('Skill Name').fill('Newest')
    await save(skillForm)
    await expect(titlesUnder(page, 'Technical (3)')).toHaveText(['Newest', 'Newer', 'Older'])
  })

  await test.step('An edit moves a skill to its group and changes its badges', async () => {
    const before = buildSkill({ id: '3', name: 'Older', category: 'technical' })
    await page.getByRole('button', { name: 'Edit Older' }).click()
    await expect(skillForm.getByLabel('Skill Name')).toHaveValue('Older')
    await skillForm.getByLabel('Category').selectOption('Leadership')
    await skillForm.getByLabel('Level').selectOption('Expert')
    await skillForm.getByLabel('I want to learn or improve this skill').check()
    await save(skillForm)
    await expect(titlesUnder(page, 'Leadership (2)')).toHaveText(['Older', 'Budgets'])
    await page.reload()
    await expect(titlesUnder(page, 'Technical (2)')).toHaveText(['Newest', 'Newer'])
    await expect(card(page, 'Older').getByText('Expert', { exact: true })).toBeVisible()
    await expect(card(page, 'Older').getByText('Want to learn')).toBeVisible()
    expect(await readStored(page, keys.skills)).toContainEqual({
      ...before,
      category: 'leadership',
      level: 'expert',
      wantToLearn: true,
    })
  })
})

test.describe('My Certifications', () => {
  const tab = `${hub}?tab=certifications`
  const certificationForm = (page: Page) =>
    page.getByRole('form', { name: /^(Add|Edit) Certification$/ })
  const whenEarned = ['Expiration Date', 'Renewal Requirements']
  const whenTarget = ['Cost', 'Time to Complete', 'Study Progress', 'Prerequisites']

  const expectFields = async (
    form: Locator,
    shown: readonly string[],
    hidden: readonly string[],
  ) => {
    for (const label of shown) await expect(form.getByLabel(label)).toBeVisible()
    for (const label of hidden) await expect(form.getByLabel(label)).toBeHidden()
  }

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

  test('The form shows the fields of its status and keeps the hidden values, and an earned target changes groups', async ({
    page,
  }) => {
    await seed(page, keys.certifications, [
      buildCertification({ id: '1', name: 'CPR', studyProgress: 40, cost: '$80' }),
    ])
    await page.goto(`${tab}&edit=new`)
    const form = certificationForm(page)
    const status = form.getByLabel('Status')

    await test.step('Each status shows its own fields, and keeps what was typed in them', async () => {
      await expectFields(form, ['Date Earned', ...whenEarned], ['Target Date', ...whenTarget])
      await form.getByLabel('Expiration Date').fill('2030-01-31')
      await form.getByLabel('Renewal Requirements').fill('20 hours')
      await form.getByLabel('Date Earned').fill('2026-01-31')

      await status.selectOption('Working Towards (Target)')
      await expectFields(form, ['Target Date', ...whenTarget], ['Date Earned', ...whenEarned])
      await expect(form.getByLabel('Target Date')).toHaveValue('2026-01-31')
      await form.getByLabel('Cost').fill('$425')
      await form.getByLabel('Study Progress').fill('80')

      await status.selectOption('Earned')
      await expectFields(form, ['Date Earned', ...whenEarned], ['Target Date', ...whenTarget])
      await expect(form.getByLabel('Expiration Date')).toHaveValue('2030-01-31')
      await expect(form.getByLabel('Renewal Requirements')).toHaveValue('20 hours')
      await status.selectOption('Working Towards (Target)')
      await expect(form.getByLabel('Cost')).toHaveValue('$425')
      await expect(form.getByLabel('Study Progress')).toHaveValue('80')
    })

    await test.step('The card leaves out what the status hides; storage keeps it', async () => {
      await form.getByLabel('Certification Name').fill('PMP')
      await form.getByLabel('Issuing Organization').fill('PMI')
      await save(form)
      await expect(sectionHeadings(page)).toHaveText([
        'Current Certifications (1)',
        'Working Towards (1)',
      ])
      await expect(titlesUnder(page, 'Working Towards (1)')).toHaveText(['PMP'])
      const target = card(page, 'PMP')
      await expect(target.getByText('Target', { exact: true })).toBeVisible()
      await expect(target).toContainText('Target Date')
      await expect(target).toContainText('$425')
      await expect(target).not.toContainText('20 hours')
      await expect(target).not.toContainText('Jan 31, 2030')
      await expect(target.getByRole('progressbar')).toHaveAttribute('value', '80')
      await expect(card(page, 'CPR').getByRole('progressbar')).toBeHidden()
      await expect(card(page, 'CPR')).not.toContainText('$80')
      await expect(counter(page, 'Certifications')).toHaveText('1')
      expect(await readStored(page, keys.certifications)).toMatchObject([
        {
          isTarget: true,
          expirationDate: '2030-01-31',
          renewalRequirements: '20 hours',
          cost: '$425',
          studyProgress: 80,
        },
        { name: 'CPR' },
      ])
    })

    await test.step('One edit moves it to the current certifications', async () => {
      await page.reload()
      await page.getByRole('button', { name: 'Edit PMP' }).click()
      await status.selectOption('Earned')
      await expect(form.getByLabel('Expiration Date')).toHaveValue('2030-01-31')
      await form.getByLabel('Date Earned').fill('2026-11-20')
      await save(form)
      await expect(counter(page, 'Certifications')).toHaveText('2')
      await page.reload()
      await expect(titlesUnder(page, 'Current Certifications (2)')).toHaveText(['PMP', 'CPR'])
      await expect(sectionHeadings(page)).toHaveCount(1)
      await expect(card(page, 'PMP').getByText('Earned', { exact: true })).toBeVisible()
      await expect(card(page, 'PMP').getByRole('progressbar')).toBeHidden()
      expect(await readStored(page, keys.certifications)).toMatchObject([
        { isTarget: false, dateEarned: '2026-11-20', studyProgress: 80, cost: '$425' },
        { name: 'CPR' },
      ])
    })
  })
})

test('Learning goals can be added, completed, edited and deleted, and their hours are counted', async ({
  page,
}) => {
  const goalForm = page.getByRole('form', { name: /^(Add|Edit) Goal$/ })
  const toggle = (name: string) =>
    page.getByRole('checkbox', { name: `Completed: ${name}`, exact: true })
  await page.goto(`${hub}?tab=goals`)

  await test.step('The first one starts active with 0 hours', async () => {
    await page.getByRole('button', { name: 'Create Your First Goal' }).click()
    const hours = goalForm.getByLabel('Hours Spent')
    await expect(hours).toHaveValue('0')
    await goalForm.getByLabel('Goal Title').fill('Learn SQL')
    await goalForm.getByLabel('Target Date').fill('2026-12-31')
    await goalForm.getByLabel('Description').fill('Joins.\nWindow functions.')
    // Text that is not a number becomes 0 when the field loses the focus.
    await hours.fill('')
    await hours.pressSequentially('e')
    await hours.press('Tab')
    await expect(hours).toHaveValue('0')
    await save(goalForm)
    await expect(counter(page, 'Active Goals')).toHaveText('1')
    await page.reload()
    await expect(titlesUnder(page, 'Active Goals (1)')).toHaveText(['Learn SQL'])
    await expect(sectionHeadings(page)).toHaveCount(1)
    await expect(card(page, 'Learn SQL')).toContainText('Dec 31, 2026')
    await expect(card(page, 'Learn SQL')).toContainText('Window functions.')
    await expect(toggle('Learn SQL')).not.toBeChecked()
    expect(await readStored(page, keys.goals)).toEqual([
      {
        id: expect.stringMatching(/^\d{13}$/),
        createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
        title: 'Learn SQL',
        description: 'Joins.\nWindow functions.',
        targetDate: '2026-12-31',
        hoursSpent: 0,
        completed: false,
      },
    ])
  })

  await test.step('A new one is at the top, whatever its date', async () => {
    await page.getByRole('button', { name: '+ Add Goal' }).click()
    await goalForm.getByLabel('Goal Title').fill('Read more')
    await goalForm.getByLabel('Target Date').fill('2030-01-01')
    await goalForm.getByLabel('Hours Spent').fill('3')
    await save(goalForm)
    await expect(titlesUnder(page, 'Active Goals (2)')).toHaveText(['Read more', 'Learn SQL'])
  })

  await test.step('The checkbox moves a goal to the completed ones', async () => {
    await toggle('Read more').click()
    await expect(titlesUnder(page, 'Active Goals (1)')).toHaveText(['Learn SQL'])
    await expect(titlesUnder(page, 'Completed Goals (1)')).toHaveText(['Read more'])
    await expect(counter(page, 'Active Goals')).toHaveText('1')
    await expect(counter(page, 'Learning Hours')).toHaveText('3')
    await page.reload()
    await expect(titlesUnder(page, 'Completed Goals (1)')).toHaveText(['Read more'])
    await expect(toggle('Read more')).toBeChecked()
  })

  await test.step('An edit changes the goal and the hours, and leaves it completed', async () => {
    await page.getByRole('button', { name: 'Edit Read more' }).click()
    await goalForm.getByLabel('Goal Title').fill('Read much more')
    await goalForm.getByLabel('Hours Spent').fill('20')
    await save(goalForm)
    await expect(titlesUnder(page, 'Completed Goals (1)')).toHaveText(['Read much more'])
    await expect(counter(page, 'Learning Hours')).toHaveText('20')
    expect(await readStored(page, keys.goals)).toMatchObject([
      { title: 'Read much more', targetDate: '2030-01-01', hoursSpent: 20, completed: true },
      { title: 'Learn SQL', hoursSpent: 0, completed: false },
    ])
  })

  await test.step('The checkbox moves it back', async () => {
    await toggle('Read much more').click()
    await expect(titlesUnder(page, 'Active Goals (2)')).toHaveText(['Read much more', 'Learn SQL'])
    await expect(sectionHeadings(page)).toHaveCount(1)
    await expect(counter(page, 'Active Goals')).toHaveText('2')
    await page.reload()
    await expect(titlesUnder(page, 'Active Goals (2)')).toHaveText(['Read much more', 'Learn SQL'])
  })

  await test.step('A delete asks first and can be undone', () =>
    expectDeleteWithUndo(page, {
      name: 'Learn SQL',
      at: 1,
      key: keys.goals,
      question: 'Delete this goal?',
    }))
})

test('Every learning resource shows its cost, and the Cert Guide lists certifications with their levels in each of seven fields', async ({
  page,
}) => {
  await page.goto(`${hub}?tab=resources`)
  const resources = page.getByRole('region', { name: 'Learning Resources' })
  const rows = resources.getByRole('listitem')
  await expect(rows).toHaveCount(learningResources.rows.length)
  const links = (await rows.getByRole('link').allTextContents()).map((text) =>
    text.replace(/\(opens in a new tab\)$/, '').trim(),
  )
  expect(links).toEqual(learningResources.rows.map(({ name }) => name))
  const texts = await rows.allInnerTexts()
  for (const [at, { name, cost, price }] of learningResources.rows.entries()) {
    expect(
      texts[at]?.split('\n').map((line) => line.trim()),
      name,
    ).toEqual(expect.arrayContaining(price ? [cost, price] : [cost]))
  }
  for (const price of ['$19.99/mo', '$39.99/mo', '$32/mo']) {
    await expect(rows.filter({ hasText: price })).toHaveCount(1)
  }

  await page.getByRole('tab', { name: 'Cert Guide' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Cert Guide' })
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText([
    'Popular Certifications by Field',
    'Why Certifications Matter',
    'How to Choose a Certification',
    'Study Tips',
    'Success Story',
  ])
  const byField = page.getByRole('region', { name: 'Popular Certifications by Field' })
  await expect(byField.getByRole('list')).toHaveCount(7)
  for (const list of await byField.getByRole('list').all()) {
    expect(await list.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
  }
  const levels = byField.getByText(/^(Entry level|Next step|Advanced)$/)
  await expect(levels).toHaveCount(await byField.getByRole('listitem').count())
  await expect(byField).toContainText('The levels are our own judgment.')
  await expect(byField.getByRole('link').first()).toBeVisible()
})

function buildSkill(overrides: Partial<SkillRecord> = {}) {
  return {
    id: '1795000000000',
    createdAt,
    name: 'SQL',
    category: 'technical',
    level: 'beginner',
    wantToLearn: false,
    ...overrides,
  }
}

function buildCertification(overrides: Partial<CertificationRecord> = {}) {
  return {
    id: '1795000000000',
    createdAt,
    name: 'CPR',
    issuingOrg: 'Red Cross',
    isTarget: false,
    dateEarned: '2025-06-01',
    expirationDate: '',
    renewalRequirements: '',
    cost: '',
    timeToComplete: '',
    prerequisites: '',
    studyProgress: 0,
    ...overrides,
  }
}

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

/** Checks that a delete asks first, that Undo puts the record back in its place, and that a reload keeps a delete. */
async function expectDeleteWithUndo(
  page: Page,
  { name, at, key, question }: { name: string; at: number; key: string; question: string },
) {
  const cards = page.getByRole('tabpanel').getByRole('heading', { level: 4 })
  const dialog = page.getByRole('dialog')
  const remove = page.getByRole('button', { name: `Delete ${name}`, exact: true })
  await expect(cards.nth(at)).toHaveText(name)
  const count = await cards.count()
  const before = await readStored(page, key)

  await remove.click()
  await expect(dialog).toHaveAccessibleDescription(question)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(cards).toHaveCount(count)
  expect(await readStored(page, key)).toEqual(before)

  await remove.click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(cards).toHaveCount(count - 1)
  await page.getByRole('button', { name: `Undo: bring back ${name}` }).click()
  await expect(cards).toHaveCount(count)
  await expect(cards.nth(at)).toHaveText(name)
  expect(await readStored(page, key)).toEqual(before)

  await remove.click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(cards).toHaveCount(count - 1)
  await page.reload()
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
  await expect(cards).toHaveCount(count - 1)
  await expect(remove).toBeHidden()
}

async function boxOf(element: Locator) {
  return element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return { x, y: y + scrollY, width, height }
  })
}

const middleOf = ({ y, height }: { y: number; height: number }) => y + height / 2
