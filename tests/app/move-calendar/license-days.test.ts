import { expect, it } from 'vitest'
import { licenseDays } from '@/screens/licensing/days'
import { buildLicense } from '../../support/licenses'

it('The last day of a license is a calendar event', () => {
  const days = licenseDays([buildLicense({ id: 'a', expirationDate: '2027-03-01' })])
  expect(days).toMatchObject([
    { id: 'record/license/a/last-day', day: '2027-03-01', isDone: false },
  ])
})

it('Day 30 of a license application is a calendar event until the board has decided', () => {
  const waiting = buildLicense({ id: 'a', status: 'applied', completeOn: '2026-11-20' })
  expect(licenseDays([waiting])).toMatchObject([
    { id: 'record/license/a/day-30', day: '2026-12-20' },
  ])
  expect(licenseDays([{ ...waiting, status: 'active' }])).toEqual([])
})

it('The calendar marks the last day of a license as done once the person marks it expired', () => {
  const isDone = (overrides: Parameters<typeof buildLicense>[0]) =>
    licenseDays([buildLicense({ expirationDate: '2026-12-01', ...overrides })]).map(
      (day) => day.isDone,
    )
  expect(isDone({})).toEqual([false])
  expect(isDone({ status: 'expired' })).toEqual([true])
})
