import { describe, expect, it } from 'vitest'
import { jobDays } from '@/screens/job-search/days'
import { interviewsDue } from '@/screens/job-search/due/interviews-due'
import { funnelOf } from '@/screens/job-search/figures/figures'
import { logLines } from '@/screens/job-search/log/work-search'
import type { HistoryEntry } from '@/schemas/job-search/application-history'
import type { ApplicationStatus } from '@/schemas/job-search/application-status'
import { applicationTimeline } from '@/schemas/job-search/application-timeline'
import { interviewsAhead, lacksInterviewDay } from '@/schemas/job-search/interviews-ahead'
import { buildApplication } from '../support/applications'

const today = '2026-12-22'
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** An entry that was added at a time of this device. */
const added = (at: string, entry: Omit<HistoryEntry, 'id'>): HistoryEntry => ({
  id: String(new Date(at).getTime()),
  ...entry,
})
const set = (at: string, status: ApplicationStatus) =>
  added(at, { kind: 'status', day: at.slice(0, 10), status })
const interview = (at: string, day: string, time: Partial<HistoryEntry> = {}) =>
  added(at, { kind: 'interview', day, ...time })

const planned = interview('2026-11-20T10:00', '2026-12-10')
const followUp = added('2026-11-21T10:00', { kind: 'follow-up', day: '2026-12-11' })
const closed = set('2026-12-02T10:00', 'withdrawn')
const reopened = set('2026-12-20T10:00', 'applied')

const build = (history: HistoryEntry[], status: ApplicationStatus = 'applied') =>
  buildApplication({ dateApplied: '2026-11-18', status, history })

const linesOf = (history: HistoryEntry[], status?: ApplicationStatus) =>
  logLines([build(history, status)], today).map(({ date, how, result }) => [date, how, result])

describe('An interview that was planned before a closing, for a day before the reopening,', () => {
  const history = [planned, followUp, closed, reopened]

  it('is no line of the signed log and no result, and so is a follow-up', () => {
    expect(linesOf(history)).toEqual([['2026-11-18', 'Applied', 'No answer yet']])
    // From a CSV file, entries do not say when they were added. They are in the order in which they were.
    const imported = [planned, closed, reopened].map((entry, at) => ({ ...entry, id: `${at}` }))
    expect(linesOf(imported)).toHaveLength(1)
  })

  it('is not counted by the Figures', () => {
    expect(funnelOf([build(history)]).interviewed).toBe(0)
  })

  it('is not asked about by What Now, which asks for the new date', () => {
    expect(interviewsDue([build(history)], today)).toEqual([])
    const invited = build([planned, closed, set('2026-12-20T10:00', 'interview')], 'interview')
    expect(interviewsDue([invited], today)).toMatchObject([
      { reason: 'No date yet. Review common questions.' },
    ])
    expect(lacksInterviewDay(invited)).toBe(true)
  })

  it('is not asked about any more once a note says how it went, after the reopening', () => {
    const note = (at: string) => added(at, { kind: 'note', day: '2026-12-10', text: 'Went well' })
    const asks = (...later: HistoryEntry[]) =>
      interviewsDue([build([planned, closed, ...later], 'interview')], today).length
    const corrected = set('2026-12-20T10:00', 'interview')
    expect(asks(corrected, note('2026-12-20T11:00'))).toBe(0)
    expect(asks(note('2026-12-15T10:00'), corrected)).toBe(1)
    // A note from before a new invitation says nothing about that one.
    const invited = set('2026-12-21T10:00', 'interview')
    expect(asks(reopened, note('2026-12-20T11:00'), invited)).toBe(1)
  })

  it('says so in the history, as a follow-up does, until the wrong closing is deleted', () => {
    const detailsIn = (history: HistoryEntry[]) =>
      applicationTimeline(build(history))
        .filter(({ id }) => id === planned.id || id === followUp.id)
        .map(({ details }) => details)
    expect(detailsIn(history)).toEqual([['Called off'], ['Called off']])
    expect(detailsIn([planned, followUp, reopened])).toEqual([[], []])
  })

  it('is no event that took place in the calendar, before and after the reopening', () => {
    expect(jobDays([build(history)], today)).toEqual([])
    expect(jobDays([build([planned, closed], 'withdrawn')], '2026-12-15')).toEqual([])
  })

  it('stays called off if the application is closed once more', () => {
    const again = [...history, set('2026-12-21T10:00', 'rejected')]
    expect(linesOf(again, 'rejected')).toEqual([['2026-11-18', 'Applied', 'Rejected']])
  })
})

describe('An interview of a reopened application is reported', () => {
  it('if it took place on the day of the closing, or after the reopening', () => {
    const [first, last] = ['2026-12-02', '2026-12-21']
    const both = [first, last].map((day) => interview('2026-11-20T10:00', day))
    const dates = linesOf([...both, closed, reopened]).map(([date]) => date)
    expect(dates).toEqual(['2026-11-18', first, last])
  })

  it('if it was entered after the closing, even with an earlier day', () => {
    expect(linesOf([closed, reopened, interview('2026-12-20T11:00', '2026-12-10')])).toHaveLength(2)
    expect(linesOf([closed, interview('2026-12-05T11:00', '2026-12-10'), reopened])).toHaveLength(2)
  })

  it('if the closing was a mistake that was corrected on the same day, or before the interview', () => {
    const mistake = set('2026-12-10T09:00', 'rejected')
    const later = interview('2026-11-20T10:00', '2026-12-11')
    const corrected = set('2026-12-10T18:00', 'applied')
    expect(linesOf([planned, later, mistake, corrected])).toHaveLength(3)
  })

  it('on the day of the reopening unless it is known to begin earlier, and is ahead by the same rule', () => {
    const on = (time: Partial<HistoryEntry>) => {
      const record = build([
        interview('2026-11-20T10:00', '2026-12-20', time),
        closed,
        set('2026-12-20T10:00', 'applied'),
      ])
      return [
        logLines([record], today).length - 1,
        funnelOf([record]).interviewed,
        interviewsAhead([record], '2026-12-20').length,
        jobDays([record], '2026-12-20').length,
        jobDays([record], today).length,
      ]
    }
    expect(on({ startTime: '14:00', timeZone })).toEqual([1, 1, 1, 1, 1])
    expect(on({ startTime: '09:00', timeZone })).toEqual([0, 0, 0, 0, 0])
    expect(on({})).toEqual([1, 1, 1, 1, 1])
  })
})

it('A follow-up that was planned before a closing counts from the day of the reopening on, in log and calendar', () => {
  const on = (day: string) => {
    const history = [added('2026-11-21T10:00', { kind: 'follow-up', day }), closed, reopened]
    return [linesOf(history).length - 1, jobDays([build(history)], today).length]
  }
  expect([on('2026-12-19'), on('2026-12-20'), on('2026-12-21')]).toEqual([
    [0, 0],
    [1, 1],
    [1, 1],
  ])
})

it('An interview takes place for log, calendar and cards if a closing was corrected on its day', () => {
  const on = (startTime: string) => {
    const record = build([
      interview('2026-11-20T10:00', '2026-12-02', { startTime, timeZone }),
      closed,
      set('2026-12-02T16:00', 'applied'),
    ])
    return [
      logLines([record], today).length - 1,
      interviewsAhead([record], '2026-12-02').length,
      jobDays([record], '2026-12-02').length,
      jobDays([record], today).length,
    ]
  }
  expect([on('09:00'), on('15:00'), on('17:00')]).toEqual([
    [1, 1, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 1, 1],
  ])
})

it('An interview that was called off earlier on its day stays out of the calendar, but is a line of the log', () => {
  const history = [
    interview('2026-11-20T10:00', '2026-12-02', { startTime: '15:00', timeZone }),
    closed,
  ]
  const events = (day: string, ...later: HistoryEntry[]) =>
    jobDays([build([...history, ...later], later.length > 0 ? 'applied' : 'withdrawn')], day)
  expect(events('2026-12-02')).toEqual([])
  expect(events('2026-12-03')).toEqual([])
  expect(events(today, reopened)).toEqual([])
  expect(linesOf(history, 'withdrawn')).toHaveLength(2)
  // One that had begun took place.
  const earlier = interview('2026-11-20T10:00', '2026-12-02', { startTime: '09:00', timeZone })
  expect(jobDays([build([earlier, closed], 'withdrawn')], '2026-12-02')).toMatchObject([
    { isDone: true },
  ])
})
