import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calendarEvents,
  type CalendarEvent,
  type CalendarEvents,
} from '@/schemas/my-move/calendar-events'

const event: CalendarEvent = {
  sequence: 1,
  day: '2027-03-01',
  title: 'Find a doctor',
  note: '',
  isCancelled: false,
  changedAt: '2026-11-23T12:00:00.000Z',
}
const later = { ...event, day: '2027-04-01', changedAt: '2026-11-24T12:00:00.000Z' }
const higher = { ...event, day: '2027-05-01', sequence: 2 }

const anyEvents: fc.Arbitrary<CalendarEvents> = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'),
  fc
    .record({ sequence: fc.nat({ max: 3 }), day: fc.constantFrom('2027-03-01', '2027-04-01') })
    .map((overrides) => ({ ...event, ...overrides })),
)
const prefer = fc.constantFrom('mine' as const, 'file' as const)

describe('Restoring exported calendar events', () => {
  it('adds missing events', () => {
    expect(calendarEvents.merge({ a: event }, { a: event, b: later }, 'mine')).toEqual({
      value: { a: event, b: later },
      added: 1,
      changed: 0,
      same: 1,
      kept: 0,
      undecided: 0,
    })
  })

  it('keeps the higher sequence of either side, even if it was changed earlier', () => {
    expect(calendarEvents.merge({ a: later }, { a: higher }, 'mine')).toMatchObject({
      value: { a: higher },
      changed: 1,
    })
    expect(calendarEvents.merge({ a: higher }, { a: later }, 'file')).toMatchObject({
      value: { a: higher },
      changed: 0,
    })
  })

  it('keeps the later of two changes with the same sequence and raises it, as a calendar may have either', () => {
    const raised = { a: { ...later, sequence: 2 } }
    expect(calendarEvents.merge({ a: event }, { a: later }, 'mine').value).toEqual(raised)
    expect(calendarEvents.merge({ a: later }, { a: event }, 'file').value).toEqual(raised)
    expect(calendarEvents.merge(raised, { a: event }, 'file').value).toBe(raised)
  })

  it('never lowers a sequence or loses an event, and is idempotent', () => {
    fc.assert(
      fc.property(anyEvents, anyEvents, prefer, (mine, file, side) => {
        const { value } = calendarEvents.merge(mine, file, side)
        const merged = new Map(Object.entries(value))
        for (const [uid, { sequence }] of [...Object.entries(mine), ...Object.entries(file)]) {
          expect(merged.get(uid)?.sequence).toBeGreaterThanOrEqual(sequence)
        }
        expect(calendarEvents.merge(value, file, side).value).toBe(value)
      }),
    )
  })
})

describe('Stored calendar events', () => {
  it('are read as written, including leading and trailing whitespace', () => {
    const spaced = { a: { ...event, title: ' Find ', note: ' a doctor\n' } }
    expect(calendarEvents.check(spaced)).toEqual({ value: spaced, refused: [] })
  })

  it.each([
    ['a day that does not exist', { day: '2027-02-30' }],
    ['a sequence that is not a whole number', { sequence: 1.5 }],
    ['a sequence beyond 32-bit integers', { sequence: 2 ** 31 }],
    ['an invalid time', { changedAt: 'yesterday' }],
    ['a title that is not text', { title: 5 }],
  ])('are read without an event with %s', (_, damaged) => {
    expect(calendarEvents.check({ a: event, b: { ...event, ...damaged } })).toMatchObject({
      isPartial: true,
      value: { a: event },
    })
  })
})
