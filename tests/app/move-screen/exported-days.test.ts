import { describe, expect, it } from 'vitest'
import { eventUid } from '@/screens/my-move/calendar/event-uid'
import { exportedDays } from '@/screens/my-move/calendar/exported-days'
import { buildLicense } from '../../support/licenses'

const event = {
  sequence: 0,
  day: '2027-01-15',
  title: 'Move in',
  note: '',
  isCancelled: false,
  changedAt: '2026-11-20T18:00:00.000Z',
}

describe('exportedDays', () => {
  it('has the day of each task of a move and day 30 at a board, without canceled events and other moves', () => {
    const events = {
      [eventUid('1', 'record/license/a/day-30')]: { ...event, day: '2027-03-01' },
      [eventUid('1', 'record/license/a/last-day')]: event,
      [eventUid('1', 'housing-steps/move-in')]: event,
      [eventUid('1', 'housing-steps/research-start')]: { ...event, isCancelled: true },
      [eventUid('2', 'housing-steps/join-groups')]: event,
    }
    expect([...exportedDays(events, '1', [buildLicense({ id: 'a' })])]).toEqual([
      ['housing-steps/move-in', '2027-01-15'],
      ['record/license/a/day-30', '2027-03-01'],
    ])
  })
})
