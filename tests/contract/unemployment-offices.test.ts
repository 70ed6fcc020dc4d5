import { expect, it } from 'vitest'
import { unemploymentOffices } from '@/data/unemployment-offices'
import { isTerritory, region } from '@/schemas/my-move/region'

const offices = unemploymentOffices.rows

it('Each state and the District of Columbia has its unemployment office, in the order of the codes', () => {
  const states = region.values.filter((place) => !isTerritory(place) && place !== 'overseas')
  expect(offices.map(({ state }) => state)).toEqual(states.toSorted())
  expect(offices.map(({ id }) => id)).toEqual(states.map((state) => state.toLowerCase()).toSorted())
})

it('A site and phone numbers of these offices are shown only where two lists agree', () => {
  expect(offices.filter(({ site }) => !site).map(({ state }) => state)).toEqual([
    'DC',
    'IA',
    'LA',
    'MA',
    'MD',
    'NM',
    'OK',
    'TN',
  ])
  const unsure = offices.filter(({ site, phones }) => site && !phones).map(({ state }) => state)
  expect(unsure).toEqual(['AR', 'HI', 'IN', 'KS', 'OR', 'SD', 'TX'])
})
