import { describe, expect, it } from 'vitest'
import { assessmentQuestions } from '@/data/career-planner/assessment-questions'
import { careers } from '@/data/career-planner/careers'
import { housingFramework } from '@/data/housing/housing-framework'
import { housingSteps } from '@/data/housing/housing-steps'
import { datasets } from '@/data/registry'
import { categories } from '../support/career-categories'

/** The number of records that the specification requires in each dataset. */
const counts: Record<string, number> = {
  'assessment-questions': 4,
  'pcs-resources': 4,
  'demo-profiles': 10,
  organizations: 7,
  'licensed-professions': 8,
  'license-steps': 12,
  'licensing-resources': 4,
  'housing-considerations': 6,
  'housing-steps': 14,
  'base-housing-lists': 4,
  'buy-rent-factors': 5,
  'certification-guide': 7,
  'dashboard-tips': 7,
}

/** The number of records that the specification requires in each group, in group order. */
const groups: Record<string, readonly [name: string, count: number][]> = {
  'housing-resources': [
    ['Official', 4],
    ['Rental & Purchase', 3],
    ['Reviews', 2],
    ['Moving', 3],
  ],
}

/** The ids that the specification names, in their order. */
const orders: Record<string, readonly string[]> = {
  'pcs-timeline': ['3-months', '2-months', '1-month', 'moving-week', 'arrival'],
  'pcs-specialized': ['licensed', 'remote', 'federal', 'entrepreneur', 'student'],
  'housing-steps': [
    'research-start',
    'decide-onoff-base',
    'calculate-budget',
    'join-groups',
    'virtual-tours',
    'submit-applications',
    'research-schools',
    'plan-utilities',
    'finalize-housing',
    'arrange-move',
    'update-addresses',
    'move-in',
    'register-vehicle',
    'explore-area',
  ],
}

describe('The specification’s counts', () => {
  it.each(Object.entries(counts))('%s has %i records', (name, count) => {
    expect(rowsOf(name)).toHaveLength(count)
  })

  it.each(Object.entries(groups))('%s has its groups with their counts', (name, wanted) => {
    expect(countBy(rowsOf(name), 'group')).toEqual(wanted)
  })

  it.each(Object.entries(orders))('%s has its ids in order', (name, ids) => {
    expect(rowsOf(name).map(({ id }) => id)).toEqual(ids)
  })

  it('gives the timeline 10, 10, 10, 10 and 15 items, and every situation 10', () => {
    expect(rowsOf('pcs-timeline').map(itemCount)).toEqual([10, 10, 10, 10, 15])
    expect(rowsOf('pcs-specialized').map(itemCount)).toEqual([10, 10, 10, 10, 10])
  })

  it('divides the 22 careers among the eight categories, in order', () => {
    expect(countBy(rowsOf('careers'), 'category')).toEqual(categories)
  })

  it('has five careers whose certifications start with “None required”', () => {
    const first = careers.rows.filter(({ certifications: [one] }) => one === 'None required')
    expect(first.map(({ id }) => id)).toEqual([
      'online-tutor',
      'graphic-designer',
      'content-writer-editor',
      'customer-service-representative',
      'virtual-executive-assistant',
    ])
  })

  it('asks the four questions of the assessment with 4, 6, 4 and 4 options', () => {
    expect(assessmentQuestions.rows.map(({ id, options }) => [id, options.length])).toEqual([
      ['work-style', 4],
      ['skills', 6],
      ['priority', 4],
      ['education', 4],
    ])
  })

  it('gives six career transition tips, including MyCAA', () => {
    expect(rowsOf('career-transition-tips').map(itemCount)).toEqual([6])
    expect(JSON.stringify(rowsOf('career-transition-tips'))).toContain('Check MyCAA')
  })

  it('gives every housing step at least two career considerations', () => {
    const few = housingSteps.rows.filter(
      ({ careerConsiderations = [] }) => careerConsiderations.length < 2,
    )
    expect(few.map(({ id }) => id)).toEqual([])
  })

  it('has at least four pros and four cons each for living on and off base', () => {
    const few = rowsOf('base-housing-lists').filter((row) => itemCount(row) < 4)
    expect(few.map(({ id }) => id)).toEqual([])
  })

  it('numbers the five steps of the housing framework', () => {
    expect(housingFramework.rows.map((row) => [itemCount(row), row.ordered])).toEqual([[5, true]])
  })

  it('gives at least five networking tips of each kind', () => {
    const counts = rowsOf('networking-tips').map((row) => [row.id, itemCount(row) >= 5])
    expect(Object.fromEntries(counts)).toMatchObject({
      online: true,
      'in-person': true,
      'best-practices': true,
    })
  })

  it('has at least the 40 learning resources that the dashboard promises', () => {
    expect(rowsOf('learning-resources').length).toBeGreaterThanOrEqual(40)
  })

  it('has exactly one paid job board, at about $14.95 a month', () => {
    const paid = rowsOf('job-boards').filter((row) => 'cost' in row && row.cost === 'Paid')
    expect(paid).toHaveLength(1)
    expect(JSON.stringify(paid)).toContain('$14.95')
  })

  it('has at least 18 questions in the FAQ', () => {
    expect(rowsOf('faq').length).toBeGreaterThanOrEqual(18)
  })
})

function rowsOf(name: string): readonly { id: string }[] {
  const found = datasets.find(({ dataset }) => dataset.name === name)
  if (!found) throw new Error(`There is no dataset "${name}" in src/data/registry.ts.`)
  return found.dataset.rows
}

function countBy(rows: readonly object[], field: string): [string, number][] {
  const tally = new Map<string, number>()
  for (const row of rows) {
    const value = String(Object.entries(row).find(([key]) => key === field)?.[1])
    tally.set(value, (tally.get(value) ?? 0) + 1)
  }
  return [...tally]
}

function itemCount(row: object): number {
  if ('points' in row && Array.isArray(row.points)) return row.points.length
  return 'items' in row && Array.isArray(row.items) ? row.items.length : 0
}
