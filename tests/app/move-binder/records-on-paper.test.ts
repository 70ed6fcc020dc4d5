import { describe, expect, it, vi } from 'vitest'
import { credentialsOnPaper, expiryNote } from '@/screens/my-move/binder/credentials-table'
import { credentialsOf } from '@/screens/my-move/plan/credential'
import childCareTables, { childCareOnPaper } from '@/screens/child-care/binder'
import applicationTables, {
  nextInterviewOf,
  nextStepOf,
  openApplications,
} from '@/screens/job-search/binder'
import type { JobApplicationRecord } from '@/schemas/job-search/job-application'
import { childCareStatus, type ChildCareRecord } from '@/schemas/my-move/child-care'
import type { MoveRecord } from '@/schemas/my-move/move'
import { buildApplication, buildApplications } from '../../support/applications'
import { buildChildCare } from '../../support/child-care'
import { buildCredential } from '../../support/credentials'
import { buildLicense } from '../../support/licenses'
import { buildMove } from '../../support/moves'
import { buildWork } from '../../support/work'

const today = '2026-11-26'

describe('The printed applications', () => {
  it('are the open ones: offers first, then interviews, then the newest', () => {
    const records = [
      buildApplication({ id: 'old', status: 'applied', dateApplied: '2026-10-01' }),
      buildApplication({ id: 'rejected', status: 'rejected' }),
      buildApplication({ id: 'interview', status: 'interview' }),
      buildApplication({ id: 'withdrawn', status: 'withdrawn' }),
      buildApplication({ id: 'new', status: 'applied', dateApplied: '2026-11-01' }),
      buildApplication({ id: 'offer', status: 'offer' }),
    ]
    const { shown, omitted } = openApplications(records, [])
    expect(shown.map(({ id }) => id)).toEqual(['offer', 'interview', 'new', 'old'])
    expect(omitted).toBe(0)
  })

  it('leave out an offer that was taken, unless it has a next step', () => {
    const taken = buildApplication({ id: 'taken', status: 'offer' })
    const open = buildApplication({ id: 'open', position: 'Nurse', status: 'offer' })
    const work = buildWork({ title: taken.position, applicationId: 'taken' })
    expect(openApplications([taken, open], [work]).shown).toEqual([open])
    // An application for the same job that has no offer is still waiting.
    const again = buildApplication({ id: 'again', status: 'applied' })
    expect(openApplications([again], [work]).shown).toEqual([again])
    const withStep = { ...taken, nextAction: 'Call Dana about the start date' }
    expect(openApplications([withStep], [work]).shown).toEqual([withStep])
  })

  it('are limited in number, with a count of the rest', () => {
    const open = buildApplications(200).filter(
      ({ status }) => status !== 'rejected' && status !== 'withdrawn',
    )
    const { shown, omitted } = openApplications(open, [])
    expect(shown.length).toBeLessThan(12)
    expect(shown.length + omitted).toBe(open.length)
  })
})

describe('The printed child care', () => {
  const idsOf = (records: readonly ChildCareRecord[], known: readonly MoveRecord[] = []) =>
    childCareOnPaper(records, known, today).shown.map(({ id }) => id)

  it('is what is open or accepted for this move', () => {
    const move = buildMove({ ordersDate: '2026-11-18' })
    const ended = { createdAt: '2024-02-01T18:00:00.000Z', updatedAt: '2024-08-20T18:00:00.000Z' }
    const earlier = buildMove({ id: 'earlier', status: 'done', reportDate: '2024-08-10', ...ended })
    const records = childCareStatus.values.map((status) =>
      buildChildCare({ id: status, status, forWhom: '' }),
    )
    const before = (['accepted', 'on-list', 'to-ask'] as const).map((status) =>
      buildChildCare({ id: `before ${status}`, status, forWhom: '', askedOn: '2024-03-01' }),
    )
    expect(idsOf([...records, ...before], [move, earlier]).toSorted()).toEqual([
      'accepted',
      'asked',
      'offered',
      'on-list',
      'to-ask',
    ])
  })

  it('leaves out other programs for a child with a place, except offers that can be answered', () => {
    const offer = { status: 'offered', forWhom: 'mia' } as const
    const records = [
      buildChildCare({ id: 'place', status: 'accepted' }),
      buildChildCare({ id: 'waiting' }),
      buildChildCare({ id: 'lapsed', ...offer, answerBy: '2026-11-25' }),
      buildChildCare({ id: 'without a day', ...offer }),
      buildChildCare({ id: 'today', ...offer, answerBy: today }),
      buildChildCare({ id: 'for another', forWhom: 'Leo' }),
    ]
    expect(idsOf(records).toSorted()).toEqual(['for another', 'place', 'today'])
  })

  it('starts with the offers to answer first, then has the places, then what is needed first', () => {
    const records = [
      buildChildCare({ id: 'no day', forWhom: '' }),
      buildChildCare({ id: 'needed later', forWhom: '', neededBy: '2027-03-01' }),
      buildChildCare({ id: 'needed sooner', forWhom: '', neededBy: '2027-02-01' }),
      buildChildCare({ id: 'place', forWhom: 'Leo', status: 'accepted' }),
      buildChildCare({ id: 'offer without a day', status: 'offered' }),
      buildChildCare({ id: 'answer later', status: 'offered', answerBy: '2026-12-01' }),
      buildChildCare({ id: 'answer sooner', status: 'offered', answerBy: '2026-11-27' }),
    ]
    expect(idsOf(records)).toEqual([
      'answer sooner',
      'answer later',
      'offer without a day',
      'place',
      'needed sooner',
      'needed later',
      'no day',
    ])
  })
})

it('The printed status of a program with a day of asking is not “To Ask”', () => {
  const statusIn = (askedOn: string) =>
    childCareTables.map(
      (table) =>
        table.derive([[buildChildCare({ status: 'to-ask', askedOn })], []], today).rows[0]?.[1],
    )
  expect(statusIn('')).toEqual(['To Ask'])
  expect(statusIn('2026-10-02')).toEqual(['Asked'])
})

describe('The printed day to answer', () => {
  const daysIn = (overrides: Partial<ChildCareRecord>) =>
    childCareTables
      .map((table) => table.derive([[buildChildCare(overrides)], []], today))
      .map(({ rows }) => JSON.stringify(rows))
      .join('\n')

  it('is there only while the program waits for an answer', () => {
    const answerBy = '2026-12-03'
    expect(daysIn({ status: 'offered', answerBy })).toContain('Answer by Dec 3, 2026')
    for (const status of ['accepted', 'on-list'] as const)
      expect(daysIn({ status, answerBy })).not.toContain('Dec 3, 2026')
  })

  it('says that it has passed', () => {
    const passed = daysIn({ status: 'offered', answerBy: '2026-11-25' })
    expect(passed).toContain('The day to answer was Nov 25, 2026')
    expect(passed).not.toContain('Answer by')
  })
})

describe('Whom to call', () => {
  it('is printed with the phone number at the end of a long contact', () => {
    const contact = 'Ms. Johnson-Ramirez, front desk, Fort Bragg CDC North, 910-555-0134'
    const tables = [
      ...applicationTables.map((table) => table.derive([[buildApplication({ contact })]], today)),
      ...childCareTables.map((table) => table.derive([[buildChildCare({ contact })], []], today)),
    ]
    expect(tables).toHaveLength(2)
    for (const { rows } of tables) expect(JSON.stringify(rows)).toContain(contact)
  })
})

describe('The printed next step of an application', () => {
  it('starts with its date if it has one', () => {
    const step = (nextAction: string, nextActionDate: string) =>
      nextStepOf({ nextAction, nextActionDate })
    expect(step('Call Dana', '2026-12-01')).toBe('Dec 1, 2026: Call Dana')
    expect(step('Call Dana', '')).toBe('Call Dana')
    expect(step('', '2026-12-01')).toBe('Dec 1, 2026: Next action')
    expect(step('', '')).toBe('')
  })
})

describe('The printed interview of an application', () => {
  const interview = {
    id: '1',
    kind: 'interview',
    day: '2026-12-08',
    startTime: '14:00',
    timeZone: 'Asia/Tokyo',
  } as const

  it('is the next one, with its time and zone and its place, phone number or link', () => {
    const onPaper = (details: Partial<JobApplicationRecord['history'][number]>) =>
      nextInterviewOf(
        buildApplication({
          status: 'interview',
          history: [
            { ...interview, id: '2', day: '2026-12-20' },
            { ...interview, id: '3', day: '2026-11-20' },
            { ...interview, ...details },
          ],
        }),
        '2026-11-29',
      )
    const when = 'Interview on Dec 8, 2026, 2:00 PM Tokyo Time'
    expect(onPaper({})).toBe(when)
    expect(onPaper({ format: 'onsite', place: 'Building 4' })).toBe(`${when}, On-site, Building 4`)
    expect(onPaper({ format: 'phone', place: '555-0100' })).toBe(`${when}, Phone, 555-0100`)
    const link = 'https://call.example/8?pwd=' + 'x'.repeat(90)
    expect(onPaper({ format: 'video', link })).toBe(`${when}, Video, ${link}`)
  })

  it('names the local day too, with its zone, if that is another day than the entered one', () => {
    vi.stubEnv('TZ', 'Pacific/Honolulu')
    const record = buildApplication({ status: 'interview', history: [interview] })
    expect(nextInterviewOf(record, '2026-11-29')).toBe(
      'Interview on Dec 8, 2026, 2:00 PM Tokyo Time (Mon, Dec 7, 7:00 PM Hawaii Time)',
    )
  })

  it('is blank if no interview is ahead', () => {
    const past = buildApplication({ status: 'interview', history: [interview] })
    expect(nextInterviewOf(past, '2026-12-10')).toBe('')
    expect(nextInterviewOf(buildApplication({ status: 'interview' }), '2026-11-29')).toBe('')
  })
})

describe('The printed certificates and licenses', () => {
  it('are sorted by expiration date, those that never expire after them, and the expired ones last', () => {
    const { shown } = credentialsOnPaper(
      [
        buildCredential({ id: 'expired', expirationDate: '2020-01-01' }),
        buildCredential({ id: 'no longer valid', status: 'expired', expirationDate: '' }),
        buildCredential({ id: 'for good', expirationDate: '' }),
        buildCredential({ id: 'later', expirationDate: '2028-01-01' }),
        buildCredential({ id: 'sooner', expirationDate: today }),
      ],
      today,
    )
    const ids = shown.map(({ id }) => id)
    expect(ids).toEqual(['sooner', 'later', 'for good', 'expired', 'no longer valid'])
  })

  it('say which ones to renew before the move and which ones have expired', () => {
    const move = buildMove({ reportDate: '2027-02-21' })
    const noteOn = (expirationDate: string) =>
      expiryNote(buildCredential({ expirationDate }), move, '2026-11-23')
    expect(noteOn('2026-11-22')).toBe('Expired')
    expect(noteOn('2027-02-20')).toBe('Renew before you go')
    expect(noteOn('2028-01-01')).toBe('')
    expect(noteOn('')).toBe('')
  })

  it('say “Renew before you go” only before the departure', () => {
    const move = buildMove({ reportDate: '2027-02-21', departDate: '2027-02-15' })
    const noteOn = (today: string) =>
      expiryNote(buildCredential({ expirationDate: '2027-02-18' }), move, today)
    expect(['2027-02-14', '2027-02-15', '2027-02-19'].map(noteOn)).toEqual([
      'Renew before you go',
      'Renew soon',
      'Expired',
    ])
  })

  it('say only which ones have expired if no move is planned', () => {
    const record = buildCredential({ expirationDate: '2026-11-24' })
    expect(expiryNote(record, undefined, '2026-11-23')).toBe('')
    expect(expiryNote(record, undefined, '2026-11-25')).toBe('Expired')
  })

  it('leave out a license that was only applied for, and name a status that is not active', () => {
    const statuses = [
      'active',
      'applied',
      'temporary',
      'inactive',
      'expired',
      'investigated',
    ] as const
    const held = credentialsOf(
      [],
      statuses.map((status) => buildLicense({ id: status, status, expirationDate: '' })),
    )
    expect(held.map((one) => [one.id, expiryNote(one, undefined, '2026-11-23')])).toEqual([
      ['active', ''],
      ['temporary', 'Temporary'],
      ['inactive', 'Inactive'],
      ['expired', 'Expired'],
      ['investigated', 'Under Investigation'],
    ])
    const [expired] = credentialsOf(
      [],
      [buildLicense({ status: 'expired', expirationDate: '2027-02-20' })],
    )
    const move = buildMove({ reportDate: '2027-02-21' })
    expect(expired && expiryNote(expired, move, '2026-11-23')).toBe('Expired')
  })
})
