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
  it('is the date where most of its cells are days', () => {
    const rows = [
      ['A', '3/4/2026'],
      ['B', '25/3/2026'],
      ['C', 'soon'],
      ['D', ''],
    ]
    expect(columnsFor(['Company', 'Applied'], ...rows)).toEqual(['company', 'dateApplied'])
  })

  it('says who applied where they are not', () => {
    const rows = [
      ['A', 'yes'],
      ['B', 'no'],
      ['C', '3/4/2026'],
    ]
    expect(columnsFor(['Company', 'Applied'], ...rows)).toEqual(['company', 'isApplied'])
    expect(columnsFor(['Company', 'Applied'], ['A', ''])).toEqual(['company', 'isApplied'])
  })

  it('leaves the date to a column that is called so', () => {
    expect(columnsFor(['Applied', 'Date Applied'], ['3/4/2026', '3/5/2026'])).toEqual([
      'isApplied',
      'dateApplied',
    ])
  })
})

describe('A column called “Follow up”', () => {
  const header = ['Company', 'Follow up']

  it('is the day of the next action where most of its cells are days', () => {
    expect(columnsFor(header, ['A', '11/30/2026'], ['B', 'call Ana'], ['C', '12/1'])).toEqual([
      'company',
      'nextActionDate',
    ])
  })

  it('is the next action where they are not, or where another column has its day', () => {
    expect(columnsFor(header, ['A', 'call Ana'])).toEqual(['company', 'nextAction'])
    expect(columnsFor(['Follow up', 'Deadline'], ['11/30/2026', ''])).toEqual([
      'nextAction',
      'nextActionDate',
    ])
  })
})

describe('The columns of a sheet', () => {
  it('are known by the names that people give them', () => {
    expect(columnsFor(['Notes/Comments', 'Where I found it'])).toEqual(['notes', 'foundOn'])
  })

  it.each(applicationFields)('are known by the label of %s', (field) => {
    expect(columnsFor([targetLabel(field)])).toEqual([field])
  })

  it('are known by the name of a field for which nothing else is listed', () => {
    expect(columnsFor(['history'])).toEqual(['history'])
  })

  it('come as the fields of the record do, the history last', () => {
    expect(applicationFields).toEqual(Object.keys(jobApplication.shape))
    expect(applicationFields.at(-1)).toBe('history')
  })

  it('are named where they are left out, but for those that are blank', () => {
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

it('A column is known by its name with and without accents, however they are stored', () => {
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
