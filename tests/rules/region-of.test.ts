import { expect, it } from 'vitest'
import { regionOf } from '@/schemas/my-move/region'

it.each([
  ['Norfolk, VA', 'VA'],
  ['Norfolk, VA 23510', 'VA'],
  ['Norfolk, VA, 23510', 'VA'],
  ['Norfolk, Virginia, 23510-1234, USA', 'VA'],
  ['norfolk, va', 'VA'],
  ['Norfolk VA', 'VA'],
  ['Virginia', 'VA'],
  ['west virginia', 'WV'],
  ['HI', 'HI'],
  ['Washington, D.C.', 'DC'],
  ['New York, New York, ', 'NY'],
  ['San Juan, Puerto Rico', 'PR'],
  ['Norfolk, VA, USA', 'VA'],
  ['Norfolk, Virginia 23510, United States', 'VA'],
])('“%s” is in %s', (location, state) => {
  expect(regionOf(location)).toBe(state)
})

it.each(['', 'Norfolk', 'Naples, Italy', 'Overseas', 'USA', 'me', 'Somewhere in', ' , '])(
  '“%s” names no state',
  (location) => {
    expect(regionOf(location)).toBeUndefined()
  },
)
