import * as fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addDays } from '@/engine/calendar-day'
import { fieldLabel, isVisible } from '@/engine/model/field'
import { initialValues, isRequired } from '@/engine/model/field-defaults'
import type * as Certifications from '@/schemas/professional-dev/certification'
import {
  byExpiration,
  certification,
  certificationCounters,
  certifications,
  expiresBeforeEarned,
  expiryLine,
  isEarned,
  isExpired,
  isExpiringSoon,
  isTarget,
} from '@/schemas/professional-dev/certification'
import { anyDay, setToday } from '../support/days'
import { midnights, runInZone } from '../support/zones'

/** Computed independently of the code under test, in UTC milliseconds. */
function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

const earned = (expirationDate: string) => ({ isTarget: false, expirationDate })
const target = (expirationDate: string) => ({ isTarget: true, expirationDate })

const edges = [
  { from: -1, isSoon: false, isPast: true, says: 'had its last day yesterday: expired' },
  { from: 0, isSoon: true, isPast: false, says: 'has its last day today: expiring soon' },
  { from: 90, isSoon: true, isPast: false, says: 'has 90 days left: expiring soon' },
  { from: 91, isSoon: false, isPast: false, says: 'has 91 days left: no warning yet' },
]

describe('An earned certification', () => {
  it.each(edges)('that $says', ({ from, isSoon, isPast }) => {
    for (const today of ['2026-11-21', '2027-12-31', '2028-02-29', '2026-03-07']) {
      const record = earned(daysAfter(today, from))
      expect(isExpiringSoon(record, today), today).toBe(isSoon)
      expect(isExpired(record, today), today).toBe(isPast)
    }
  })

  it('is expiring soon if its last day is at most 90 days ahead, and expired if it is past', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -200, max: 200 }), (today, from) => {
        const record = earned(daysAfter(today, from))
        expect(isExpiringSoon(record, today)).toBe(from >= 0 && from <= 90)
        expect(isExpired(record, today)).toBe(from < 0)
      }),
    )
  })

  it('without an expiration date never expires', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        expect(isExpiringSoon(earned(''), today)).toBe(false)
        expect(isExpired(earned(''), today)).toBe(false)
      }),
    )
  })
})

it('A target never expires, even with a hidden expiration date', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -200, max: 200 }), (today, from) => {
      const record = target(daysAfter(today, from))
      expect(isExpiringSoon(record, today)).toBe(false)
      expect(isExpired(record, today)).toBe(false)
    }),
  )
})

describe.each(midnights)('At $now in $zone, where it is $today', ({ zone, now, today }) => {
  let rules: typeof Certifications

  runInZone(zone)
  beforeAll(async () => {
    rules = await import('@/schemas/professional-dev/certification')
  })
  afterEach(() => void vi.useRealTimers())

  it.each(edges)('an earned certification that $says', ({ from, isSoon, isPast }) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    const record = earned(daysAfter(today, from))
    expect(rules.isExpiringSoon(record)).toBe(isSoon)
    expect(rules.isExpired(record)).toBe(isPast)
  })

  it('the warning counts whole calendar days', () => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    const line = (from: number) =>
      rules.expiryLine({ name: 'CPR', expirationDate: daysAfter(today, from) })
    expect(line(0)).toMatch(/ \(today\)\.$/)
    expect(line(1)).toMatch(/ \(tomorrow\)\.$/)
    expect(line(90)).toMatch(/ \(in 90 days\)\.$/)
  })
})

describe('The warning', () => {
  it.each([
    ['2026-11-21', 'CPR expires Nov 21, 2026 (today).'],
    ['2026-11-22', 'CPR expires Nov 22, 2026 (tomorrow).'],
    ['2026-11-23', 'CPR expires Nov 23, 2026 (in 2 days).'],
    ['2027-02-19', 'CPR expires Feb 19, 2027 (in 90 days).'],
  ])('for the last day %s is %j', (expirationDate, line) => {
    expect(expiryLine({ name: 'CPR', expirationDate }, '2026-11-21')).toBe(line)
  })
})

it('Certifications sort by expiration date, the earliest first', () => {
  const days = ['2027-02-19', '2026-11-21', '2026-11-26', '2026-11-21']
  expect(days.map(earned).toSorted(byExpiration)).toEqual(days.toSorted().map(earned))
})

const always = ['name', 'issuingOrg', 'isTarget', 'dateEarned']
const statuses = [
  {
    status: 'earned',
    isTarget: false,
    date: 'Date Earned',
    shows: ['expirationDate', 'renewalRequirements'],
  },
  {
    status: 'a target',
    isTarget: true,
    date: 'Target Date',
    shows: ['cost', 'timeToComplete', 'prerequisites', 'studyProgress'],
  },
]
const specified = [...always, ...statuses.flatMap(({ shows }) => shows)]

describe.each(statuses)('While a certification is $status', ({ isTarget, date, shows }) => {
  const { fields } = certifications
  const values = { ...initialValues(certifications), isTarget }

  it('its form shows the fields of that status and no others', () => {
    const visible = Object.entries(fields).filter(([, spec]) => isVisible(spec, values))
    const named = visible.map(([field]) => field).filter((field) => specified.includes(field))
    expect(named.sort()).toEqual([...always, ...shows].sort())
  })

  it(`its date is called ${date}`, () => {
    expect(fieldLabel(fields.dateEarned, values)).toBe(date)
  })

  it('parsing keeps the fields that the status hides', () => {
    const record = { ...full, isTarget }
    expect(certification.parse(record)).toMatchObject(record)
  })
})

it('The form requires only the fields that it shows for every status', () => {
  const { fields } = certifications
  const required = Object.keys(fields).filter((field) => isRequired(certifications, field))
  expect(required).toEqual(always)
})

const entered = { name: ' CPR ', issuingOrg: 'Red Cross', dateEarned: '2025-06-01' }
const full = {
  name: 'CPR',
  issuingOrg: 'Red Cross',
  isTarget: false,
  dateEarned: '2025-06-01',
  expirationDate: '2027-06-01',
  renewalRequirements: 'A course every two years.',
  cost: '$80',
  timeToComplete: 'One day',
  prerequisites: 'None',
  studyProgress: 40,
}

describe('An expiration before the date earned', () => {
  const dates = (dateEarned: string, expirationDate: string, isTarget = false) => ({
    ...full,
    dateEarned,
    expirationDate,
    isTarget,
  })
  const contradiction = dates('2025-06-01', '2025-05-31')

  it.each([
    ['refuses', 'expires the day before it was earned', contradiction, true],
    ['accepts', 'expires on the day it was earned', dates('2025-06-01', '2025-06-01'), false],
    ['accepts', 'does not expire', dates('2025-06-01', ''), false],
    ['accepts', 'is a target', dates('2025-06-01', '2025-05-31', true), false],
  ])('the form %s a certification that %s', (_verb, _what, record, expected) => {
    expect(expiresBeforeEarned(record)).toBe(expected)
    expect(certifications.formSchema?.safeParse(record).success).toBe(!expected)
  })

  it('is reported on the expiration date', () => {
    const { error } = certifications.formSchema?.safeParse(contradiction) ?? {}
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['expirationDate'], 'This is before the date earned. Check both dates.'],
    ])
  })

  it('is still read from storage and from files', () => {
    const records = [{ ...contradiction, id: '1', createdAt: '2026-11-21T20:00:00.000Z' }]
    expect(certifications.check(records)).toMatchObject({ value: records, refused: [] })
  })
})

describe('A date earned in the future', () => {
  const ahead = { ...full, dateEarned: '2999-06-01', expirationDate: '' }

  it('is refused by the form, beside the date', () => {
    const { error } = certifications.formSchema?.safeParse(ahead) ?? {}
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [
        ['dateEarned'],
        'This date is in the future. Enter the day you earned it, or choose Working Towards.',
      ],
    ])
  })

  it('is accepted as the target date, and once it is today in some time zone', () => {
    const accepts = (record: unknown) => certifications.formSchema?.safeParse(record).success
    expect(accepts({ ...ahead, isTarget: true })).toBe(true)
    const today = '2026-11-23'
    setToday(today)
    const earnedIn = [0, 1, 2].map((days) =>
      accepts({ ...ahead, dateEarned: addDays(today, days) }),
    )
    expect(earnedIn).toEqual([true, true, false])
  })

  it('is still read from storage and from files', () => {
    const records = [{ ...ahead, id: '1', createdAt: '2026-11-21T20:00:00.000Z' }]
    expect(certifications.check(records)).toMatchObject({ value: records, refused: [] })
  })
})

describe('Switching the status', () => {
  it('back and forth loses no data', () => {
    const asTarget = certification.parse({ ...full, isTarget: true })
    expect(certification.parse({ ...asTarget, isTarget: false })).toMatchObject(full)
  })

  it('moves a certification to the other list: it is in exactly one', () => {
    for (const record of [{ isTarget: true }, { isTarget: false }]) {
      expect([isTarget(record), isEarned(record)]).toEqual([record.isTarget, !record.isTarget])
    }
  })

  it('makes the expiration date count again', () => {
    const asTarget = { ...full, isTarget: true, expirationDate: '2026-11-30' }
    expect(isExpiringSoon(asTarget, '2026-11-21')).toBe(false)
    expect(isExpiringSoon({ ...asTarget, isTarget: false }, '2026-11-21')).toBe(true)
  })
})

describe('A certification', () => {
  it('needs a name, an organization and a date; it counts as earned, and the rest is blank', () => {
    expect(certification.parse(entered)).toEqual({
      name: 'CPR',
      issuingOrg: 'Red Cross',
      isTarget: false,
      dateEarned: '2025-06-01',
      expirationDate: '',
      renewalRequirements: '',
      cost: '',
      timeToComplete: '',
      prerequisites: '',
      studyProgress: 0,
    })
  })

  it.each([
    ['name', ' \u00a0\t', 'Enter the certification’s name.'],
    ['name', undefined, 'Enter the certification’s name.'],
    ['name', 'x'.repeat(201), 'Use at most 200 characters.'],
    ['issuingOrg', '', 'Enter the organization that issues it.'],
    ['isTarget', 'true', 'Choose one of the options.'],
    ['dateEarned', '', 'Enter the date.'],
    ['dateEarned', '2026-02-29', 'Enter a full date: month, day and year.'],
    ['expirationDate', '2026-04-31', 'Enter a full date: month, day and year.'],
    ['expirationDate', 'never', 'Enter a full date: month, day and year.'],
    ['studyProgress', -1, 'Use a whole number from 0 to 100.'],
    ['studyProgress', 101, 'Use a whole number from 0 to 100.'],
    ['studyProgress', 50.5, 'Use a whole number from 0 to 100.'],
    ['studyProgress', Number.NaN, 'Use a whole number from 0 to 100.'],
    ['studyProgress', '50', 'Use a whole number from 0 to 100.'],
    ['prerequisites', 'x'.repeat(5001), 'Use at most 5,000 characters.'],
  ])('with the %s %j is refused with a message', (field, value, sentence) => {
    const { error } = certification.safeParse({ ...entered, [field]: value })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[[field], sentence]])
  })

  it('accepts every whole percent from 0 to 100 as study progress, and no other number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -5, max: 105 }), fc.double()), (studyProgress) => {
        const isPercent =
          Number.isInteger(studyProgress) && studyProgress >= 0 && studyProgress <= 100
        expect(certification.safeParse({ ...entered, studyProgress }).success).toBe(isPercent)
      }),
    )
  })
})

it('The counter above the tabs counts earned certifications only', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (targets) => {
      const records = targets.map((isTarget) => ({ isTarget }))
      const value = String(targets.filter((isTarget) => !isTarget).length)
      expect(certificationCounters(records)).toEqual([{ label: 'Certifications', value }])
    }),
  )
})

describe('Stored certifications', () => {
  it('are read as written, including fields that this version does not know', () => {
    const stamps = { createdAt: '2026-11-21T20:00:00.000Z' }
    const records = [
      { ...full, ...stamps, id: '2', isTarget: true, badgeNumber: 'A-7' },
      { ...full, ...stamps, id: '1' },
    ]
    const checked = certifications.check(JSON.parse(JSON.stringify(records)))
    expect(checked).toEqual({ value: records, refused: [] })
  })
})
