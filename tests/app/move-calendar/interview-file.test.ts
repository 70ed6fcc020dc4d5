import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '@/schemas/job-search/application-history'
import { interviewEvent, jobDays } from '@/screens/job-search/days'
import { interviewFile } from '@/screens/job-search/interview/interview-file'
import { exportCalendar } from '@/screens/my-move/calendar/export-calendar'
import { buildApplication } from '../../support/applications'
import { parseCalendar, readEvents } from '../../support/calendar'

const now = new Date('2026-11-23T20:00:00Z')
const later = new Date('2026-11-24T20:00:00Z')

const interview = (overrides: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: '2',
  kind: 'interview',
  day: '2026-12-08',
  startTime: '18:00',
  timeZone: 'America/Los_Angeles',
  format: 'video',
  link: 'https://example.com/call',
  ...overrides,
})

const nurse = (entry: HistoryEntry) =>
  buildApplication({ id: 'a', position: 'Nurse', company: 'Aloha Health', history: [entry] })

function eventOf(entry: HistoryEntry) {
  const event = interviewEvent(nurse(entry), entry)
  if (!event) throw new Error('The interview has no time.')
  return event
}

const file = (entry: HistoryEntry, known = {}, at = now) => interviewFile(known, eventOf(entry), at)

/** The first event of a file and any others, as an independent parser reads them. */
function parsed(text: string) {
  const [event, ...others] = parseCalendar(text).getAllSubcomponents('vevent')
  const value = (name: string) => String(event?.getFirstPropertyValue(name))
  return {
    others,
    start: value('dtstart'),
    end: value('dtend'),
    busy: value('transp'),
    place: value('location'),
    alarms: event
      ?.getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
  }
}

describe('The calendar file of an interview', () => {
  it.each([
    ['America/Los_Angeles', '2026-12-09T02:00:00Z', '2026-12-09T03:00:00Z'],
    ['Europe/Berlin', '2026-12-08T17:00:00Z', '2026-12-08T18:00:00Z'],
    ['Asia/Tokyo', '2026-12-08T09:00:00Z', '2026-12-08T10:00:00Z'],
  ])('is one busy hour with two alarms, at 6:00 PM in %s', (timeZone, start, end) => {
    expect(parsed(file(interview({ timeZone })).text)).toEqual({
      others: [],
      start,
      end,
      busy: 'OPAQUE',
      place: 'https://example.com/call',
      alarms: ['-P1D', '-PT1H'],
    })
  })

  it('keeps its UID, and gets a higher SEQUENCE only if it changed', () => {
    const first = file(interview())
    const again = file(interview(), first.events, later)
    const moved = file(interview({ startTime: '19:00' }), first.events, later)
    expect(again.text).toBe(first.text)
    expect([first, moved].map(({ text }) => readEvents(text)[0]?.sequence)).toEqual([0, 1])
    expect(new Set([first, moved].map(({ text }) => readEvents(text)[0]?.uid)).size).toBe(1)
  })

  it('has the same event as the calendar file of a move', () => {
    const first = file(interview())
    const move = exportCalendar(
      first.events,
      jobDays([nurse(interview())], '2026-11-24'),
      '1795118400000',
      later,
    )
    expect(move.changes).toMatchObject({ new: 0, changed: 0, same: 1 })
    expect(parsed(move.text)).toEqual(parsed(first.text))
  })

  it('has an all-day event once the time is removed', () => {
    const first = file(interview())
    const without = jobDays([nurse(interview({ startTime: '' }))], '2026-11-24')
    const move = exportCalendar(first.events, without, '1795118400000', later)
    expect(parsed(move.text)).toMatchObject({
      start: '2026-12-08',
      busy: 'TRANSPARENT',
      alarms: [],
    })
    expect(readEvents(move.text)[0]?.sequence).toBe(1)
  })
})

describe('An interview whose time is in words', () => {
  it('has no calendar file, because the time is not guessed', () => {
    const entry: HistoryEntry = { id: '2', kind: 'interview', day: '2026-12-08', time: '14:00' }
    expect(interviewEvent(nurse(entry), entry)).toBeUndefined()
    expect(jobDays([nurse(entry)], '2026-11-24')[0]).toEqual({
      id: 'record/job/a/history/2',
      title: 'Interview: Nurse at Aloha Health',
      day: '2026-12-08',
      note: '14:00',
      isDone: false,
    })
  })
})
