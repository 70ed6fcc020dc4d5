import type { Locator, Page } from '@playwright/test'
import { learningResources } from '@/data/learning-resources'
import { skillCategory, type SkillRecord } from '@/schemas/skill'
import type { CertificationRecord } from '@/schemas/certification'
import type { LearningGoalRecord } from '@/schemas/learning-goal'
import { expect, test } from '../support/fixtures'
import { counter } from '../support/job-search-hub'
import { readRaw, readStored, seed, seedRaw } from '../support/storage'

const hub = '/app/professional-dev'
const keys = {
  skills: 'professionalSkills',
  certifications: 'professionalCertifications',
  goals: 'professionalGoals',
}
const createdAt = '2026-11-01T20:00:00.000Z'

test.describe('The screen', () => {
  const tabs = [
    { name: 'My Skills', id: 'skills' },
    { name: 'My Certifications', id: 'certifications' },
    { name: 'Learning Goals', id: 'goals' },
    { name: 'Learning Resources', id: 'resources' },
    { name: 'Cert Guide', id: 'guide' },
  ]

  test('It opens on the skills, and a reload keeps the tab', async ({ page }) => {
    await page.goto(hub)
    const tab = (name: string) => page.getByRole('tab', { name })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professional Development')
    await expect(page.getByRole('tab')).toHaveText(tabs.map(({ name }) => name))
    await expect(tab('My Skills')).toHaveAttribute('aria-selected', 'true')
    // From the last to the first: the skills are open already.
    for (const { name, id } of tabs.toReversed()) {
      await tab(name).click()
      await expect(page).toHaveURL(`${hub}?tab=${id}`)
      await page.reload()
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel', { name }).getByRole('heading').first()).toBeVisible()
    }
  })

  test('Four figures count skills, earned certifications, active goals and all hours', async ({
    page,
  }) => {
    await seed(page, keys.skills, [buildSkill({ id: '2' }), buildSkill({ id: '1' })])
    await seed(page, keys.certifications, [
      buildCertification({ id: '4', isTarget: true }),
      buildCertification({ id: '3' }),
      buildCertification({ id: '2', expirationDate: '2020-01-01' }),
      buildCertification({ id: '1', isTarget: true }),
    ])
    await seed(page, keys.goals, [
      buildGoal({ id: '2', hoursSpent: 12 }),
      buildGoal({ id: '1', hoursSpent: 1003, completed: true }),
    ])
    await page.goto(hub)
    await expect(page.getByRole('term')).toHaveText([
      'Skills Tracked',
      'Certifications',
      'Active Goals',
      'Learning Hours',
    ])
    await expect(counter(page, 'Skills Tracked')).toHaveText('2')
    await expect(counter(page, 'Certifications')).toHaveText('2')
    await expect(counter(page, 'Active Goals')).toHaveText('1')
    await expect(counter(page, 'Learning Hours')).toHaveText('1,015')
  })

  const lists = [
    { tab: 'skills', key: keys.skills, contents: 'skills', empty: 'No skills tracked yet' },
    {
      tab: 'certifications',
      key: keys.certifications,
      contents: 'certifications',
      empty: 'No certifications tracked yet',
    },
    { tab: 'goals', key: keys.goals, contents: 'learning goals', empty: 'No learning goals yet' },
  ]
  for (const { tab, key, contents, empty } of lists) {
    test(`Unreadable ${contents} show an empty list, and their bytes stay`, async ({
      page,
      problems,
    }) => {
      problems.expect(new RegExp(`Error loading ${contents}:`))
      const broken = '[{"id":"1"'
      await seedRaw(page, key, broken)
      await page.goto(`${hub}?tab=${tab}`)
      await expect(page.getByRole('heading', { name: empty })).toBeVisible()
      expect(await readRaw(page, key)).toBe(broken)
    })
  }
})

test.describe('My Skills', () => {
  const tab = `${hub}?tab=skills`
  const skillForm = (page: Page) => page.getByRole('form', { name: /^(Add|Edit) Skill$/ })

  test('The first skill starts as technical and beginner, and is there after a reload', async ({
    page,
  }) => {
    await page.goto(tab)
    await expect(page.getByRole('heading', { name: 'No skills tracked yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Add Your First Skill' }).click()
    const form = skillForm(page)
    await expect(form.getByLabel('Category')).toHaveValue('technical')
    await expect(form.getByLabel('Category').getByRole('option')).toHaveText(
      Object.values(skillCategory.labels),
    )
    await expect(form.getByLabel('Level')).toHaveValue('beginner')
    await expect(form.getByLabel('I want to learn or improve this skill')).not.toBeChecked()
    await form.getByLabel('Skill Name').fill('  Übersetzen 🌺 ')
    await save(form)

    await expect(form).toBeHidden()
    await expect(counter(page, 'Skills Tracked')).toHaveText('1')
    await page.reload()
    await expect(titlesUnder(page, 'Technical (1)')).toHaveText(['Übersetzen 🌺'])
    await expect(card(page, 'Übersetzen 🌺').getByText('Beginner', { exact: true })).toBeVisible()
    await expect(card(page, 'Übersetzen 🌺').getByText('Want to learn')).toBeHidden()
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

  test('Skills stand in five groups in a fixed order, each with its count, newest first', async ({
    page,
  }) => {
    await seed(page, keys.skills, [
      buildSkill({ id: '7', name: 'Sewing', category: 'other', level: 'expert' }),
      buildSkill({ id: '6', name: 'Newer', category: 'technical', level: 'advanced' }),
      buildSkill({ id: '5', name: 'Nursing', category: 'industry', level: 'intermediate' }),
      buildSkill({ id: '4', name: 'Writing', category: 'communication', wantToLearn: true }),
      buildSkill({ id: '3', name: 'Older', category: 'technical' }),
      buildSkill({ id: '2', name: 'Budgets', category: 'leadership' }),
    ])
    await page.goto(tab)
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
    await skillForm(page).getByLabel('Skill Name').fill('Newest')
    await save(skillForm(page))
    await expect(titlesUnder(page, 'Technical (3)')).toHaveText(['Newest', 'Newer', 'Older'])
    await page.reload()
    await expect(titlesUnder(page, 'Technical (3)')).toHaveText(['Newest', 'Newer', 'Older'])
  })

  test('An edit moves a skill to its group and changes its badges', async ({ page }) => {
    const before = buildSkill({ name: 'Budgets' })
    await seed(page, keys.skills, [before])
    await page.goto(tab)
    await page.getByRole('button', { name: 'Edit Budgets' }).click()
    const form = skillForm(page)
    await expect(form.getByLabel('Skill Name')).toHaveValue('Budgets')
    await form.getByLabel('Category').selectOption('Leadership')
    await form.getByLabel('Level').selectOption('Expert')
    await form.getByLabel('I want to learn or improve this skill').check()
    await save(form)
    await expect(sectionHeadings(page)).toHaveText(['Leadership (1)'])
    await page.reload()
    await expect(titlesUnder(page, 'Leadership (1)')).toHaveText(['Budgets'])
    await expect(card(page, 'Budgets').getByText('Expert', { exact: true })).toBeVisible()
    await expect(card(page, 'Budgets').getByText('Want to learn')).toBeVisible()
    expect(await readStored(page, keys.skills)).toEqual([
      { ...before, category: 'leadership', level: 'expert', wantToLearn: true },
    ])
  })

  test('A delete asks first and can be taken back', async ({ page }) => {
    const all = ['Third', 'Second', 'First'].map((name, at) =>
      buildSkill({ id: `${9 - at}`, name }),
    )
    await seed(page, keys.skills, all)
    await page.goto(tab)
    await expectDeleteWithUndo(page, {
      name: 'Second',
      key: keys.skills,
      question: 'Delete this skill?',
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

  test('The first certification starts as earned, and is there after a reload', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-21T20:00:00Z')
    await page.goto(tab)
    await expect(page.getByRole('heading', { name: 'No certifications tracked yet' })).toBeVisible()
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
        id: '1795291200000',
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

  test('The form follows its status, and what a switch hides is back after the next', async ({
    page,
  }) => {
    await page.goto(`${tab}&edit=new`)
    const form = certificationForm(page)
    const status = form.getByLabel('Status')
    await expectFields(form, ['Date Earned', ...whenEarned], ['Target Date', ...whenTarget])
    await form.getByLabel('Expiration Date').fill('2030-01-31')
    await form.getByLabel('Renewal Requirements').fill('20 hours')
    await form.getByLabel('Date Earned').fill('2026-01-31')

    await status.selectOption('Working Towards (Target)')
    await expectFields(form, ['Target Date', ...whenTarget], ['Date Earned', ...whenEarned])
    await expect(form.getByLabel('Target Date')).toHaveValue('2026-01-31')
    await form.getByLabel('Cost').fill('$425')
    await form.getByLabel('Study Progress').fill('35')

    await status.selectOption('Earned')
    await expectFields(form, ['Date Earned', ...whenEarned], ['Target Date', ...whenTarget])
    await expect(form.getByLabel('Expiration Date')).toHaveValue('2030-01-31')
    await expect(form.getByLabel('Renewal Requirements')).toHaveValue('20 hours')
    await status.selectOption('Working Towards (Target)')
    await expect(form.getByLabel('Cost')).toHaveValue('$425')
    await expect(form.getByLabel('Study Progress')).toHaveValue('35')

    await form.getByLabel('Certification Name').fill('PMP')
    await form.getByLabel('Issuing Organization').fill('PMI')
    await save(form)
    // The card ignores what the status hides; the storage keeps it.
    await expect(titlesUnder(page, 'Working Towards (1)')).toHaveText(['PMP'])
    await expect(card(page, 'PMP')).toContainText('Target Date')
    await expect(card(page, 'PMP')).toContainText('$425')
    await expect(card(page, 'PMP')).not.toContainText('20 hours')
    await expect(card(page, 'PMP')).not.toContainText('Jan 31, 2030')
    expect(await readStored(page, keys.certifications)).toMatchObject([
      {
        isTarget: true,
        expirationDate: '2030-01-31',
        renewalRequirements: '20 hours',
        cost: '$425',
        studyProgress: 35,
      },
    ])
    await page.reload()
    await page.getByRole('button', { name: 'Edit PMP' }).click()
    await status.selectOption('Earned')
    await expect(form.getByLabel('Expiration Date')).toHaveValue('2030-01-31')
  })

  test('A target that is reached moves to the current certifications with one edit', async ({
    page,
  }) => {
    const before = buildCertification({
      name: 'PMP',
      isTarget: true,
      studyProgress: 80,
      cost: '$425',
    })
    await seed(page, keys.certifications, [
      before,
      buildCertification({ id: '1', name: 'CPR', studyProgress: 40, cost: '$80' }),
    ])
    await page.goto(tab)
    await expect(sectionHeadings(page)).toHaveText([
      'Current Certifications (1)',
      'Working Towards (1)',
    ])
    await expect(card(page, 'PMP').getByText('Target', { exact: true })).toBeVisible()
    await expect(card(page, 'PMP').getByRole('progressbar')).toHaveAttribute('value', '80')
    await expect(card(page, 'CPR').getByRole('progressbar')).toBeHidden()
    await expect(card(page, 'CPR')).not.toContainText('$80')
    await expect(counter(page, 'Certifications')).toHaveText('1')

    await page.getByRole('button', { name: 'Edit PMP' }).click()
    await certificationForm(page).getByLabel('Status').selectOption('Earned')
    await certificationForm(page).getByLabel('Date Earned').fill('2026-11-20')
    await save(certificationForm(page))
    await expect(counter(page, 'Certifications')).toHaveText('2')
    await page.reload()
    await expect(titlesUnder(page, 'Current Certifications (2)')).toHaveText(['PMP', 'CPR'])
    await expect(sectionHeadings(page)).toHaveCount(1)
    await expect(card(page, 'PMP').getByText('Earned', { exact: true })).toBeVisible()
    await expect(card(page, 'PMP').getByRole('progressbar')).toBeHidden()
    expect(await readStored(page, keys.certifications)).toMatchObject([
      { ...before, isTarget: false, dateEarned: '2026-11-20' },
      { name: 'CPR' },
    ])
  })

  const midnights = [
    // A minute before midnight in Honolulu, where UTC is a day ahead.
    { timezoneId: 'Pacific/Honolulu', now: '2026-11-22T09:59:00Z' },
    // A minute after midnight in Tokyo, where UTC is a day behind.
    { timezoneId: 'Asia/Tokyo', now: '2026-11-20T15:01:00Z' },
  ]
  for (const { timezoneId, now } of midnights) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId })
      test('On Nov 21, 2026 the warning names what expires until Feb 19, 2027, and no more', async ({
        page,
      }) => {
        await page.clock.setFixedTime(now)
        const lastDays = [
          // Newest first, as the list has them; the warning begins with what is most urgent.
          { id: '7', name: 'Ninety', expirationDate: '2027-02-19' },
          { id: '6', name: 'Never', expirationDate: '' },
          { id: '5', name: 'Yesterday', expirationDate: '2026-11-20' },
          { id: '4', name: 'Today', expirationDate: '2026-11-21' },
          { id: '3', name: 'Tomorrow', expirationDate: '2026-11-22' },
          { id: '2', name: 'Ninety-one', expirationDate: '2027-02-20' },
          { id: '1', name: 'Planned', expirationDate: '2026-11-22', isTarget: true },
        ]
        await seed(page, keys.certifications, lastDays.map(buildCertification))
        await page.goto(tab)
        const box = page
          .getByRole('heading', { name: 'Certifications Expiring Soon' })
          .locator('..')
        await expect(box.getByRole('listitem')).toHaveText([
          'Today expires Nov 21, 2026 (today).',
          'Tomorrow expires Nov 22, 2026 (tomorrow).',
          'Ninety expires Feb 19, 2027 (in 90 days).',
        ])
        const badges = page.getByText('Expired', { exact: true })
        await expect(badges).toHaveCount(1)
        await expect(card(page, 'Yesterday').getByText('Expired', { exact: true })).toBeVisible()
      })
    })
  }

  test('Where nothing expires soon there is no warning', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T20:00:00Z')
    await seed(page, keys.certifications, [buildCertification({ expirationDate: '2027-02-20' })])
    await page.goto(tab)
    await expect(titlesUnder(page, 'Current Certifications (1)')).toHaveText(['CPR'])
    await expect(page.getByText('Certifications Expiring Soon')).toBeHidden()
  })

  test('A delete asks first and can be taken back', async ({ page }) => {
    const all = ['C', 'B', 'A'].map((name, at) => buildCertification({ id: `${9 - at}`, name }))
    await seed(page, keys.certifications, all)
    await page.goto(tab)
    await expectDeleteWithUndo(page, {
      name: 'B',
      key: keys.certifications,
      question: 'Delete this certification?',
    })
  })

  test('A certification that expires before it was earned is refused, until the dates agree', async ({
    page,
  }) => {
    const before = buildCertification({ dateEarned: '2026-06-01', expirationDate: '2025-06-01' })
    await seed(page, keys.certifications, [before])
    await page.goto(tab)
    // What lies in the storage is read all the same.
    await page.getByRole('button', { name: 'Edit CPR' }).click()
    const form = certificationForm(page)
    await save(form)
    await expectRefused(page, form.getByLabel('Expiration Date'), /before the date earned/)
    expect(await readStored(page, keys.certifications)).toEqual([before])

    await form.getByLabel('Date Earned').fill('2024-06-01')
    await save(form)
    await expect(form).toBeHidden()
    expect(await readStored(page, keys.certifications)).toEqual([
      { ...before, dateEarned: '2024-06-01' },
    ])
  })

  test('A hidden field that stops a save shows itself with its sentence', async ({ page }) => {
    await page.goto(`${tab}&edit=new`)
    const form = certificationForm(page)
    await form.getByLabel('Certification Name').fill('PMP')
    await form.getByLabel('Issuing Organization').fill('PMI')
    await form.getByLabel('Date Earned').fill('2026-01-31')
    await form.getByLabel('Status').selectOption('Working Towards (Target)')
    await form.getByLabel('Study Progress').fill('101')
    await form.getByLabel('Status').selectOption('Earned')
    await save(form)
    const sentence = /Use a whole number from 0 to 100\.$/
    await expectRefused(page, form.getByLabel('Study Progress'), sentence)
    await form.getByLabel('Study Progress').fill('100')
    await save(form)
    await expect(titlesUnder(page, 'Current Certifications (1)')).toHaveText(['PMP'])
  })
})

test.describe('Learning Goals', () => {
  const tab = `${hub}?tab=goals`
  const goalForm = (page: Page) => page.getByRole('form', { name: /^(Add|Edit) Goal$/ })
  const toggle = (page: Page, name: string) =>
    page.getByRole('checkbox', { name: `Completed: ${name}`, exact: true })

  test('The first goal starts with 0 hours and active, and is there after a reload', async ({
    page,
  }) => {
    await page.goto(tab)
    await expect(page.getByRole('heading', { name: 'No learning goals yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Create Your First Goal' }).click()
    const form = goalForm(page)
    await expect(form.getByLabel('Hours Spent')).toHaveValue('0')
    await form.getByLabel('Goal Title').fill('Learn SQL')
    await form.getByLabel('Target Date').fill('2026-12-31')
    await form.getByLabel('Description').fill('Joins.\nWindow functions.')
    await save(form)
    await expect(counter(page, 'Active Goals')).toHaveText('1')
    await page.reload()
    await expect(titlesUnder(page, 'Active Goals (1)')).toHaveText(['Learn SQL'])
    await expect(sectionHeadings(page)).toHaveCount(1)
    await expect(card(page, 'Learn SQL')).toContainText('Dec 31, 2026')
    await expect(card(page, 'Learn SQL')).toContainText('Window functions.')
    await expect(toggle(page, 'Learn SQL')).not.toBeChecked()
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

  test('The checkbox moves a goal to the completed ones and back; its hours stay counted', async ({
    page,
  }) => {
    await seed(page, keys.goals, [
      buildGoal({ id: '2', title: 'Learn SQL', hoursSpent: 12 }),
      buildGoal({ id: '1', title: 'Read more', hoursSpent: 3 }),
    ])
    await page.goto(tab)
    await expect(titlesUnder(page, 'Active Goals (2)')).toHaveText(['Learn SQL', 'Read more'])
    await toggle(page, 'Learn SQL').click()
    await expect(titlesUnder(page, 'Active Goals (1)')).toHaveText(['Read more'])
    await expect(titlesUnder(page, 'Completed Goals (1)')).toHaveText(['Learn SQL'])
    await expect(counter(page, 'Active Goals')).toHaveText('1')
    await expect(counter(page, 'Learning Hours')).toHaveText('15')
    await page.reload()
    await expect(titlesUnder(page, 'Completed Goals (1)')).toHaveText(['Learn SQL'])
    await expect(toggle(page, 'Learn SQL')).toBeChecked()

    await toggle(page, 'Learn SQL').click()
    await expect(titlesUnder(page, 'Active Goals (2)')).toHaveText(['Learn SQL', 'Read more'])
    await expect(sectionHeadings(page)).toHaveCount(1)
    await expect(counter(page, 'Active Goals')).toHaveText('2')
    await page.reload()
    await expect(titlesUnder(page, 'Active Goals (2)')).toHaveText(['Learn SQL', 'Read more'])
  })

  test('An edit changes the goal and the hours, and leaves it completed', async ({ page }) => {
    const before = buildGoal({ title: 'Learn SQL', hoursSpent: 12, completed: true })
    await seed(page, keys.goals, [before])
    await page.goto(tab)
    await page.getByRole('button', { name: 'Edit Learn SQL' }).click()
    await goalForm(page).getByLabel('Goal Title').fill('Learn more SQL')
    await goalForm(page).getByLabel('Hours Spent').fill('20')
    await save(goalForm(page))
    await expect(titlesUnder(page, 'Completed Goals (1)')).toHaveText(['Learn more SQL'])
    await expect(counter(page, 'Learning Hours')).toHaveText('20')
    await page.reload()
    await expect(titlesUnder(page, 'Completed Goals (1)')).toHaveText(['Learn more SQL'])
    expect(await readStored(page, keys.goals)).toEqual([
      { ...before, title: 'Learn more SQL', hoursSpent: 20 },
    ])
  })

  test('A new goal stands on top', async ({ page }) => {
    await seed(page, keys.goals, [buildGoal({ title: 'Older', targetDate: '2020-01-01' })])
    await page.goto(tab)
    await page.getByRole('button', { name: '+ Add Goal' }).click()
    await goalForm(page).getByLabel('Goal Title').fill('Newer')
    await goalForm(page).getByLabel('Target Date').fill('2030-01-01')
    await save(goalForm(page))
    await expect(titlesUnder(page, 'Active Goals (2)')).toHaveText(['Newer', 'Older'])
  })

  test('A delete asks first and can be taken back', async ({ page }) => {
    const all = ['C', 'B', 'A'].map((title, at) => buildGoal({ id: `${9 - at}`, title }))
    await seed(page, keys.goals, all)
    await page.goto(tab)
    await expectDeleteWithUndo(page, { name: 'B', key: keys.goals, question: 'Delete this goal?' })
  })
})

test.describe('Bad input', () => {
  interface Bad {
    label: string
    typed: string
    says: RegExp
  }
  const atLeastZero = /Use a whole number of at least 0\.$/
  const forms: { tab: string; key: string; sound: Record<string, string>; bad: Bad[] }[] = [
    {
      tab: 'skills',
      key: keys.skills,
      sound: { 'Skill Name': 'SQL' },
      bad: [{ label: 'Skill Name', typed: ' \u00a0 ', says: /^Enter the skill’s name\.$/ }],
    },
    {
      tab: 'certifications',
      key: keys.certifications,
      sound: {
        'Certification Name': 'CPR',
        'Issuing Organization': 'Red Cross',
        'Date Earned': '2025-06-01',
      },
      bad: [
        { label: 'Certification Name', typed: '', says: /^Enter the certification’s name\.$/ },
        {
          label: 'Issuing Organization',
          typed: '  ',
          says: /Enter the organization that issues it\.$/,
        },
        { label: 'Date Earned', typed: '', says: /^Enter the date\.$/ },
      ],
    },
    {
      tab: 'goals',
      key: keys.goals,
      sound: { 'Goal Title': 'Learn SQL', 'Target Date': '2026-12-31' },
      bad: [
        { label: 'Goal Title', typed: ' ', says: /^Enter what you want to learn\.$/ },
        { label: 'Target Date', typed: '', says: /Enter the day you want to be done\.$/ },
        { label: 'Hours Spent', typed: '-1', says: atLeastZero },
        { label: 'Hours Spent', typed: '1.5', says: atLeastZero },
      ],
    },
  ]
  for (const { tab, key, sound, bad } of forms) {
    for (const { label, typed, says } of bad) {
      test(`In ${tab}, ${label} "${typed}" is refused beside the field, and nothing is stored`, async ({
        page,
      }) => {
        await page.goto(`${hub}?tab=${tab}&edit=new`)
        const form = page.getByRole('form')
        await fill(form, { ...sound, [label]: typed })
        await save(form)
        await expectRefused(page, form.getByLabel(label), says)
        await expect(form.getByLabel(label)).toHaveValue(typed)
        expect(await readRaw(page, key)).toBeNull()
      })
    }
  }

  for (const typed of ['101', '-1', '33.3']) {
    test(`A study progress of ${typed} is refused beside the field`, async ({ page }) => {
      await page.goto(`${hub}?tab=certifications&edit=new`)
      const form = page.getByRole('form')
      await form.getByLabel('Status').selectOption('Working Towards (Target)')
      await fill(form, {
        'Certification Name': 'PMP',
        'Issuing Organization': 'PMI',
        'Target Date': '2027-01-31',
        'Study Progress': typed,
      })
      await save(form)
      const sentence = /Use a whole number from 0 to 100\.$/
      await expectRefused(page, form.getByLabel('Study Progress'), sentence)
      expect(await readRaw(page, keys.certifications)).toBeNull()
    })
  }

  for (const { what, typed } of [
    { what: 'Blank', typed: '' },
    { what: 'Non-numeric', typed: 'e' },
  ]) {
    test(`${what} hours become 0 where the person sees it, on leaving the field`, async ({
      page,
    }) => {
      await page.goto(`${hub}?tab=goals&edit=new`)
      const form = page.getByRole('form')
      const hours = form.getByLabel('Hours Spent')
      await fill(form, { 'Goal Title': 'Learn SQL', 'Target Date': '2026-12-31' })
      await hours.fill('')
      await hours.pressSequentially(typed)
      await hours.press('Tab')
      await expect(hours).toHaveValue('0')
      await save(form)
      await expect(form).toBeHidden()
      expect(await readStored(page, keys.goals)).toMatchObject([{ hoursSpent: 0 }])
    })
  }

  test('Each required field is marked for the browser too', async ({ page }) => {
    await page.goto(`${hub}?tab=certifications&edit=new`)
    const form = page.getByRole('form')
    for (const label of ['Certification Name', 'Issuing Organization', 'Status', 'Date Earned']) {
      await expect(form.getByLabel(label)).toHaveAttribute('required')
    }
    await expect(form.getByLabel('Expiration Date')).not.toHaveAttribute('required')
    await form.getByLabel('Status').selectOption('Working Towards (Target)')
    await expect(form.getByLabel('Study Progress')).toHaveAttribute('type', 'number')
    await expect(form.getByLabel('Study Progress')).toHaveAttribute('min', '0')
    await expect(form.getByLabel('Study Progress')).toHaveAttribute('max', '100')
  })
})

test('Learning Resources stand in seven groups, and every one says what it costs', async ({
  page,
}) => {
  await page.goto(`${hub}?tab=resources`)
  const resources = page.getByRole('region', { name: 'Learning Resources' })
  await expect(resources.getByRole('heading', { level: 3 })).toHaveText([
    'Free Resources',
    'Military Spouse Specific',
    'Tech & Development',
    'Business & Professional',
    'Healthcare',
    'Education & Teaching',
    'Creative & Design',
  ])
  const rows = resources.getByRole('listitem')
  await expect(rows).toHaveCount(learningResources.rows.length)
  for (const { name, cost } of learningResources.rows) {
    const row = rows.filter({
      has: page.getByRole('link', { name: `${name} (opens in a new tab)` }),
    })
    await expect(row.getByText(cost, { exact: true }), name).toBeVisible()
  }
  for (const price of ['$19.99/mo', '$39.99/mo', '$32/mo']) {
    await expect(rows.filter({ hasText: price })).toHaveCount(1)
  }
  const promo = page.getByRole('region', { name: 'MyCAA Scholarship' })
  await expect(promo).toContainText('up to $4,000')
  await expectOutbound(resources.getByRole('link'))
  await expectOutbound(promo.getByRole('link'))
})

test('The Cert Guide says why, names certifications in seven fields, and gives advice', async ({
  page,
}) => {
  await page.goto(`${hub}?tab=guide`)
  const panel = page.getByRole('tabpanel', { name: 'Cert Guide' })
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText([
    'Why Certifications Matter',
    'Popular Certifications by Field',
    'How to Choose a Certification',
    'Study Tips',
    'Success Story',
  ])
  const byField = page.getByRole('region', { name: 'Popular Certifications by Field' })
  await expect(byField.getByRole('heading', { level: 3 })).toHaveText([
    'Technology & IT (Information Technology)',
    'Project Management',
    'Human Resources',
    'Healthcare',
    'Finance & Accounting',
    'Education & Training',
    'Real Estate & Property Management',
  ])
  await expect(byField.getByRole('list')).toHaveCount(7)
  for (const list of await byField.getByRole('list').all()) {
    expect(await list.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
  }
  await expectOutbound(byField.getByRole('link'))
  await expect(page.getByRole('region', { name: 'Success Story' })).toContainText(
    /illustrative example/i,
  )
})

function buildSkill(different: Partial<SkillRecord> = {}) {
  return {
    id: '1795000000000',
    createdAt,
    name: 'SQL',
    category: 'technical',
    level: 'beginner',
    wantToLearn: false,
    ...different,
  }
}

function buildCertification(different: Partial<CertificationRecord> = {}) {
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
    ...different,
  }
}

function buildGoal(different: Partial<LearningGoalRecord> = {}) {
  return {
    id: '1795000000000',
    createdAt,
    title: 'Learn SQL',
    description: '',
    targetDate: '2026-12-31',
    hoursSpent: 0,
    completed: false,
    ...different,
  }
}

/** The headings over the groups of a list. */
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

async function fill(form: Locator, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value)
}

async function save(form: Locator) {
  await form.getByRole('button', { name: 'Save' }).click()
}

async function expectRefused(page: Page, input: Locator, sentence: RegExp) {
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect(input).toHaveAccessibleDescription(sentence)
  await expect(input).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('1 field needs your attention.')
}

/** A question, a delete, and the record back in its place; and one that is for good. */
async function expectDeleteWithUndo(
  page: Page,
  { name, key, question }: { name: string; key: string; question: string },
) {
  const cards = page.getByRole('tabpanel').getByRole('heading', { level: 4 })
  const dialog = page.getByRole('dialog')
  const remove = page.getByRole('button', { name: `Delete ${name}`, exact: true })
  await expect(cards).toHaveCount(3)
  const before = await readStored(page, key)

  await remove.click()
  await expect(dialog).toHaveAccessibleDescription(question)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(cards).toHaveCount(3)
  expect(await readStored(page, key)).toEqual(before)

  await remove.click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(cards).toHaveCount(2)
  await page.getByRole('button', { name: `Undo: bring back ${name}` }).click()
  await expect(cards).toHaveCount(3)
  await expect(cards.nth(1)).toHaveText(name)
  expect(await readStored(page, key)).toEqual(before)

  await remove.click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(cards).toHaveCount(2)
  await page.reload()
  await expect(cards).toHaveCount(2)
  await expect(remove).toBeHidden()
}

/** Each opens a new tab that cannot reach back. */
async function expectOutbound(links: Locator) {
  expect(await links.count()).toBeGreaterThanOrEqual(1)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
  }
}
