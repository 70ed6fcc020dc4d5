import { expect, it } from 'vitest'
import { MAX_SHOWN_AT_ONCE, readPosition } from '@/engine/views/list/use-list-url'

const shown = (address: string) => readPosition(new URLSearchParams(address)).shown

it.each([
  ['shown=50', 50],
  ['shown=500', 500],
  ['shown=501', MAX_SHOWN_AT_ONCE],
  ['shown=99999', MAX_SHOWN_AT_ONCE],
  ['shown=1e300', MAX_SHOWN_AT_ONCE],
])('A URL with %s renders %i records', (address, count) => {
  expect(shown(address)).toBe(count)
})

it.each([
  '',
  'shown=',
  'shown=0',
  'shown=-5',
  'shown=many',
  'shown=2.5',
  'shown=NaN',
  'shown=Infinity',
])('A URL with “%s” renders the first page', (address) => {
  expect(shown(address)).toBeUndefined()
})
