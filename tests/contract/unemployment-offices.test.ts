import { expect, it } from 'vitest'
import { unemploymentOffices } from '@/data/job-search/unemployment-offices'
import { sitesOn, states } from '../support/state-offices'

const offices = unemploymentOffices.rows

it('Each state and the District of Columbia has an unemployment office, sorted by code', () => {
  expect(offices.map(({ state }) => state)).toEqual(states.toSorted())
  expect(offices.map(({ id }) => id)).toEqual(states.map((state) => state.toLowerCase()).toSorted())
})

it('An unemployment office has no site or phone number only where lists disagree on it', () => {
  expect(offices.filter(({ site }) => !site).map(({ state }) => state)).toEqual(['DC'])
  const unsure = offices.filter(({ phones }) => !phones).map(({ state }) => state)
  expect(unsure).toEqual(['AR', 'DC', 'IN', 'OR'])
})

it('An unemployment office with several phone numbers says whom each is for', () => {
  const numbers = offices.filter(({ phones }) => (phones?.length ?? 0) > 1)
  expect(numbers.filter(({ phoneNote }) => !phoneNote).map(({ state }) => state)).toEqual([])
})

it('A phone number that is not from the directories cites a page that was read on its day', () => {
  const fromPages = offices.filter(({ phonesFrom }) => phonesFrom)
  expect(fromPages.map(({ state }) => state)).toEqual([
    'FL',
    'KY',
    'MA',
    'MD',
    'MN',
    'NJ',
    'RI',
    'SD',
    'UT',
  ])
  for (const { state, alsoFrom = [], phonesFrom } of fromPages) {
    expect(
      alsoFrom.map(({ seen }) => seen),
      state,
    ).toContain(phonesFrom?.seen)
  }
})

it('No unemployment office has a site on a host that the office has abandoned', () => {
  const abandoned = [
    'laworks.net',
    'dllr.state.md.us',
    'dws.state.nm.us',
    'iowaworkforcedevelopment.gov',
    'unemployment.state.ok.us',
    'dol.state.ga.us',
    'ctdol.state.ct.us',
    'labor.ny.gov',
  ]
  expect(sitesOn(abandoned, offices)).toEqual([])
})
