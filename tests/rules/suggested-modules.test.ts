import { expect, it } from 'vitest'
import { suggestedModules } from '@/app/onboarding/use-suggested-modules'
import { currentSituation } from '@/schemas/account/user-profile'
import { screens } from '@/screens'

it('The setup preselects only existing modules, and at least one for each situation but “Other”', () => {
  const ids = screens.map(({ id }) => id)
  for (const situation of currentSituation.values) {
    const suggested = suggestedModules({ currentSituation: situation, careerField: '' })
    expect(ids).toEqual(expect.arrayContaining([...suggested]))
    expect(suggested.length > 0).toBe(situation !== 'other')
  }
})

it('A career that states license preselects Licensing; without answers nothing is preselected', () => {
  const preselected = (careerField: string) =>
    suggestedModules({ currentSituation: '', careerField })
  expect(preselected('Nursing')).toEqual(['licensing'])
  expect(preselected('')).toEqual([])
})
