import { describe, expect, it } from 'vitest'
import { eventUid } from '@/screens/my-move/calendar/event-uid'
import { exportedDays } from '@/screens/my-move/calendar/exported-days'

const event = {
  sequence: 0,
  day: '2027-01-15',
  title: 'Move in',
  note: '',
  isCancelled: false,
  changedAt: '2026-11-20T18:00:00.000Z',
}

describe('exportedDays', () => {
  it('has the day of each task of a move, without canceled events and other moves', () => {
    const events = {
      [eventUid('1', 'housing-steps/move-in')]: event,
      [eventUid('1', 'housing-steps/research-start')]: { ...event, isCancelled: true },
      [eventUid('2', 'housing-steps/join-groups')]: event,
    }
    expect([...exportedDays(events, '1')]).toEqual([['housing-steps/move-in', '2027-01-15']])
  })
})
