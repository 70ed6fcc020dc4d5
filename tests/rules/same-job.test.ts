import { describe, expect, it } from 'vitest'
import { isSameJob } from '@/schemas/same-job'

const job = (company: string, position = 'Data Analyst') => ({ company, position })

describe('Two applications are for the same job', () => {
  it.each([
    ['Acme Logistics', 'ACME  logistics'],
    ['Acme Logistics', 'Acme Logistics, Inc.'],
    ['Acme Logistics LLC', 'Acme Logistics Co., Inc.'],
    ['José Núñez & Söhne GmbH', 'Jose Nunez  Sohne'],
    ['北海道教育センター', ' 北海道教育センター '],
  ])('at %s and at %s', (one, other) => {
    expect(isSameJob(job(one), job(other))).toBe(true)
  })

  it('whatever the case and the marks of the position', () => {
    expect(
      isSameJob(job('Acme', 'Data-Analyst (Remote)'), job('Acme', 'data analyst remote')),
    ).toBe(true)
  })
})

describe('Two applications are not for the same job', () => {
  it('at two companies, or in two positions', () => {
    expect(isSameJob(job('Acme'), job('Acme Logistics'))).toBe(false)
    expect(isSameJob(job('Acme'), job('Acme', 'Nurse'))).toBe(false)
  })

  it('where the company or the position is not written yet', () => {
    expect(isSameJob(job(''), job(''))).toBe(false)
    expect(isSameJob(job('Acme', ''), job('Acme', ' '))).toBe(false)
    expect(isSameJob(job('...'), job('?!'))).toBe(false)
  })

  it('where nothing but a legal form is left of a name', () => {
    expect(isSameJob(job('Inc'), job('LLC'))).toBe(false)
  })
})
