import { describe, expect, it } from 'vitest'
import { jobDays } from '@/screens/job-search/days'
import { interviewsDue } from '@/screens/job-search/due/applications-due'
import { funnelOf } from '@/screens/job-search/figures/figures'
import { logLines } from '@/screens/job-search/log/work-search'
import type { HistoryEntry } from '@/schemas/job-search/application-history'
import type { ApplicationStatus } from '@/schemas/job-search/application-status'
import { lacksInterviewDay } from '@/schemas/job-search/interviews-ahead'
import { buildApplication } from '../support/applications'

const today = '2026-12-22'

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

  it('on the day of the reopening only if it is known to begin later', () => {
    const on = (time: Partial<HistoryEntry>) =>
      linesOf([interview('2026-11-20T10:00', '2026-12-20', time), closed, reopened]).length - 1
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(on({ startTime: '14:00', timeZone })).toBe(1)
    expect(on({ startTime: '09:00', timeZone })).toBe(0)
    expect(on({})).toBe(0)
  })
})
