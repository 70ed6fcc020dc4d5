import { describe, expect, it } from 'vitest'
import {
  applicationFields,
  columnsOf,
  leftOutColumns,
  targetLabel,
} from '@/screens/job-search/csv/columns'
import { jobApplication } from '@/schemas/job-search/job-application'

const columnsFor = (header: readonly string[], ...rows: readonly string[][]) =>
  columnsOf({ header, rows: rows.map((cells, at) => ({ number: at + 2, cells, days: cells })) })

describe('A column called “Applied”', () => {
  it('is the date if most of its cells are dates', () => {
    const rows = [
      ['A', '3/4/2026'],
      ['B', '25/3/2026'],
      ['C', 'soon'],
      ['D', ''],
    ]
    expect(columnsFor(['Company', 'Applied'], ...rows)).toEqual(['company', 'dateApplied'])
  })

  it('is whether the person applied if most of its cells are not dates', () => {
    const rows = [
      ['A', 'yes'],
      ['B', 'no'],
      ['C', '3/4/2026'],
    ]
    expect(columnsFor(['Company', 'Applied'], ...rows)).toEqual(['company', 'isApplied'])
    expect(columnsFor(['Company', 'Applied'], ['A', ''])).toEqual(['company', 'isApplied'])
  })

  it('is not the date if another column is called “Date Applied”', () => {
    expect(columnsFor(['Applied', 'Date Applied'], ['3/4/2026', '3/5/2026'])).toEqual([
      'isApplied',
      'dateApplied',
    ])
  })
})

describe('A column called “Follow up”', () => {
  const header = ['Company', 'Follow up']

  it('is the next action date if most of its cells are dates', () => {
    expect(columnsFor(header, ['A', '11/30/2026'], ['B', 'call Ana'], ['C', '12/1'])).toEqual([
      'company',
      'nextActionDate',
    ])
  })

  it('is the next action if they are not, or if another column has the date', () => {
    expect(columnsFor(header, ['A', 'call Ana'])).toEqual(['company', 'nextAction'])
    expect(columnsFor(['Follow up', 'Deadline'], ['11/30/2026', ''])).toEqual([
      'nextAction',
      'nextActionDate',
    ])
  })
})

describe('The columns of a sheet', () => {
  it('are recognized by names that people use', () => {
    expect(columnsFor(['Notes/Comments', 'Where I found it'])).toEqual(['notes', 'foundOn'])
  })

  it.each(applicationFields)('are recognized by the label of %s', (field) => {
    expect(columnsFor([targetLabel(field)])).toEqual([field])
  })

  it('are recognized by a field’s own name if no other names are listed', () => {
    expect(columnsFor(['history'])).toEqual(['history'])
  })

  it('have the order of the record’s fields, with the history last', () => {
    expect(applicationFields).toEqual(Object.keys(jobApplication.shape))
    expect(applicationFields.at(-1)).toBe('history')
  })

  it('are listed if they are left out, except blank ones', () => {
    const long = 'x'.repeat(5_000)
    const cells = ['A', 'yes', ' ', '?', '1']
    const table = {
      header: ['Company', 'Heard back', 'Spare', '', long],
      rows: [{ number: 2, cells, days: cells }],
    }
    expect(leftOutColumns(table, columnsOf(table))).toEqual([
      'Heard back',
      'Column 4',
      `${'x'.repeat(40)}…`,
    ])
  })
})

it('A column is recognized with and without accents, in any Unicode normalization form', () => {
  for (const name of [
    'Resume',
    'R\u00e9sum\u00e9',
    'Re\u0301sume\u0301',
    'R\u00c9SUM\u00c9',
    'Ｒesume',
  ]) {
    expect(columnsFor(['Company', name])).toEqual(['company', 'resumeVersion'])
  }
})
