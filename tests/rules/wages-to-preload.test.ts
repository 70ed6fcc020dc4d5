import { expect, it } from 'vitest'
import { wagesToPreload } from '@/screens/career-planner/pay/wages-to-preload'
import { WithWages } from '@/screens/career-planner/pay/WithWages'

const preloaded = (search: string, ...keys: string[]) =>
  wagesToPreload({ query: new URLSearchParams(search), isStored: (key) => keys.includes(key) })

it('The wages are preloaded only if the URL, the last choice or a move may name a state', () => {
  expect(preloaded('tab=browse')).toEqual([])
  expect(preloaded('tab=browse', 'jobApplications')).toEqual([])
  expect(preloaded('tab=browse&payIn=VA')).toEqual([WithWages])
  expect(preloaded('tab=browse', 'moves')).toEqual([WithWages])
  expect(preloaded('tab=browse', 'listLooks')).toEqual([WithWages])
})
