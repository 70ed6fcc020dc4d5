import { describe, expect, it } from 'vitest'
import { jobKey } from '@/schemas/job-search/job-key'

const job = (company: string, position = 'Data Analyst') => ({ company, position })

describe('Two applications are for the same job', () => {
  it.each([
    ['Acme Logistics', 'ACME  logistics'],
    ['Acme Logistics', 'Acme Logistics, Inc.'],
    ['Acme Logistics LLC', 'Acme Logistics Co., Inc.'],
    ['José Núñez & Söhne GmbH', 'Jose Nunez  Sohne'],
    ['北海道教育センター', ' 北海道教育センター '],
  ])('at %s and at %s', (one, other) => {
    expect(jobKey(job(one))).toBe(jobKey(job(other)))
  })

  it('whatever the case and punctuation of the position', () => {
    expect(jobKey(job('Acme', 'Data-Analyst (Remote)'))).toBe(
      jobKey(job('Acme', 'data analyst remote')),
    )
  })
})

describe('Two applications are not for the same job', () => {
  it('at two companies, or in two positions', () => {
    expect(jobKey(job('Acme'))).not.toBe(jobKey(job('Acme Logistics')))
    expect(jobKey(job('Acme'))).not.toBe(jobKey(job('Acme', 'Nurse')))
  })

  it('if the company or the position is blank', () => {
    expect(jobKey(job(''))).toBe('')
    expect(jobKey(job('Acme', ' '))).toBe('')
    expect(jobKey(job('...', '?!'))).toBe('')
  })

  it('if the company names are only legal forms', () => {
    expect(jobKey(job('Inc'))).not.toBe(jobKey(job('LLC')))
  })
})
