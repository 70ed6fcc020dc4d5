import { describe, expect, it } from 'vitest'
import { applications, jobApplication } from '@/schemas/job-search/job-application'
import { appliedTo, savedPosting, savedPostings } from '@/schemas/job-search/saved-posting'
import { buildSavedPosting } from '../support/applications'

const onceApplied = ['dateApplied', 'status', 'resumeVersion', 'history']
const kept = Object.entries(applications.fields).filter(([name]) => !onceApplied.includes(name))

describe('A saved posting', () => {
  it('has the fields of an application in the same order, except those that come with applying', () => {
    expect(Object.entries(savedPostings.fields)).toEqual(kept)
    expect(Object.keys(savedPosting.shape)).toEqual(kept.map(([name]) => name))
  })

  it('asks for its position in words that fit a job that was not applied for yet', () => {
    const { error } = savedPosting.safeParse({ company: 'Acme', position: ' ' })
    expect(error?.issues.map(({ message }) => message)).toEqual(['Enter the position.'])
  })

  it('becomes an application with the given date and all saved fields', () => {
    const posting = buildSavedPosting({ notes: 'Ask for Sam.', foundOn: 'Hiring fair' })
    const applied = appliedTo(posting, '2026-11-27')
    expect(applied).toEqual({
      ...posting,
      dateApplied: '2026-11-27',
      status: 'applied',
      resumeVersion: '',
      history: [],
    })
    expect(jobApplication.safeParse(applied).success).toBe(true)
  })
})
