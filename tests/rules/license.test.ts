import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { groupOf } from '@/engine/due/due'
import { licenseDays } from '@/screens/licensing/days'
import { licensesDue } from '@/screens/licensing/due'
import { myLicenses } from '@/screens/licensing/my-licenses'
import { businessCostsCap, licenseReimbursement } from '@/data/facts/benefits'
import { licensePapers } from '@/data/licensing/license-papers'
import { licenseSteps } from '@/data/licensing/license-steps'
import { licensingOverview } from '@/data/licensing/licensing-overview'
import { addDays } from '@/engine/calendar-day'
import {
  awaitsBoard,
  boardDay,
  boardDayLine,
  boardDayText,
  isPastBoardDay,
  withReportDate,
} from '@/schemas/licensing/board-day'
import {
  centsOf,
  isLicenseExpired,
  isLicenseExpiringSoon,
  licenseExpiryLine,
  licenses,
} from '@/schemas/licensing/license'
import { costsText, formatCents, hasCosts, REIMBURSEMENT_CAP } from '@/screens/licensing/costs'
import { letterText } from '@/screens/licensing/answer/letter-text'
import { paperFacts } from '@/screens/licensing/answer/paper-facts'
import { anyDay } from '../support/days'
import { professionCalled } from '../support/answers'
import { buildLicense } from '../support/licenses'
import { buildMove } from '../support/moves'
import { zones } from '../support/zones'

const today = '2026-11-23'

describe('A license', () => {
  it('is valid through its last day and expired the day after', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const record = buildLicense({ expirationDate: day })
        expect(isLicenseExpiringSoon(record, day)).toBe(true)
        expect(isLicenseExpired(record, day)).toBe(false)
        expect(isLicenseExpired(record, addDays(day, 1))).toBe(true)
        expect(isLicenseExpiringSoon(record, addDays(day, -91))).toBe(false)
      }),
    )
  })

  it('without a last day never expires unless the user says so', () => {
    expect(isLicenseExpired(buildLicense(), today)).toBe(false)
    expect(isLicenseExpiringSoon(buildLicense(), today)).toBe(false)
    expect(isLicenseExpired(buildLicense({ status: 'expired' }), today)).toBe(true)
  })

  it('is named by its profession and state', () => {
    expect(licenseExpiryLine(buildLicense({ expirationDate: '2026-12-01' }), today)).toBe(
      'Registered Nurse, Texas, expires Dec 1, 2026 (in 8 days).',
    )
  })

  it('cannot be complete before it was sent', () => {
    const form = licenses.formSchema ?? licenses.schema
    const sent = buildLicense({ status: 'applied', sentOn: '2026-11-10' })
    expect(form.safeParse({ ...sent, completeOn: '2026-11-09' }).success).toBe(false)
    expect(form.safeParse({ ...sent, completeOn: '2026-11-10' }).success).toBe(true)
  })

  it('can be saved whatever the fields contain that its status hides', () => {
    const form = licenses.formSchema ?? licenses.schema
    const dates = { sentOn: '2026-11-10', completeOn: '2026-11-09' }
    expect(form.safeParse(buildLicense({ ...dates, status: 'active' })).success).toBe(true)
  })
})

describe.each(zones)('Day 30 in $zone', ({ zone }) => {
  beforeEach(() => void vi.stubEnv('TZ', zone))

  it('is 30 days after the application was complete, while it is undecided', () => {
    const record = buildLicense({ state: 'HI', status: 'applied', completeOn: '2026-11-18' })
    expect(boardDay(record)).toBe('2026-12-18')
    expect(boardDayText(record, today)).toBe(
      'Day 30 is Dec 18, 2026 (in 25 days). If you move after applying, fill in “Day You Moved”; the board may count from it. The board may leave out federal holidays.',
    )
    expect(boardDay({ ...record, status: 'active' })).toBeUndefined()
    expect(boardDay({ ...record, completeOn: '' })).toBeUndefined()
  })

  it('is counted from the move if that is after the complete application, and says so', () => {
    const applied = { state: 'HI', status: 'applied', completeOn: '2026-10-05' } as const
    const moved = buildLicense({ ...applied, movedOn: '2026-12-01' })
    expect(boardDay(moved)).toBe('2026-12-31')
    expect(isPastBoardDay(moved, '2026-11-23')).toBe(false)
    expect(boardDayText(moved, today)).toContain('counted from the later of two days')
    expect(boardDay(buildLicense({ ...applied, movedOn: '2026-09-01' }))).toBe('2026-11-04')
  })

  it('waits for the report date of a move to that state, until the day of the move is known', () => {
    const known = [buildMove({ to: 'HI', reportDate: '2026-12-20' })]
    const applied = { state: 'HI', status: 'applied', completeOn: '2026-10-21' } as const
    const record = withReportDate(buildLicense(applied), known)
    expect(boardDay(record)).toBe('2027-01-19')
    expect(boardDayText(record, today)).toBe(
      'Day 30 is Jan 19, 2027 (in 57 days). It is counted from the later of two days: “Application Complete,” and your report date. If you move on another day, fill in “Day You Moved.” The board may leave out federal holidays.',
    )
    expect(licensesDue([buildLicense(applied)], today, known)).toEqual([])
    expect(licenseDays([buildLicense(applied)], known)).toMatchObject([{ day: '2027-01-19' }])
    expect(licensesDue([buildLicense(applied)], '2027-01-20', known)).toMatchObject([
      {
        reason:
          'Day 30 at the board was Jan 19, 2027 (yesterday). Ask for a temporary license. If you moved after your report date, fill in “Day You Moved.”',
      },
    ])
  })

  it('is in no warning of the list before the report date plus 30 days', () => {
    const known = [buildMove({ to: 'HI', reportDate: '2026-12-20' })]
    const record = buildLicense({ state: 'HI', status: 'applied', completeOn: '2026-10-21' })
    const { joins, warnings } = myLicenses.config
    const joined = joins?.join({ ...record }, [known]) ?? record
    const warning = warnings?.find(({ title }) => title === 'Day 30 Has Passed')
    const isWarned = (day: string) => warning?.applies({ ...joined }, day)
    expect([isWarned(today), isWarned('2027-01-20')]).toEqual([false, true])
  })

  it('is counted from the later of the two days, whether the move is planned or done', () => {
    const dayOf = (
      overrides: Parameters<typeof buildLicense>[0],
      ...known: Parameters<typeof buildMove>[0][]
    ) => {
      const applied = buildLicense({ state: 'HI', status: 'applied', completeOn: '2026-10-21' })
      return boardDay(withReportDate({ ...applied, ...overrides }, known.map(buildMove)))
    }
    const move = { to: 'HI', reportDate: '2026-12-20' } as const
    expect(dayOf({}, { ...move, status: 'done' })).toBe('2027-01-19')
    expect(dayOf({}, { ...move, to: 'TX' }, { ...move, status: 'done' })).toBe('2027-01-19')
    expect(dayOf({}, { ...move, reportDate: '2024-01-05' })).toBe('2026-11-20')
    expect(dayOf({}, { ...move, to: 'WA' })).toBe('2026-11-20')
    expect(dayOf({ movedOn: '2026-11-01' }, move)).toBe('2026-12-01')
  })

  it('does not exist once the newest move to that state is canceled, until the day of the move is entered', () => {
    const applied = buildLicense({ state: 'HI', status: 'applied', completeOn: '2026-10-21' })
    const canceled = buildMove({ to: 'HI', reportDate: '2026-12-20', status: 'cancelled' })
    const next = buildMove({ to: 'TX', reportDate: '2027-02-21' })
    const before = buildMove({ to: 'HI', reportDate: '2024-05-10', status: 'done' })
    for (const known of [[canceled], [next, canceled], [canceled, before]]) {
      const record = withReportDate(applied, known)
      expect(boardDayText(record, '2027-02-01')).toBe('')
      expect(licensesDue([applied], '2027-02-01', known)).toEqual([])
      expect(licenseDays([applied], known)).toEqual([])
    }
    const again = buildMove({ to: 'HI', reportDate: '2027-02-21' })
    expect(boardDay(withReportDate(applied, [again, canceled]))).toBe('2027-03-23')
    const moved = { ...applied, movedOn: '2026-11-01' }
    expect(boardDay(withReportDate(moved, [canceled]))).toBe('2026-12-01')
  })

  it('does not exist while the planned move leads to another state, unless it starts in that state', () => {
    const applied = buildLicense({ state: 'HI', status: 'applied', completeOn: '2026-12-20' })
    const dayOf = (...known: Parameters<typeof buildMove>[0][]) =>
      boardDay(withReportDate(applied, known.map(buildMove)))
    const [toWashington, lives] = [
      { from: 'VA', to: 'WA' },
      { to: 'VA', status: 'done' },
    ] as const
    const once = { to: 'HI', status: 'done', reportDate: '2019-05-10' } as const
    expect(dayOf(toWashington)).toBeUndefined()
    expect(dayOf(toWashington, lives, once)).toBeUndefined()
    expect(dayOf({ from: 'HI', to: 'WA' })).toBe('2027-01-19')
    // Where the move leads is not known.
    expect(dayOf({ from: 'VA' })).toBe('2027-01-19')
    // Nobody says that the user moves at all.
    expect(dayOf()).toBe('2027-01-19')
  })

  it('stays as it is when the next move is planned inside the same state, and when that one is canceled or done', () => {
    const applied = buildLicense({ state: 'TX', status: 'applied', completeOn: '2026-08-01' })
    const arrived = buildMove({ from: 'VA', to: 'TX', reportDate: '2026-08-15', status: 'done' })
    const within = { from: 'TX', to: 'TX', reportDate: '2027-05-01' } as const
    for (const status of ['planned', 'cancelled', 'done'] as const) {
      const known = [buildMove({ ...within, status }), arrived]
      expect(boardDay(withReportDate(applied, known))).toBe('2026-09-14')
      expect(licensesDue([applied], '2026-11-30', known)).toHaveLength(1)
      // The user lives there already, so the board counts from the application.
      expect(boardDay(withReportDate(applied, known.slice(0, 1)))).toBe('2026-08-31')
    }
  })

  it('does not appear once that move is done, but does for an application from after it', () => {
    const ended = { from: 'VA', to: 'WA', status: 'done' } as const
    const move = buildMove({ ...ended, updatedAt: '2027-03-01T18:00:00.000Z' })
    const dayOf = (completeOn: string) => {
      const applied = buildLicense({ state: 'HI', status: 'applied', completeOn })
      return boardDay(withReportDate(applied, [move]))
    }
    expect(dayOf('2026-12-20')).toBeUndefined()
    expect(dayOf('2027-03-20')).toBe('2027-04-19')
  })

  it('is counted from the report date of the planned move, and of a move that is done while the person lives there', () => {
    const applied = buildLicense({ state: 'HI', status: 'applied', completeOn: '2026-10-21' })
    const countedFrom = (...known: Parameters<typeof buildMove>[0][]) =>
      withReportDate(applied, known.map(buildMove)).reportDate
    const [planned, done] = [{ to: 'HI' }, { to: 'HI', status: 'done' }] as const
    const [soon, past] = [{ reportDate: '2026-12-20' }, { reportDate: '2024-05-10' }]
    expect(countedFrom({ ...planned, ...past }, { ...done, ...soon })).toBe('2024-05-10')
    expect(countedFrom({ to: 'TX', ...soon }, { ...done, ...past })).toBe('2024-05-10')
    expect(countedFrom({ to: 'TX', status: 'done' }, { ...done, ...past })).toBeUndefined()
  })

  it('does not exist overseas, where the federal law does not apply', () => {
    const record = buildLicense({ state: 'overseas', status: 'applied', completeOn: '2026-10-01' })
    expect([boardDay(record), boardDayText(record, today)]).toEqual([undefined, ''])
    expect(licensesDue([record], today)).toEqual([])
    expect(licenseDays([record])).toEqual([])
  })

  it('is unknown at the end of the year 9999, and is then neither pending nor late', () => {
    const record = buildLicense({ status: 'applied', completeOn: '9999-12-31' })
    expect(boardDay(record)).toBeUndefined()
    expect(boardDayText(record, today)).toBe('')
    expect([awaitsBoard(record, today), isPastBoardDay(record, today)]).toEqual([false, false])
    expect(licensesDue([record], today)).toEqual([])
    expect(licenseDays([record])).toEqual([])
    expect(boardDay({ ...record, completeOn: '9999-12-01' })).toBe('9999-12-31')
  })

  it('is late from the day after, and then says what to ask for', () => {
    const record = buildLicense({ state: 'HI', status: 'applied', completeOn: '2026-11-18' })
    const stateOn = (day: string) => [awaitsBoard(record, day), isPastBoardDay(record, day)]
    expect(stateOn('2026-12-18')).toEqual([true, false])
    expect(stateOn('2026-12-19')).toEqual([false, true])
    expect(boardDayLine(record, '2026-12-19')).toMatch(
      /^Registered Nurse, Hawaii\. Day 30 was Dec 18, 2026 .*Ask for a temporary license, in writing\./,
    )
    expect(isPastBoardDay({ ...record, status: 'active' }, '2026-12-19')).toBe(false)
  })
})

describe('An amount', () => {
  it('is parsed to the exact cents', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (cents) => {
        expect(centsOf(formatCents(cents))).toBe(cents)
        expect(centsOf(formatCents(cents).slice(1).replaceAll(',', ''))).toBe(cents)
      }),
    )
  })

  it.each(['', '-5', '1.5', '1,2', 'about 100', '1e3', '12,34.00', '$'])('is not %j', (text) => {
    expect(centsOf(text)).toBeUndefined()
  })

  it('is compared with the limit in the facts, separately for relicensing and business', () => {
    const limit = `up to ${formatCents(REIMBURSEMENT_CAP).replace('.00', '')}`
    expect(licenseReimbursement.text).toBe(limit)
    expect(businessCostsCap.text).toBe(limit)
    const costs = buildLicense({ state: 'VA', relicensingCosts: '1,025.50', businessCosts: '40' })
    expect(costsText(costs)).toBe(
      'Relicensing: $1,025.50. The limit is $1,000.00 for all licenses of one move, so $25.50 is over it. Business: $40.00. The limit is $1,000.00 for one move (Coast Guard: ask first).',
    )
    expect(costsText(buildLicense({ businessCosts: '1,025.50' }))).toBe(
      'Business: $1,025.50. The limit is $1,000.00 for one move, so $25.50 is over it (Coast Guard: ask first).',
    )
    expect(hasCosts(buildLicense({ relicensingCosts: '0' }))).toBe(false)
  })
})

describe('A letter to the board', () => {
  const question = {
    profession: professionCalled('registered-nurse'),
    from: 'TX',
    to: 'VA',
    standing: 'good',
  } as const

  const law = { first: 'law' } as const

  it('is filled in from the question and the stored licenses', () => {
    const kept = [
      buildLicense({ state: 'VA', status: 'applied', board: 'Virginia Board of Nursing' }),
      buildLicense({ number: 'RN-12' }),
      buildLicense({ profession: 'attorney', number: 'A-1' }),
    ]
    const text = letterText(paperFacts(question, law, kept, 'Jamie Doe', [], '2026-11-26'), law)
    expect(text).toMatch(/^To: Virginia Board of Nursing\n/)
    expect(text).toContain(
      'My name is Jamie Doe. I hold a license as a registered nurse from Texas, number RN-12,',
    )
    expect(text).not.toMatch(/A-1|\[number\]/)
  })

  it('swears to the same as the letter to copy, the steps and the overview', () => {
    const sworn =
      'have read and understood your rules and what your license lets me do, that I will meet and follow them'
    expect(letterText(paperFacts(question, law, [], '', [], '2026-11-26'), law)).toContain(sworn)
    expect(JSON.stringify(licensePapers.rows)).toContain(sworn)
    for (const dataset of [licenseSteps, licensingOverview]) {
      expect(JSON.stringify(dataset.rows)).toMatch(
        /have read and understood the state’s rules and what its license allows, and will meet and follow them/,
      )
    }
    expect(licenseSteps.rows.find(({ id }) => id === 'send-application')?.description).toMatch(
      /In it you confirm who you are, that all is true, and good standing everywhere\. You confirm that you have read and understood [^.]*\. The law/,
    )
  })

  it('leaves a blank to write on for each unknown detail', () => {
    const text = letterText(paperFacts(question, law, [], '', [], '2026-11-26'), law)
    expect(text).toContain('To: The board of nursing in Virginia')
    expect(text).toMatch(/read and understood your rules.*meet and follow them/s)
    expect(text).toMatch(/\(SCRA\), not endorsement/)
    expect(text).toMatch(/name the rule.*30 days of my complete application and my move/)
    expect(text).toMatch(
      /My name is \P{L}*____\P{L}*\. .*, number \P{L}*____\P{L}*, in good standing/u,
    )
    expect(text).not.toMatch(/[[\]]/)
  })
})

describe('A license is due', () => {
  it('once day 30 has passed, listed before any that expires', () => {
    const due = licensesDue(
      [
        buildLicense({ id: '1', expirationDate: '2026-12-01' }),
        buildLicense({ id: '2', state: 'VA', status: 'applied', completeOn: '2026-10-01' }),
      ],
      today,
    )
    expect(due.map(({ title, reason }) => [title, reason])).toEqual([
      [
        'Registered Nurse, Virginia',
        'Day 30 at the board was Oct 31, 2026 (23 days ago). Ask for a temporary license. If you move after applying, fill in “Day You Moved.”',
      ],
      ['Registered Nurse, Texas', 'Expires Dec 1, 2026 (in 8 days).'],
    ])
    expect(due[1]?.action.href).toBe('/app/licensing?tab=licenses&edit=1')
  })

  it('now if its board is late, whenever it or another license expires', () => {
    const late = { status: 'applied', completeOn: '2026-10-01' } as const
    const due = licensesDue(
      [
        buildLicense({ id: '1', expirationDate: '2027-01-31' }),
        buildLicense({ id: '2', state: 'VA', ...late, expirationDate: '2027-01-31' }),
      ],
      today,
    )
    expect(due.map(({ day }) => groupOf(day, today))).toEqual(['waiting', 'later', 'later'])
  })

  it('on its last day, too, while its board is late', () => {
    const late = { status: 'applied', completeOn: '2026-10-01' } as const
    const due = licensesDue([buildLicense({ ...late, expirationDate: '2026-12-01' })], today)
    expect(due.map(({ reason, day }) => [reason, groupOf(day, today)])).toEqual([
      [expect.stringContaining('Ask for a temporary license.'), 'waiting'],
      ['Expires Dec 1, 2026 (in 8 days).', 'later'],
    ])
    expect(new Set(due.map(({ id }) => id)).size).toBe(2)
  })

  it('by its own day, however many boards are late', () => {
    const late = (['VA', 'WA', 'HI', 'GA'] as const).map((state) =>
      buildLicense({ id: state, state, status: 'applied', completeOn: '2026-10-01' }),
    )
    const due = licensesDue([...late, buildLicense({ expirationDate: '2026-11-24' })], today)
    expect(due.map(({ title, reason, day }) => [title, reason, groupOf(day, today)])).toEqual([
      ['Registered Nurse, Virginia', expect.any(String), 'waiting'],
      ['Registered Nurse, Washington', expect.any(String), 'waiting'],
      ['2 more license applications', 'Day 30 at their boards has passed.', 'waiting'],
      ['Registered Nurse, Texas', 'Expires Nov 24, 2026 (tomorrow).', 'thisWeek'],
    ])
    expect(new Set(due.map(({ id }) => id)).size).toBe(due.length)
  })

  it('on the first day of several, if more than three expire', () => {
    const ending = ['2026-12-20', '2026-11-24', '2026-12-01', '2026-12-10'].map((expirationDate) =>
      buildLicense({ id: expirationDate, expirationDate }),
    )
    expect(licensesDue(ending, today).at(-1)).toMatchObject({
      title: '2 more licenses',
      reason: 'They have expired or expire soon.',
      day: '2026-12-10',
    })
  })

  it('no longer once the person marks it expired, but still if only its last day has passed', () => {
    for (const expirationDate of ['2022-05-31', '2026-12-01']) {
      expect(licensesDue([buildLicense({ status: 'expired', expirationDate })], today)).toEqual([])
    }
    expect(licensesDue([buildLicense({ expirationDate: '2022-05-31' })], today)).toMatchObject([
      { late: 'Expired May 31, 2022 (1637 days ago).' },
    ])
  })

  it.each([
    ['inactive: the user knows', 'inactive'],
    ['applied for: an earlier license had it', 'applied'],
  ] as const)('not for a last day that has passed while it is %s', (_, status) => {
    const license = buildLicense({ status, expirationDate: '2023-06-30' })
    expect(licensesDue([license], today)).toEqual([])
  })

  it('by its name while its last day is ahead, however many others have expired', () => {
    const lapsed = (['GA', 'HI', 'TX'] as const).map((state) =>
      buildLicense({ id: state, state, expirationDate: '2026-10-01' }),
    )
    const virginia = buildLicense({ state: 'VA', expirationDate: '2026-11-28' })
    expect(licensesDue([...lapsed, virginia], today)).toMatchObject([
      { title: 'Registered Nurse, Virginia', day: '2026-11-28' },
      { title: 'Registered Nurse, Georgia' },
      { title: '2 more licenses', day: '2026-10-01' },
    ])
  })

  it('not while there is time', () => {
    const waiting = buildLicense({ status: 'applied', completeOn: '2026-11-18' })
    expect(licensesDue([waiting, buildLicense({ expirationDate: '2027-06-01' })], today)).toEqual(
      [],
    )
  })
})
