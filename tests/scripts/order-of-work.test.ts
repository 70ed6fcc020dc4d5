import { expect, it } from 'vitest'
import { datedRecords, type DatedRecord } from '../../scripts/dated-records'
import { byPage, orderOfWork } from '../../scripts/order-of-work'
import { runScript } from '../support/run-script'

const page = (title: string) => ({
  title,
  url: `https://${title.toLowerCase()}.example/`,
  grade: 'official' as const,
})
const record = (name: string, due: string, title: string): DatedRecord => ({
  name,
  due,
  page: page(title),
})

it('The order of work lists each page once, overdue pages first, then by day', () => {
  const records = [
    record('c', '2027-02-20', 'Map'),
    record('a', '2026-12-15', 'Rates'),
    record('d', '2027-02-20', 'Map'),
    record('b', '2026-11-01', 'Law'),
    record('later', '2027-05-22', 'Prices'),
  ]
  const work = orderOfWork(records, '2026-11-23', '2027-02-23')
  expect(work.map(({ due, page: { title }, names }) => [due, title, names])).toEqual([
    ['2026-11-01', 'Law', ['b']],
    ['2026-12-15', 'Rates', ['a']],
    ['2027-02-20', 'Map', ['c', 'd']],
  ])
})

it('A page whose records fall due on two days is opened on the first', () => {
  const records = [record('b', '2027-01-02', 'Map'), record('a', '2026-12-01', 'Map')]
  expect(orderOfWork(records, '2026-11-23', '2027-02-23')[0]?.due).toBe('2026-12-01')
})

it('An unread page is listed once with its records, and pages with the most records come first', () => {
  const unread = [
    { name: 'a', page: page('Law') },
    { name: 'b', page: page('Map') },
    { name: 'c', page: page('Map') },
  ]
  expect(byPage(unread).map(({ page: { title }, names }) => [title, names])).toEqual([
    ['Map', ['b', 'c']],
    ['Law', ['a']],
  ])
})

it('The reviews are spread over at least six days', () => {
  const days = new Set(datedRecords().map(({ due }) => due))
  expect(days.size).toBeGreaterThanOrEqual(6)
})

it('A link with its own source is in the order of work too', () => {
  const names = datedRecords().map(({ name }) => name)
  expect(names).toContain('licensed-professions/registered-nurse (Nursys)')
})

it('A date that does not exist is refused, not replaced with another day', () => {
  const { status, stdout, stderr } = runScript('scripts/review-due.ts', '2027-13-01')
  expect(stderr).toBe('2027-13-01 is not a date. Try: npm run review-due -- 2027-06-01\n')
  expect(stdout).toBe('')
  expect(status).toBe(2)
})
