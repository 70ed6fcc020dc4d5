import { expect, it } from 'vitest'
import { wagesAsked } from '@/screens/career-planner/pay/wages-asked'
import { WithWages } from '@/screens/career-planner/pay/WithWages'

const asked = (search: string, ...keys: string[]) =>
  wagesAsked({ query: new URLSearchParams(search), isStored: (key) => keys.includes(key) })

it('The wages come with the careers for who may see what a state pays, and for nobody else', () => {
  expect(asked('tab=browse')).toEqual([])
  expect(asked('tab=browse', 'jobApplications')).toEqual([])
  expect(asked('tab=browse&payIn=VA')).toEqual([WithWages])
  expect(asked('tab=browse', 'moves')).toEqual([WithWages])
  expect(asked('tab=browse', 'listLooks')).toEqual([WithWages])
})
