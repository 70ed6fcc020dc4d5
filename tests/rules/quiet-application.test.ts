import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/engine/calendar-day'
import type { HistoryEntry } from '@/schemas/job-search/application-history'
import { applicationStatus } from '@/schemas/job-search/application-status'
import { isQuiet, lastDay, QUIET_AFTER_DAYS } from '@/schemas/job-search/quiet-application'
import { buildApplication } from '../support/applications'

const today = '2026-11-21'
const longAgo = addDays(today, -QUIET_AFTER_DAYS)
const note = (day: string): HistoryEntry => ({ id: day, kind: 'note', day })

describe('An application is quiet', () => {
  it('30 days after it was sent, not a day earlier', () => {
    expect(isQuiet(buildApplication({ dateApplied: longAgo }), today)).toBe(true)
    expect(isQuiet(buildApplication({ dateApplied: addDays(longAgo, 1) }), today)).toBe(false)
  })

  it('30 days after the last entry of its history, whatever the order of the entries', () => {
    const sent = { dateApplied: addDays(today, -90) }
    const history = [note(addDays(today, -20)), note(addDays(today, -60))]
    expect(isQuiet(buildApplication({ ...sent, history }), today)).toBe(false)
    expect(isQuiet(buildApplication({ ...sent, history: [note(longAgo)] }), today)).toBe(true)
  })

  it('with an interview only if its history has a day', () => {
    const held = buildApplication({ dateApplied: longAgo, status: 'interview' })
    expect(isQuiet(held, today)).toBe(false)
    expect(isQuiet({ ...held, history: [note(longAgo)] }, today)).toBe(true)
    expect(isQuiet({ ...held, history: [note(addDays(today, 3))] }, today)).toBe(false)
  })

  it('not while its next action is planned for today or later', () => {
    const planned = (nextActionDate: string) =>
      isQuiet(buildApplication({ dateApplied: longAgo, nextActionDate }), today)
    expect(planned(addDays(today, 1))).toBe(false)
    expect(planned(today)).toBe(false)
    expect(planned(addDays(today, -1))).toBe(true)
  })

  it('never once it is answered or closed', () => {
    const day = fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days))
    fc.assert(
      fc.property(
        fc.constantFrom(...applicationStatus.values),
        day,
        fc.array(day),
        (status, sent, days) => {
          const record = buildApplication({ status, dateApplied: sent, history: days.map(note) })
          if (!isQuiet(record, today)) return
          expect(['applied', 'interview']).toContain(status)
          expect(lastDay(record) <= longAgo).toBe(true)
        },
      ),
    )
  })
})
