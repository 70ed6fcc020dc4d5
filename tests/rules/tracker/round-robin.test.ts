import { expect, it } from 'vitest'
import { roundRobin } from '@/screens/job-search/list/board'

const applied = ['a1', 'a2', 'a3', 'a4']
const offers = ['o1']

it('A page is filled from the columns in turn, and a short column leaves its share to the others', () => {
  expect(roundRobin([applied, [], offers], 2)).toEqual(['a1', 'o1'])
  expect(roundRobin([applied, [], offers], 4)).toEqual(['a1', 'o1', 'a2', 'a3'])
})

it('A page that is longer than all columns contains every record', () => {
  expect(roundRobin([applied, offers], 25)).toHaveLength(5)
  expect(roundRobin([], 25)).toEqual([])
})
