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
  ['San Antonio Texas', 'TX'],
  ['Norfolk Virginia 23510', 'VA'],
  ['virginia  beach virginia', 'VA'],
  ['Charleston West Virginia', 'WV'],
  ['Little Rock Arkansas', 'AR'],
  ['Kansas City Missouri', 'MO'],
  ['Fort Washington Maryland', 'MD'],
  ['New York Mills Minnesota', 'MN'],
  ['Tacoma Washington', 'WA'],
  ['Bonney Lake Washington', 'WA'],
  ['Washington District of Columbia', 'DC'],
  ['St. Thomas U.S. Virgin Islands', 'VI'],
])('“%s” is in %s', (location, state) => {
  expect(regionOf(location)).toBe(state)
})

it.each([
  '',
  'Norfolk',
  'Naples, Italy',
  'Overseas',
  'Naples Overseas',
  'USA',
  'me',
  'Somewhere in',
  ' , ',
  'Virginia Beach',
  'Oklahoma City',
  'Texas City',
  'Fort Washington',
  'Mt. Washington',
  'Marine Barracks Washington',
  'Naval District Washington',
  'Tijuana, Baja California',
  'West New York',
])('“%s” names no state', (location) => {
  expect(regionOf(location)).toBeUndefined()
})
