import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { addDays, daysBetween } from '@/engine/calendar-day'
import {
  currentWeek,
  finishedWeeks,
  howOf,
  logCsv,
  logLines,
} from '@/screens/job-search/log/work-search'
import type { HistoryEntry } from '@/schemas/job-search/application-history'
import type { ApplicationStatus } from '@/schemas/job-search/application-status'
import type { JobApplicationRecord } from '@/schemas/job-search/job-application'
import { buildApplication } from '../../support/applications'
import { anyDay } from '../../support/days'
import { zones } from '../../support/zones'

const record = buildApplication({
  id: '7',
  company: '=Acme',
  dateApplied: '2026-11-14',
  status: 'interview',
  foundOn: 'Indeed',
  history: [
    { id: '1', kind: 'note', day: '2026-11-15' },
    { id: '2', kind: 'interview', day: '2026-11-22', format: 'video' },
    { id: '3', kind: 'follow-up', day: '2026-11-15' },
    { id: '4', kind: 'status', status: 'interview', day: '2026-11-16' },
  ],
})

const linesOf = (records: readonly JobApplicationRecord[], today = '2026-12-31') =>
  logLines(records, today)

describe('The work-search log', () => {
  it('has a line for each application, interview and follow-up, the earliest first', () => {
    expect(linesOf([record]).map((line) => [line.date, howOf(line), line.result])).toEqual([
      ['2026-11-14', 'Applied (Indeed)', 'Interview'],
      ['2026-11-15', 'Follow-Up', 'Interview'],
      ['2026-11-22', 'Interview (Video)', 'Interview'],
    ])
  })

  it('says “not recorded” for a blank method, but not for a follow-up, which has none', () => {
    const history = [
      { id: '1', kind: 'interview' as const, day: '2026-11-15' },
      { id: '2', kind: 'follow-up' as const, day: '2026-11-16' },
    ]
    expect(linesOf([{ ...record, foundOn: '', history }]).map(howOf)).toEqual([
      'Applied (method not recorded)',
      'Interview (method not recorded)',
      'Follow-Up',
    ])
  })

  it('reports an interview as “Interview Scheduled” until its day, and from then on as “Interview”', () => {
    const interview = { id: '1', kind: 'interview' as const, day: '2026-11-22' }
    for (const status of ['applied', 'interview'] as const) {
      const resultOn = (today: string, history: HistoryEntry[] = [interview]) =>
        linesOf([{ ...record, status, history }], today)[0]?.result
      expect(resultOn('2026-11-21'), status).toBe('Interview Scheduled')
      expect(resultOn('2026-11-22'), status).toBe('Interview')
      expect(resultOn('2026-11-23'), status).toBe('Interview')
    }
    expect(linesOf([{ ...record, history: [] }])[0]?.result).toBe('Interview Scheduled')
  })

  it('reports an unanswered application as “No answer yet” or “No answer”', () => {
    const resultOf = (overrides: Partial<typeof record>) =>
      linesOf([{ ...record, history: [], ...overrides }])[0]?.result
    expect(resultOf({ status: 'applied' })).toBe('No answer yet')
    const invited = { id: '1', kind: 'interview', day: '2026-11-16' } as const
    expect(resultOf({ status: 'applied', history: [invited] })).toBe('Interview')
    const closed = { id: '1', kind: 'status', status: 'rejected', day: '2026-11-16' } as const
    expect(resultOf({ status: 'rejected', history: [closed] })).toBe('Rejected')
    const silent = { ...closed, text: 'No answer' }
    expect(resultOf({ status: 'rejected', history: [silent] })).toBe('No answer')
    const written = { ...closed, text: 'No answer.' }
    expect(resultOf({ status: 'rejected', history: [written] })).toBe('No answer')
    expect(resultOf({ status: 'offer', history: [silent] })).toBe('Offer Received')
    const open = { ...silent, status: 'interview' } as const
    expect(resultOf({ status: 'interview', history: [open] })).toBe('Interview Scheduled')
    // A status change that was turned into a note does not count as a status.
    const noted = { ...closed, id: '2', kind: 'note' } as const
    expect(resultOf({ status: 'rejected', history: [silent, noted] })).toBe('No answer')
  })

  it('reports an interview even if nobody answered after it, as the Figures do', () => {
    const resultsAfter = (entry: HistoryEntry) => {
      const silent = { id: '9', day: '2026-11-29', text: 'No answer' }
      const closing = { ...silent, kind: 'status', status: 'rejected' } as const
      const lines = linesOf([{ ...record, status: 'rejected', history: [entry, closing] }])
      return lines.map(({ how, result }) => [how, result])
    }
    const interview = { id: '1', kind: 'interview', day: '2026-11-16' } as const
    expect(resultsAfter(interview)).toEqual([
      ['Applied', 'Interview, then no answer'],
      ['Interview', 'Interview, then no answer'],
    ])
    const scheduled = { ...interview, kind: 'status', status: 'interview' } as const
    expect(resultsAfter(scheduled)).toEqual([['Applied', 'Interview, then no answer']])
    expect(resultsAfter({ ...scheduled, text: 'No answer' })).toEqual([['Applied', 'No answer']])
  })

  it('does not report an interview that was set for a day after the closing', () => {
    const history = [
      { id: '1', kind: 'status', status: 'interview', day: '2026-11-16' },
      { id: '2', kind: 'interview', day: '2026-12-10' },
      { id: '3', kind: 'status', status: 'rejected', day: '2026-11-29', text: 'No answer' },
    ] as const
    const resultsOf = (history: readonly HistoryEntry[]) =>
      linesOf([{ ...record, status: 'rejected', history: [...history] }]).map((line) => [
        line.how,
        line.result,
      ])
    expect(resultsOf(history)).toEqual([['Applied', 'No answer']])
    expect(resultsOf(history.slice(1))).toEqual([['Applied', 'No answer']])
  })

  it('omits interviews after the application was closed, and keeps earlier ones', () => {
    const interview = (day: string) => ({ id: day, kind: 'interview', day }) as const
    const status = (day: string, became: ApplicationStatus) =>
      ({ id: `s${day}`, kind: 'status', status: became, day }) as const
    const interviewsOf = (...history: HistoryEntry[]) =>
      linesOf([{ ...record, status: 'withdrawn', history }])
        .filter(({ how }) => how === 'Interview')
        .map(({ date }) => date)
    const both = [interview('2026-11-20'), interview('2026-11-30')]
    expect(interviewsOf(...both, status('2026-11-23', 'withdrawn'))).toEqual(['2026-11-20'])
    expect(interviewsOf(...both, status('2026-11-30', 'withdrawn'))).toHaveLength(2)
    // Rejected, then withdrawn: no interview counts after the first of the two.
    const twice = [status('2026-11-23', 'rejected'), status('2026-12-02', 'withdrawn')]
    expect(interviewsOf(...both, ...twice)).toEqual(['2026-11-20'])
    const again = status('2026-11-25', 'applied')
    expect(interviewsOf(...both, ...twice, again)).toHaveLength(2)
    // The day of the closing was not recorded.
    expect(interviewsOf(...both)).toHaveLength(2)
  })

  describe.each(zones)(
    'has an interview of a closed application, also if it is read in $zone,',
    ({ zone }) => {
      const evening = {
        id: '1',
        kind: 'interview',
        day: '2026-12-01',
        startTime: '19:00',
        timeZone: 'America/New_York',
      } as const
      /** What the log lists of an application that was closed at an instant. */
      const howsAfter = (day: string, closedAt: string) => {
        vi.stubEnv('TZ', zone)
        const id = String(Date.parse(closedAt))
        const closing = { id, kind: 'status', status: 'withdrawn', day } as const
        const history = [evening, closing]
        return linesOf([{ ...record, status: 'withdrawn', history }]).map(({ how }) => how)
      }

      it('that took place on the day of the closing', () => {
        expect(howsAfter('2026-12-01', '2026-12-01T21:30:00-05:00')).toHaveLength(2)
      })

      it('but not if it was set for the day after, by the clocks of the interview', () => {
        expect(howsAfter('2026-12-01', '2026-12-01T12:00:00+09:00')).toEqual(['Applied'])
      })

      it('but not if the person closed it before the interview, on an earlier day', () => {
        expect(howsAfter('2026-11-30', '2026-12-01T15:00:00Z')).toEqual(['Applied'])
        expect(howsAfter('2026-11-30', '2026-11-30T21:30:00-10:00')).toEqual(['Applied'])
      })

      it('until the day that the person gave to the closing', () => {
        expect(howsAfter('2026-12-01', '2026-12-09T12:00:00Z')).toHaveLength(2)
        expect(howsAfter('2026-11-29', '2026-12-09T12:00:00Z')).toEqual(['Applied'])
      })
    },
  )

  it('omits follow-ups that were planned before the closing for a later day', () => {
    const idOn = (day: string) => String(Date.parse(`${day}T12:00:00`))
    const followUp = (enteredOn: string, day: string): HistoryEntry => ({
      id: idOn(enteredOn),
      kind: 'follow-up',
      day,
    })
    const rejected = (enteredOn: string, day = enteredOn): HistoryEntry => ({
      id: idOn(enteredOn),
      kind: 'status',
      status: 'rejected',
      day,
    })
    const followUpsOf = (...history: HistoryEntry[]) =>
      linesOf([{ ...record, status: 'rejected', history }])
        .filter(({ how }) => how === 'Follow-Up')
        .map(({ date }) => date)
    const planned = followUp('2026-11-03', '2026-11-24')
    expect(followUpsOf(planned, rejected('2026-11-12'))).toEqual([])
    expect(followUpsOf(followUp('2026-11-03', '2026-11-12'), rejected('2026-11-12'))).toHaveLength(
      1,
    )
    // A user may follow up after a rejection.
    const after = followUp('2026-11-24', '2026-11-24')
    expect(followUpsOf(rejected('2026-11-12'), after)).toHaveLength(1)
    // Merged from another device, in any order.
    expect(followUpsOf(after, rejected('2026-11-12'))).toHaveLength(1)
    // Entered before a rejection that was entered later with an earlier day.
    const early = followUp('2026-11-14', '2026-11-14')
    expect(followUpsOf(early, rejected('2026-11-16', '2026-11-12'))).toHaveLength(1)
    // The entries of an imported table do not say when they were entered.
    expect(
      followUpsOf({ ...planned, id: '1' }, { ...rejected('2026-11-12'), id: '2' }),
    ).toHaveLength(1)
  })

  it('counts weeks from Sunday to Saturday, separates finished weeks, and includes empty ones', () => {
    const weeks = finishedWeeks(linesOf([record]), 3, '2026-11-28')
    expect(weeks.map(({ from, to, lines }) => [from, to, lines.length])).toEqual([
      ['2026-11-01', '2026-11-07', 0],
      ['2026-11-08', '2026-11-14', 1],
      ['2026-11-15', '2026-11-21', 1],
    ])
    const current = currentWeek(linesOf([record]), '2026-11-28')
    expect([current.from, current.to, current.lines.length]).toEqual([
      '2026-11-22',
      '2026-11-28',
      1,
    ])
  })

  it('omits entries that are planned for a future day', () => {
    const week = currentWeek(linesOf([record]), '2026-11-21')
    expect(week.lines.map(({ date }) => date)).toEqual(['2026-11-15'])
  })

  it('dates an interview by its day on this device, also in another time zone', () => {
    const daysOf = (interview: Pick<HistoryEntry, 'day' | 'startTime' | 'timeZone'>) =>
      linesOf([{ ...record, history: [{ id: '1', kind: 'interview', ...interview }] }])
        .filter(({ how }) => how === 'Interview')
        .map(({ date }) => date)
    const evening = { day: '2027-02-27', startTime: '18:00', timeZone: 'Pacific/Honolulu' }
    const morning = { day: '2027-03-01', startTime: '09:00', timeZone: 'Asia/Tokyo' }
    vi.stubEnv('TZ', 'Asia/Tokyo')
    expect(daysOf(evening)).toEqual(['2027-02-28'])
    vi.stubEnv('TZ', 'Pacific/Honolulu')
    expect(daysOf(morning)).toEqual(['2027-02-28'])
    expect(daysOf({ day: '2027-03-01' })).toEqual(['2027-03-01'])
  })

  it('has every day of its weeks in exactly one week', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(70), (today, ago) => {
        const dateApplied = addDays(today, -ago)
        const lines = linesOf([{ ...record, dateApplied, history: [] }])
        const weeks = [...finishedWeeks(lines, 10, today), currentWeek(lines, today)]
        expect(weeks.flatMap(({ lines }) => lines)).toHaveLength(1)
        expect(weeks.every(({ from, to }) => daysBetween(from, to) === 6)).toBe(true)
      }),
    )
  })

  it('is exported as CSV with the columns that an office asks for, with formulas guarded', () => {
    const [header, first] = parse(logCsv(linesOf([record])), { bom: true })
    expect(header).toEqual(['Date', 'Employer', 'Position', 'How', 'Result', 'Contact'])
    expect(first).toEqual([
      '2026-11-14',
      "'=Acme",
      'Data Analyst',
      'Applied (Indeed)',
      'Interview',
      'not recorded',
    ])
  })
})
