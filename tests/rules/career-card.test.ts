import { describe, expect, it } from 'vitest'
import { careerFirstSteps } from '@/data/career-planner/career-first-steps'
import { careers } from '@/data/career-planner/careers'
import { shownCertifications, shownSkills } from '@/screens/career-planner/card-lines'

describe('A career card', () => {
  it('shows the first three skills, or all if there are fewer', () => {
    expect(shownSkills({ requiredSkills: ['d', 'c', 'b', 'a'] })).toEqual(['d', 'c', 'b'])
    expect(shownSkills({ requiredSkills: ['only'] })).toEqual(['only'])
  })

  it('shows all certifications, but none if the first entry is “None required”', () => {
    expect(shownCertifications({ certifications: ['One', 'Two'] })).toEqual(['One', 'Two'])
    expect(shownCertifications({ certifications: ['None required'] })).toEqual([])
    expect(shownCertifications({ certifications: ['None required', 'Two'] })).toEqual([])
    expect(shownCertifications({ certifications: ['One', 'None required'] })).toEqual([
      'One',
      'None required',
    ])
  })

  it('has first steps for each career, in the order of the careers', () => {
    expect(careerFirstSteps.rows.map(({ id }) => id)).toEqual(careers.rows.map(({ id }) => id))
  })

  it.each(careers.rows)('of $id has a lead of more than 30 characters', ({ lead }) => {
    expect(lead).toMatch(/^[A-Z].{30,}$/)
  })
})
