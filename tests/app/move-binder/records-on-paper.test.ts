import { describe, expect, it } from 'vitest'
import { credentialsOnPaper, expiryNote } from '@/screens/my-move/binder/credentials-on-paper'
import { nextStepOf } from '@/screens/job-search/binder/next-step-of'
import { openApplications } from '@/screens/job-search/binder/open-applications'
import { buildApplication, buildApplications } from '../../support/applications'
import { buildCredential } from '../../support/credentials'
import { buildMove } from '../../support/moves'

describe('The applications on paper', () => {
  it('are those that still wait for an answer: offers, interviews, then the newest', () => {
    const records = [
      buildApplication({ id: 'old', status: 'applied', dateApplied: '2026-10-01' }),
      buildApplication({ id: 'rejected', status: 'rejected' }),
      buildApplication({ id: 'interview', status: 'interview' }),
      buildApplication({ id: 'withdrawn', status: 'withdrawn' }),
      buildApplication({ id: 'new', status: 'applied', dateApplied: '2026-11-01' }),
      buildApplication({ id: 'offer', status: 'offer' }),
    ]
    const { shown, left } = openApplications(records)
    expect(shown.map(({ id }) => id)).toEqual(['offer', 'interview', 'new', 'old'])
    expect(left).toBe(0)
  })

  it('are as many as have room, with the number of the others', () => {
    const open = buildApplications(200).filter(
      ({ status }) => status !== 'rejected' && status !== 'withdrawn',
    )
    const { shown, left } = openApplications(open)
    expect(shown.length).toBeLessThan(12)
    expect(shown.length + left).toBe(open.length)
  })
})

describe('The next step with an application on paper', () => {
  it('has its day first, where one is planned', () => {
    const step = (nextAction: string, nextActionDate: string) =>
      nextStepOf({ nextAction, nextActionDate })
    expect(step('Call Dana', '2026-12-01')).toBe('Dec 1, 2026: Call Dana')
    expect(step('Call Dana', '')).toBe('Call Dana')
    expect(step('', '2026-12-01')).toBe('Dec 1, 2026: Next action')
    expect(step('', '')).toBe('')
  })
})

describe('The certificates and licenses on paper', () => {
  it('are what expires by its day, then what does not', () => {
    const { shown } = credentialsOnPaper([
      buildCredential({ id: 'for good', expirationDate: '' }),
      buildCredential({ id: 'later', expirationDate: '2028-01-01' }),
      buildCredential({ id: 'sooner', expirationDate: '2027-01-01' }),
    ])
    expect(shown.map(({ id }) => id)).toEqual(['sooner', 'later', 'for good'])
  })

  it('say which of them to renew before the move, and which have expired', () => {
    const move = buildMove({ reportDate: '2027-02-21' })
    const noteOn = (expirationDate: string, known = move) =>
      expiryNote(buildCredential({ expirationDate }), known, '2026-11-23')
    expect(noteOn('2026-11-22')).toBe('Expired')
    expect(noteOn('2027-02-20')).toBe('Renew before you go')
    expect(noteOn('2028-01-01')).toBe('')
    expect(noteOn('')).toBe('')
  })

  it('say without a move only what has expired', () => {
    const record = buildCredential({ expirationDate: '2026-11-24' })
    expect(expiryNote(record, undefined, '2026-11-23')).toBe('')
    expect(expiryNote(record, undefined, '2026-11-25')).toBe('Expired')
  })
})
