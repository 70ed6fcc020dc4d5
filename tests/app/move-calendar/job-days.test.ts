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

describe('A calendar gets of an application', () => {
  it('its next action, and its interviews and follow-ups from today on, each under a name that stays', () => {
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

  it('a next action under its day alone, and none without a day', () => {
    const days = (missing: Partial<typeof nurse>) =>
      jobDays([buildApplication({ ...nurse, ...missing, history: [] })], today)
    expect(days({ nextAction: '' })).toMatchObject([
      { title: 'Next action (Nurse at Aloha Health)', day: '2026-11-30' },
    ])
    expect(days({ nextActionDate: '' })).toEqual([])
  })

  it('the next action also while it is saved for later, as the same event once one applied', () => {
    const { id, position, company, nextAction, nextActionDate } = nurse
    const posting = buildSavedPosting({ id, position, company, nextAction, nextActionDate })
    const applied = { ...nurse, ...appliedTo(posting, today) }
    expect(jobDays([posting], today)).toMatchObject([
      { title: 'Call Dana (Nurse at Aloha Health)', day: '2026-11-30', isDone: false },
    ])
    expect(jobDays([applied], today)).toEqual(jobDays([posting], today))
  })

  it('an interview in another time zone until its day on this device’s calendar is over', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    const evening = { startTime: '19:00', timeZone: 'America/New_York' }
    const history = [{ id: '1', kind: 'interview' as const, day: '2026-12-01', ...evening }]
    const isDoneOn = (day: string) =>
      jobDays([buildApplication({ history })], day).map(({ isDone }) => isDone)
    expect(isDoneOn('2026-12-02')).toEqual([false])
    expect(isDoneOn('2026-12-03')).toEqual([true])
  })

  it('not the next action of a posting that became it, and that of another job which has its id', () => {
    const titlesOf = (posting: object, different: object = {}) => {
      const saved = buildSavedPosting({ ...posting, id: 'a', nextActionDate: '2026-12-01' })
      const applied = { ...nurse, history: [], ...different }
      const days = jobSearchDays.flatMap((source) => source.days([[applied], [saved]], today))
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
    // One id is one event.
    expect(titlesOf(other)).toEqual([own])
  })

  it('nothing that lies ahead once it is closed', () => {
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
  const said = (text: string) =>
    Object.fromEntries(
      readEvents(text).map(({ title, sequence, start }) => [title, `${start}, ${sequence}`]),
    )
  const first = file(nurse, today)

  it('raise the number of what was put off, and of nothing else', () => {
    const putOff = { ...nurse, nextActionDate: '2026-12-01' }
    expect(said(file(putOff, today, first.events).text)).toEqual({
      'Call Dana (Nurse at Aloha Health)': '2026-12-01, 1',
      'Interview: Nurse at Aloha Health': '2026-12-02, 0',
      'Follow up: Nurse at Aloha Health': `${today}, 0`,
    })
  })

  it('cancel what is ahead of an application that is closed, and leave what is over', () => {
    const closed: JobApplicationRecord = { ...nurse, status: 'rejected' }
    expect(said(file(closed, '2026-12-01', first.events).text)).toEqual({
      'Call Dana (Nurse at Aloha Health)': '2026-11-30, 0',
      'Canceled: Interview: Nurse at Aloha Health': '2026-12-02, 1',
      'Follow up: Nurse at Aloha Health': `${today}, 0`,
    })
  })

  it('bring nothing that was over before the first one', () => {
    expect(said(file(nurse, '2026-12-10').text)).toEqual({})
  })

  it('are the same to the byte where nothing changed', () => {
    expect(file(nurse, '2026-11-24', first.events).text).toBe(first.text)
  })
})
