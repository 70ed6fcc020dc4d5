import { describe, expect, it, vi } from 'vitest'
import { exportCalendar } from '@/screens/my-move/calendar/export-calendar'
import jobSearchDays, { jobDays } from '@/screens/job-search/days'
import type { JobApplicationRecord } from '@/schemas/job-search/job-application'
import { appliedTo } from '@/schemas/job-search/saved-posting'
import { buildApplication, buildSavedPosting } from '../../support/applications'
import { readEvents } from '../../support/calendar'

const today = '2026-11-23'
const nurse = buildApplication({
  id: 'a',
  position: 'Nurse',
  company: 'Aloha Health',
  nextAction: 'Call Dana',
  nextActionDate: '2026-11-30',
  contact: 'Dana, 808-555-0100',
  history: [
    { id: '1', kind: 'status', day: '2026-11-20', status: 'interview' },
    { id: '2', kind: 'interview', day: '2026-12-02', time: '10:00 Pacific', place: 'Building 4' },
    { id: '3', kind: 'follow-up', day: today },
    { id: '4', kind: 'note', day: '2026-12-03', text: 'They open a second ward.' },
  ],
})

describe('The calendar events of an application', () => {
  it('are its next action, interviews and follow-ups, each with a stable id', () => {
    expect(jobDays([nurse], today)).toEqual([
      {
        id: 'record/job/a/next-action',
        title: 'Call Dana (Nurse at Aloha Health)',
        day: '2026-11-30',
        note: 'Contact: Dana, 808-555-0100',
        isDone: false,
      },
      {
        id: 'record/job/a/history/2',
        title: 'Interview: Nurse at Aloha Health',
        day: '2026-12-02',
        note: '10:00 Pacific\nBuilding 4',
        isDone: false,
      },
      {
        id: 'record/job/a/history/3',
        title: 'Follow up: Nurse at Aloha Health',
        day: today,
        note: '',
        isDone: false,
      },
    ])
  })

  it('include a next action that has only a date, and none without a date', () => {
    const days = (missing: Partial<typeof nurse>) =>
      jobDays([buildApplication({ ...nurse, ...missing, history: [] })], today)
    expect(days({ nextAction: '' })).toMatchObject([
      { title: 'Next action (Nurse at Aloha Health)', day: '2026-11-30' },
    ])
    expect(days({ nextActionDate: '' })).toEqual([])
  })

  it('include the next action of a saved posting, which stays the same event after applying', () => {
    const { id, position, company, nextAction, nextActionDate } = nurse
    const posting = buildSavedPosting({ id, position, company, nextAction, nextActionDate })
    const applied = { ...nurse, ...appliedTo(posting, today) }
    expect(jobDays([posting], today)).toMatchObject([
      { title: 'Call Dana (Nurse at Aloha Health)', day: '2026-11-30', isDone: false },
    ])
    expect(jobDays([applied], today)).toEqual(jobDays([posting], today))
  })

  it('keep an interview in another time zone open until its day on this device’s calendar is over', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    const evening = { startTime: '19:00', timeZone: 'America/New_York' }
    const history = [{ id: '1', kind: 'interview' as const, day: '2026-12-01', ...evening }]
    const isDoneOn = (day: string) =>
      jobDays([buildApplication({ history })], day).map(({ isDone }) => isDone)
    expect(isDoneOn('2026-12-02')).toEqual([false])
    expect(isDoneOn('2026-12-03')).toEqual([true])
  })

  it('leave out the posting that became the application, but not a different job with the same id', () => {
    const titlesOf = (posting: object, overrides: object = {}) => {
      const earlier = '2026-11-01T08:00:00.000Z'
      const saved = buildSavedPosting({
        ...posting,
        id: 'a',
        createdAt: earlier,
        updatedAt: earlier,
        nextActionDate: '2026-12-01',
      })
      const applied = { ...nurse, history: [], ...overrides }
      const days = jobSearchDays.flatMap((source) => source.derive([[applied], [saved]], today))
      return readEvents(exportCalendar({}, days, '1', new Date(`${today}T20:00:00Z`)).text).map(
        ({ title }) => title,
      )
    }
    const { position, company } = nurse
    const other = { position: 'Cook', company: 'Harbor Inn' }
    const none = { nextAction: '', nextActionDate: '' }
    const own = 'Call Dana (Nurse at Aloha Health)'
    expect(titlesOf({ position, company: `${company}, Inc.` })).toEqual([own])
    expect(titlesOf({ position, company }, none)).toEqual([])
    expect(titlesOf(other, none)).toEqual(['Next action (Cook at Harbor Inn)'])
    // Of two events with one id, the file has one.
    expect(titlesOf(other)).toEqual([own])
  })

  it('include nothing upcoming once the application is closed', () => {
    expect(jobDays([{ ...nurse, status: 'withdrawn' }], today)).toEqual([])
  })
})

describe('The calendar files of a job search', () => {
  const MOVE = '1795118400000'
  const file = (
    record: JobApplicationRecord,
    day: string,
    before: ReturnType<typeof exportCalendar>['events'] = {},
  ) => exportCalendar(before, jobDays([record], day), MOVE, new Date(`${day}T20:00:00Z`))
  const summaryOf = (text: string) =>
    Object.fromEntries(
      readEvents(text).map(({ title, sequence, start }) => [title, `${start}, ${sequence}`]),
    )
  const first = file(nurse, today)

  it('raise the SEQUENCE of a postponed event only', () => {
    const postponed = { ...nurse, nextActionDate: '2026-12-01' }
    expect(summaryOf(file(postponed, today, first.events).text)).toEqual({
      'Call Dana (Nurse at Aloha Health)': '2026-12-01, 1',
      'Interview: Nurse at Aloha Health': '2026-12-02, 0',
      'Follow up: Nurse at Aloha Health': `${today}, 0`,
    })
  })

  it('cancel the upcoming events of a closed application and keep the past ones', () => {
    const closed: JobApplicationRecord = { ...nurse, status: 'rejected' }
    expect(summaryOf(file(closed, '2026-12-01', first.events).text)).toEqual({
      'Call Dana (Nurse at Aloha Health)': '2026-11-30, 0',
      'Canceled: Interview: Nurse at Aloha Health': '2026-12-02, 1',
      'Follow up: Nurse at Aloha Health': `${today}, 0`,
    })
  })

  it('keep an interview that was held on the day the application was closed', () => {
    const closing = { id: '5', kind: 'status', day: '2026-12-02', status: 'rejected' } as const
    const closed: JobApplicationRecord = {
      ...nurse,
      status: 'rejected',
      history: [...nurse.history, closing],
    }
    expect(summaryOf(file(closed, '2026-12-02', first.events).text)).toHaveProperty(
      'Interview: Nurse at Aloha Health',
      '2026-12-02, 0',
    )
  })

  it('cancel an interview that was called off earlier on its day', () => {
    const at = new Date(2026, 11, 2, 9)
    const interview = {
      id: '4',
      kind: 'interview',
      day: '2026-12-02',
      startTime: '14:00',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    } as const
    const closing = { id: `${at.getTime()}`, kind: 'status', day: '2026-12-02' } as const
    const open: JobApplicationRecord = { ...nurse, history: [interview] }
    const closedAt = (status: 'rejected' | 'withdrawn'): JobApplicationRecord => ({
      ...open,
      status,
      history: [interview, { ...closing, status }],
    })
    const { events } = file(open, '2026-11-24')
    const after = summaryOf(file(closedAt('withdrawn'), '2026-12-02', events).text)
    expect(Object.keys(after).filter((title) => /Interview/.test(title))).toEqual([
      'Canceled: Interview: Nurse at Aloha Health',
    ])
  })

  it('keep a next action that is cleared after its day, and cancel one whose day is not over', () => {
    const cleared = { ...nurse, nextAction: '', nextActionDate: '' }
    const on = (day: string) => summaryOf(file(cleared, day, first.events).text)
    const action = 'Call Dana (Nurse at Aloha Health)'
    expect(on('2026-12-01')).toHaveProperty([action], '2026-11-30, 0')
    for (const day of ['2026-11-29', '2026-11-30']) {
      expect(on(day)).toHaveProperty([`Canceled: ${action}`], '2026-11-30, 1')
    }
  })

  it('leave out events that were over before the first file', () => {
    expect(summaryOf(file(nurse, '2026-12-10').text)).toEqual({})
  })

  it('are byte-identical if nothing changed', () => {
    expect(file(nurse, '2026-11-24', first.events).text).toBe(first.text)
  })
})
