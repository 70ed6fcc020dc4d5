import { describe, expect, it } from 'vitest'
import { careerFirstSteps } from '@/data/career-first-steps'
import { careers } from '@/data/careers'
import {
  shownCertifications,
  shownSkills,
  splitDescription,
} from '@/screens/career-planner/card-lines'

/** A sentence longer than this is no longer short on a card. */
const LEAD_LENGTH = 120

describe('A career card', () => {
  it('shows the first three skills, or all where there are fewer', () => {
    expect(shownSkills({ requiredSkills: ['d', 'c', 'b', 'a'] })).toEqual(['d', 'c', 'b'])
    expect(shownSkills({ requiredSkills: ['only'] })).toEqual(['only'])
  })

  it('shows all certifications, but none where the first entry is “None required”', () => {
    expect(shownCertifications({ certifications: ['One', 'Two'] })).toEqual(['One', 'Two'])
    expect(shownCertifications({ certifications: ['None required'] })).toEqual([])
    expect(shownCertifications({ certifications: ['None required', 'Two'] })).toEqual([])
    expect(shownCertifications({ certifications: ['One', 'None required'] })).toEqual([
      'One',
      'None required',
    ])
  })

  it('leads with the first sentence of the description', () => {
    expect(
      splitDescription({ description: 'You code. It moves (3.5%) well. But slowly.' }),
    ).toEqual({ lead: 'You code.', rest: 'It moves (3.5%) well. But slowly.' })
    expect(splitDescription({ description: 'You pay $3.50 an hour.' })).toEqual({
      lead: 'You pay $3.50 an hour.',
      rest: '',
    })
  })

  it('names a first job, a cost and a time for each career, and for nothing else', () => {
    expect(careerFirstSteps.rows.map(({ id }) => id)).toEqual(careers.rows.map(({ id }) => id))
  })

  it.each(careers.rows)('of $id leads with one short sentence, and loses nothing', (career) => {
    const { lead, rest } = splitDescription(career)
    expect(lead).toMatch(/^[A-Z].{30,}[.?!]$/)
    expect(lead.length).toBeLessThanOrEqual(LEAD_LENGTH)
    expect(`${lead} ${rest}`).toBe(career.description)
  })
})
