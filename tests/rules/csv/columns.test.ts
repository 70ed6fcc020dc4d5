import { describe, expect, it } from 'vitest'
import { columnsOf } from '@/screens/job-search/csv/columns'

const columnsFor = (header: readonly string[], ...rows: readonly string[][]) =>
  columnsOf({ header, rows: rows.map((cells, at) => ({ number: at + 2, cells })) })

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
