import fc from 'fast-check'
import ICAL from 'ical.js'
import type { RecordDay } from '@/engine/screen/record-days'
import { anyDay } from './days'

/** An event as a third-party parser reads it. */
export interface ParsedEvent {
  uid: string
  sequence: number
  start: string
  end: string
  title: string
  note: string
  status: string
  changedAt: string
}

/** Parses a calendar file. Throws if it is not one. */
export const parseCalendar = (text: string) => new ICAL.Component(ICAL.parse(text))

/** The events of a calendar file. */
export function readEvents(text: string): readonly ParsedEvent[] {
  return parseCalendar(text)
    .getAllSubcomponents('vevent')
    .map((event) => {
      const value = (name: string) => String(event.getFirstPropertyValue(name) ?? '')
      return {
        uid: value('uid'),
        sequence: Number(value('sequence')),
        start: value('dtstart'),
        end: value('dtend'),
        title: value('summary'),
        note: value('description'),
        status: value('status'),
        changedAt: value('dtstamp'),
      }
    })
}

/** A model of a calendar app: it matches events by UID and accepts an update only with a higher SEQUENCE. */
export function modelCalendar() {
  const events = new Map<string, ParsedEvent>()
  return {
    read(text: string) {
      for (const event of readEvents(text)) {
        const known = events.get(event.uid)
        if (!known || event.sequence > known.sequence) events.set(event.uid, event)
      }
    },
    active: () => [...events.values()].filter(({ status }) => status !== 'CANCELLED'),
  }
}

/** What a calendar should show for open tasks: one event each. */
export const taskSummaries = (tasks: readonly RecordDay[]) =>
  tasks.map(({ title, day, note }) => ({ title, start: day, note }))

/** What a calendar shows of its events, comparable with `taskSummaries`. */
export const eventSummaries = (events: readonly ParsedEvent[]) =>
  events.map(({ title, start, note }) => ({ title, start, note }))

export function buildTask(overrides: Partial<RecordDay> = {}): RecordDay {
  return {
    id: 'pcs-timeline/arrival/find-a-doctor',
    title: 'Find a doctor',
    day: '2027-03-01',
    note: '',
    isDone: false,
    ...overrides,
  }
}

/** Text that is hard to encode: multi-byte, with the format's special characters, longer than a line. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom('ñ', '👩🏽‍✈️', '🏠', ',', ';', '\\', '\n', '\\n', ' ', '\t', '"', ':', 'PCS'),
    )
    .map((parts) => parts.join('')),
  fc.constantFrom('BEGIN:VEVENT', 'END:VCALENDAR', 'a'.repeat(300), 'ñ'.repeat(150)),
)

/** A task id from a small range. */
const anyId = fc.nat({ max: 6 }).map((number) => `pcs-timeline/arrival/task-${number}`)

/** Open tasks with different ids. */
export const openTasks = fc.uniqueArray(
  fc.record({
    id: anyId,
    title: anyText.map((text) => text || 'x'),
    day: anyDay,
    note: anyText,
    isDone: fc.constant(false),
  }),
  { selector: ({ id }) => id, maxLength: 7 },
)
