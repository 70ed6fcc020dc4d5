import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { careers } from '@/data/career-planner/careers'
import { customView } from '@/engine/views/custom/custom-view'
import { comparedFacts } from '@/screens/career-planner/compare/compared-facts'
import { usePayView } from '@/screens/career-planner/pay/use-pay-view'
import { buildMove } from '../support/moves'
import { renderView } from '../support/render-view'

/** The row "License" of the comparison. */
function NurseLicense() {
  const row = comparedFacts(usePayView()).find(({ label }) => label === 'License')
  const nurse = careers.rows.find(({ title }) => title.startsWith('Registered Nurse'))
  return nurse && row?.show(nurse)
}
const view = customView(NurseLicense, 'the license of a nurse')
const liveIn = (location: string) =>
  localStorage.setItem('userProfile', JSON.stringify({ location }))

async function askedStates(address = '/') {
  const { unmount } = await renderView(view, { address })
  const link = await screen.findByRole('link', { name: 'How it moves' })
  const search = new URL(link.getAttribute('href') ?? '', 'https://x').searchParams
  unmount()
  expect(search.get('profession')).toBe('registered-nurse')
  return { from: search.get('from'), to: search.get('to') }
}

describe('How a license moves', () => {
  it('is asked from the state that the person chose', async () => {
    expect(await askedStates('/?payIn=HI&from=VA')).toEqual({ from: 'VA', to: 'HI' })
  })

  it('leaves the state of the license to My Answer where the person chose none', async () => {
    localStorage.setItem('moves', JSON.stringify([buildMove({ from: 'CA', to: 'WA' })]))
    expect((await askedStates()).from).toBeNull()
  })

  it('is not asked to the state of the profile, from which no move leads', async () => {
    liveIn('Norfolk, VA')
    expect(await askedStates()).toEqual({ from: null, to: null })
    expect(await askedStates('/?payIn=VA')).toEqual({ from: null, to: null })
    expect(await askedStates('/?payIn=HI')).toEqual({ from: null, to: 'HI' })
  })
})
