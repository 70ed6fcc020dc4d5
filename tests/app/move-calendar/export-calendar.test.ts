import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventUid } from '@/screens/my-move/calendar/event-uid'
import { exportCalendar } from '@/screens/my-move/calendar/export-calendar'
import { addDays } from '@/engine/calendar-day'
import { calendarEvents, type CalendarEvents } from '@/schemas/my-move/calendar-events'
import {
  anyText,
  buildTask,
  modelCalendar,
  openTasks,
  parseCalendar,
  readEvents,
  eventSummaries,
  taskSummaries,
} from '../../support/calendar'

const MOVE = '1795118400000'
const now = new Date('2026-11-23T12:01:55.678Z')
const weeksLater = (weeks: number) => new Date(now.getTime() + weeks * 7 * 86_400_000)

/** Text as a file can contain it: one kind of line break, no control characters. */
const inFile = (text: string) =>
  [...text.replace(/\r\n?/g, '\n')]
    .filter((char) => char === '\n' || char === '\t' || !isControl(char))
    .join('')
const isControl = (char: string) => char < ' ' || (char >= '\u007f' && char <= '\u009f')

/** The events of two calendars in the same order, also where titles and days are equal. */
const inOrder = (events: readonly object[]) =>
  events.map((event) => JSON.stringify(event)).toSorted()

describe('A calendar file', () => {
  it('has no end date for December 31, 9999, because no later date can be written', () => {
    const { text } = exportCalendar({}, [buildTask({ day: '9999-12-31' })], MOVE, now)
    expect(text).toContain('DTSTART;VALUE=DATE:99991231\r\nSUMMARY')
  })

  it('follows RFC 5545 line by line', () => {
    const task = buildTask({ title: 'Find a doctor, and a dentist', note: 'Bring:\n- records' })
    const cancelled = buildTask({ id: 'own/visa', title: 'Ask for a visa', day: '2028-02-29' })
    const { events } = exportCalendar({}, [cancelled], MOVE, now)
    const { text } = exportCalendar(events, [task], MOVE, weeksLater(1))
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Milspouse Command Center//My Move//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:My Move',
      'BEGIN:VEVENT',
      'UID:move-1795118400000.own.visa@milspouse-command-center',
      'DTSTAMP:20261130T120155Z',
      'SEQUENCE:1',
      'DTSTART;VALUE=DATE:20280229',
      'DTEND;VALUE=DATE:20280301',
      'SUMMARY:Canceled: Ask for a visa',
      'STATUS:CANCELLED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:move-1795118400000.pcs-timeline.arrival.find-a-doctor@milspouse-command',
      ' -center',
      'DTSTAMP:20261130T120155Z',
      'SEQUENCE:0',
      'DTSTART;VALUE=DATE:20270301',
      'DTEND;VALUE=DATE:20270302',
      'SUMMARY:Find a doctor\\, and a dentist',
      'DESCRIPTION:Bring:\\n- records',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('is read back by another parser as it was exported', () => {
    fc.assert(
      fc.property(openTasks, (tasks) => {
        const { text } = exportCalendar({}, tasks, MOVE, now)
        expect(readEvents(text)).toEqual(
          tasks.map(({ id, title, day, note }) => ({
            uid: eventUid(MOVE, id),
            sequence: 0,
            start: day,
            end: addDays(day, 1),
            title: inFile(title),
            note: inFile(note),
            status: 'CONFIRMED',
            changedAt: '2026-11-23T12:01:55Z',
          })),
        )
      }),
    )
  })

  it('has no line break but CRLF', () => {
    fc.assert(
      fc.property(openTasks, (tasks) => {
        const lines = exportCalendar({}, tasks, MOVE, now).text.split('\r\n')
        expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
        expect(lines.at(-1)).toBe('')
      }),
    )
  })

  it('contains only its events, whatever a title or a note contains', () => {
    fc.assert(
      fc.property(anyText, anyText, (title, note) => {
        const { text } = exportCalendar({}, [buildTask({ title, note })], MOVE, now)
        const calendar = parseCalendar(text)
        expect(calendar.getAllProperties().map(({ name }) => name)).toEqual([
          'version',
          'prodid',
          'calscale',
          'x-wr-calname',
        ])
        const [event, ...others] = calendar.getAllSubcomponents('vevent')
        expect(others).toEqual([])
        expect(event?.getAllProperties().map(({ name }) => name)).toEqual([
          'uid',
          'dtstamp',
          'sequence',
          'dtstart',
          'dtend',
          'summary',
          ...(note === '' ? [] : ['description']),
          'status',
          'transp',
        ])
      }),
    )
  })

  it('is byte-identical to the last one if nothing changed', () => {
    fc.assert(
      fc.property(openTasks, (tasks) => {
        const first = exportCalendar({}, tasks, MOVE, now)
        const second = exportCalendar(first.events, tasks, MOVE, weeksLater(3))
        expect(second.text).toBe(first.text)
      }),
    )
  })

  it('yields events that can be stored and read back', () => {
    fc.assert(
      fc.property(openTasks, openTasks, (before, after) => {
        const { events } = exportCalendar({}, before, MOVE, now)
        const next = exportCalendar(events, after, MOVE, weeksLater(1)).events
        const stored: unknown = JSON.parse(JSON.stringify(next))
        expect(calendarEvents.check(stored)).toEqual({ value: next, refused: [] })
      }),
    )
  })
})

describe('A calendar that identifies events by UID and keeps the highest SEQUENCE', () => {
  /** Exports a file for each step, a week apart. The calendar reads only the files with `isRead`. */
  function exportAll(
    steps: readonly { tasks: Parameters<typeof exportCalendar>[1]; isRead: boolean }[],
    calendar = modelCalendar(),
    events: CalendarEvents = {},
  ) {
    let stored = events
    steps.forEach(({ tasks, isRead }, week) => {
      const next = exportCalendar(stored, tasks, MOVE, weeksLater(week))
      if (isRead) calendar.read(next.text)
      stored = next.events
    })
    return { calendar, events: stored }
  }

  it('has exactly one event for each task after two changes of the date', () => {
    const ids = ['own/visa', 'own/school', 'own/car']
    const plan = (shift: number) =>
      ids.map((id, at) => buildTask({ id, title: id, day: addDays('2027-03-01', at + shift) }))
    const { calendar } = exportAll(
      [0, 14, -7].map((shift) => ({ tasks: plan(shift), isRead: true })),
    )
    expect(eventSummaries(calendar.active())).toEqual(taskSummaries(plan(-7)))
  })

  it('has no active event once the move is canceled', () => {
    const { calendar, events } = exportAll([{ tasks: [buildTask()], isRead: true }])
    expect(calendar.active()).toHaveLength(1)
    exportAll([{ tasks: [], isRead: true }], calendar, events)
    expect(calendar.active()).toEqual([])
  })

  it('has only the events of the next move, even if the last file of the canceled one was never read', () => {
    const { calendar, events } = exportAll([
      { tasks: [buildTask()], isRead: true },
      { tasks: [], isRead: false },
    ])
    const next = buildTask({ title: 'Find a doctor there' })
    calendar.read(exportCalendar(events, [next], '1800000000000', weeksLater(9)).text)
    expect(eventSummaries(calendar.active())).toEqual(taskSummaries([next]))
  })

  it('keeps the events of a finished move', () => {
    const { calendar, events } = exportAll([{ tasks: [buildTask()], isRead: true }])
    const next = buildTask({ title: 'Find a doctor there' })
    const { text } = exportCalendar(events, [next], '1800000000000', weeksLater(9))
    expect(readEvents(text)).toHaveLength(1)
    calendar.read(text)
    expect(eventSummaries(calendar.active())).toEqual(taskSummaries([buildTask(), next]))
  })

  it('shows each task of the last plan once, whatever came before and however many files it missed', () => {
    const steps = fc.array(fc.record({ tasks: openTasks, isRead: fc.boolean() }), { maxLength: 6 })
    fc.assert(
      fc.property(steps, openTasks, (before, last) => {
        const { calendar } = exportAll([...before, { tasks: last, isRead: true }])
        const expected = last.map((task) => ({
          ...task,
          title: inFile(task.title),
          note: inFile(task.note),
        }))
        expect(inOrder(eventSummaries(calendar.active()))).toEqual(inOrder(taskSummaries(expected)))
      }),
    )
  })

  it('shows the last plan even if an older backup was restored in between', () => {
    const old = { tasks: [buildTask()], isRead: true }
    const moved = (day: string) => ({ tasks: [buildTask({ day })], isRead: true })
    const backup = exportAll([old])
    const { calendar, events } = exportAll(
      [moved('2027-04-01'), moved('2027-05-01')],
      backup.calendar,
      backup.events,
    )
    const restored = calendarEvents.merge(events, backup.events, 'file').value
    exportAll([moved('2027-06-01')], calendar, restored)
    expect(calendar.active().map(({ start }) => start)).toEqual(['2027-06-01'])
  })
})
