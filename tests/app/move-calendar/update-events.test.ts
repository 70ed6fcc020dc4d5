import { describe, expect, it } from 'vitest'
import { downloadSentence } from '@/screens/my-move/calendar/download-sentence'
import {
  eventUid,
  legacyRecordKey,
  isOfMove,
  staysInCalendar,
} from '@/screens/my-move/calendar/event-uid'
import { exportCalendar } from '@/screens/my-move/calendar/export-calendar'
import { updateEvents } from '@/screens/my-move/calendar/update-events'
import { recordDayId, type RecordDay } from '@/engine/screen/record-days'
import { calendarEvents, type CalendarEvents } from '@/schemas/my-move/calendar-events'
import { buildTask } from '../../support/calendar'
import { archiveMove } from '@/schemas/my-move/move-archive'
import { buildMove } from '../../support/moves'

const MOVE = '1795118400000'
const monday = new Date('2026-11-23T12:00:00.000Z')
const friday = new Date('2026-11-27T12:00:00.000Z')

const doctor = buildTask()
const school = buildTask({ id: 'pcs-timeline/arrival/visit-the-school', title: 'Visit the school' })
const doctorUid = eventUid(MOVE, doctor.id)

const first = (...tasks: readonly RecordDay[]) => updateEvents({}, tasks, MOVE, monday).events
const then = (events: CalendarEvents, ...tasks: readonly RecordDay[]) =>
  updateEvents(events, tasks, MOVE, friday)

describe('The UID of a task', () => {
  it('never changes, because a calendar would then keep two events', () => {
    expect(doctorUid).toBe(
      'move-1795118400000.pcs-timeline.arrival.find-a-doctor@milspouse-command-center',
    )
  })
})

describe('The id of a move from a hand-edited file', () => {
  const ids = [
    '1',
    '1.job.2',
    '1.license',
    '1.5',
    '1.job',
    'job',
    'job.1',
    '.license.',
    '',
    '1.job.2.3',
  ]

  it.each(ids.flatMap((one) => ids.flatMap((other) => (one === other ? [] : [[one, other]]))))(
    'is distinguished from any other id and from a record: %j and %j',
    (one = '', other = '') => {
      const uid = eventUid(one, doctor.id)
      expect(isOfMove(one, uid)).toBe(true)
      expect(isOfMove(other, uid)).toBe(false)
      expect(legacyRecordKey(uid)).toBeUndefined()
      const events = updateEvents({}, [doctor], one, monday).events
      const stays = staysInCalendar([buildMove({ id: one, status: 'done' })], [])
      const next = updateEvents(events, [school], other, friday, stays)
      expect(next.changes).toEqual({ new: 1, changed: 0, cancelled: 0, same: 0 })
    },
  )
})

it('The events of a finished move stay, even if only its archive entry is left', () => {
  const finished = buildMove({ id: 'm', status: 'done' })
  const entry = archiveMove(finished, { checklistProgress: {}, planProgress: {} }, monday)
  const stays = staysInCalendar([], [entry])
  expect(stays(eventUid('m', doctor.id))).toBe(true)
  expect(stays(eventUid('other', doctor.id))).toBe(false)
})

describe('updateEvents', () => {
  it('starts the sequence of a new event at 0', () => {
    expect(first(doctor)).toEqual({
      [doctorUid]: {
        sequence: 0,
        day: '2027-03-01',
        title: 'Find a doctor',
        note: '',
        isCancelled: false,
        changedAt: '2026-11-23T12:00:00.000Z',
      },
    })
  })

  it('keeps the sequence and the time of an unchanged event', () => {
    const events = first(doctor, school)
    expect(then(events, doctor, school)).toEqual({
      events,
      changes: { new: 0, changed: 0, cancelled: 0, same: 2 },
    })
  })

  it.each([
    ['day', { day: '2027-03-08' }],
    ['title', { title: 'Find two doctors' }],
    ['note', { note: 'Ask about records.' }],
  ])('raises the sequence of an event whose %s changed, and of no other', (_, changed) => {
    const events = first(doctor, school)
    const next = then(events, { ...doctor, ...changed }, school)
    expect(next.events).toEqual({
      ...events,
      [doctorUid]: {
        ...events[doctorUid],
        ...changed,
        sequence: 1,
        changedAt: friday.toISOString(),
      },
    })
    expect(next.changes).toEqual({ new: 0, changed: 1, cancelled: 0, same: 1 })
  })

  it('yields valid events if a sequence is at its maximum', () => {
    const events = first(doctor)
    const highest = { [doctorUid]: { ...events[doctorUid]!, sequence: 2_147_483_647 } }
    const next = then(highest, { ...doctor, day: '2027-03-08' })
    expect(calendarEvents.check(next.events)).toMatchObject({ value: next.events })
  })

  it('cancels an event once when its task is gone', () => {
    const gone = then(first(doctor, school), school)
    expect(gone.events[doctorUid]).toMatchObject({ isCancelled: true, sequence: 1 })
    expect(gone.changes).toEqual({ new: 0, changed: 0, cancelled: 1, same: 1 })
    expect(then(gone.events, school)).toEqual({
      events: gone.events,
      changes: { new: 0, changed: 0, cancelled: 0, same: 1 },
    })
  })

  it('restores the event of a task that came back', () => {
    const gone = then(first(doctor)).events
    const back = then(gone, doctor)
    expect(back.events[doctorUid]).toMatchObject({ isCancelled: false, sequence: 2 })
    expect(back.changes).toEqual({ new: 0, changed: 1, cancelled: 0, same: 0 })
  })

  it('keeps the event of a done task, moves it with the task, and adds none for a task already done', () => {
    const events = first(doctor)
    const done = { isDone: true }
    expect(then(events, { ...doctor, ...done }, { ...school, ...done })).toEqual({
      events,
      changes: { new: 0, changed: 0, cancelled: 0, same: 1 },
    })
    const moved = then(events, { ...doctor, ...done, day: '2027-04-01' })
    expect(moved.events[doctorUid]).toMatchObject({ day: '2027-04-01', sequence: 1 })
  })

  it('restores the events of a canceled move that is planned again, including those of done tasks', () => {
    const gone = then(first(doctor, school)).events
    const back = then(gone, { ...doctor, isDone: true }, school)
    expect(back.events[doctorUid]).toMatchObject({ isCancelled: false, sequence: 2 })
    expect(back.changes).toEqual({ new: 0, changed: 2, cancelled: 0, same: 0 })
  })

  it('does not restore the canceled event of a record whose day is over', () => {
    const interview = buildTask({ id: recordDayId('job', 'a', 'history', '1') })
    const gone = then(first(interview)).events
    expect(then(gone, { ...interview, isDone: true })).toEqual({
      events: gone,
      changes: { new: 0, changed: 0, cancelled: 0, same: 0 },
    })
  })

  it('leaves the events of another move alone, even if its id starts with the id of this move', () => {
    const others = updateEvents({}, [doctor], `${MOVE}0`, monday).events
    const { events, changes } = then({ ...others, ...first(doctor) })
    expect(changes.cancelled).toBe(1)
    expect(events).toMatchObject(others)
  })
})

describe('The message after a download', () => {
  const nothing = { new: 0, changed: 0, cancelled: 0, same: 0 }

  it('gives the number of events in the first file', () => {
    expect(downloadSentence({ ...nothing, new: 1200 })).toBe(
      'Calendar file downloaded with 1,200 events.',
    )
    expect(downloadSentence({ ...nothing, new: 1 })).toBe('Calendar file downloaded with 1 event.')
    expect(downloadSentence(nothing)).toBe('Calendar file downloaded. It has no events yet.')
  })

  it('says what a later file changes, or that nothing changed', () => {
    expect(downloadSentence({ new: 3, changed: 2, cancelled: 1, same: 40 })).toBe(
      'Calendar file downloaded with 45 events: 3 new, 2 changed, 40 unchanged. It cancels 1 event.',
    )
    expect(downloadSentence({ ...nothing, changed: 2 })).toBe(
      'Calendar file downloaded with 2 events: 2 changed.',
    )
    expect(downloadSentence({ ...nothing, same: 88 })).toBe(
      'Calendar file downloaded with 88 events. Nothing changed.',
    )
  })

  it('names the events that it cancels again, even if nothing changed: a calendar may still have them', () => {
    const gone = exportCalendar(first(doctor, school), [school], MOVE, monday)
    const again = exportCalendar(gone.events, [school], MOVE, friday)
    expect(downloadSentence(gone.changes, gone.repeated)).toBe(
      'Calendar file downloaded with 1 event: 1 unchanged. It cancels 1 event.',
    )
    expect(downloadSentence(again.changes, again.repeated)).toBe(
      'Calendar file downloaded with 1 event. Nothing changed. It cancels 1 event, as before.',
    )
  })

  it('says only what the file cancels once the move is canceled', () => {
    expect(downloadSentence({ ...nothing, cancelled: 5 })).toBe(
      'Calendar file downloaded. It cancels 5 events.',
    )
  })

  it('says of a second file of a canceled move that it cancels the same events', () => {
    const stays = staysInCalendar([buildMove({ id: MOVE, status: 'cancelled' })], [])
    const one = exportCalendar(first(doctor, school), [], '', monday, stays)
    const two = exportCalendar(one.events, [], '', friday, stays)
    expect(two.text).toBe(one.text)
    expect(downloadSentence(one.changes, one.repeated)).toBe(
      'Calendar file downloaded. It cancels 2 events.',
    )
    expect(downloadSentence(two.changes, two.repeated)).toBe(
      'Calendar file downloaded. It cancels 2 events, as before.',
    )
  })
})
