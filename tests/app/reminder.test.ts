import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterDismissal,
  afterVisit,
  reminderReason,
} from '@/screens/account/user-data/backup/reminder'
import { sinceLastBackup } from '@/screens/account/user-data/backup/since-last-backup'
import {
  afterBackup,
  afterChange,
  backupLog,
  withoutLastBackup,
  type BackupLog,
} from '@/schemas/account/backup-log'

const now = new Date('2026-11-21T12:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

const reason = (log: BackupLog, deletesUnvisited = false) =>
  reminderReason({ log, now, openedAt: now, deletesUnvisited })

describe('The reminder to make a backup', () => {
  it('comes after 20 changes', () => {
    expect(reason({ changes: 19, changedSince: daysAgo(1) })).toBeUndefined()
    expect(reason({ changes: 20, changedSince: daysAgo(1) })).toBe('changes')
  })

  it('comes 30 days after the last backup, if anything has changed since', () => {
    expect(reason({ changes: 1, backedUpAt: daysAgo(29.9) })).toBeUndefined()
    expect(reason({ changes: 1, backedUpAt: daysAgo(30) })).toBe('days')
    expect(reason({ changes: 0, backedUpAt: daysAgo(300) })).toBeUndefined()
  })

  it('comes 30 days after the first change if there was never a backup', () => {
    expect(reason({ changes: 2, changedSince: daysAgo(29.9) })).toBeUndefined()
    expect(reason({ changes: 2, changedSince: daysAgo(30) })).toBe('days')
  })

  it('stays hidden for 30 days after it is dismissed', () => {
    expect(reason({ changes: 500, dismissedAt: daysAgo(29.9) })).toBeUndefined()
    expect(reason({ changes: 500, dismissedAt: daysAgo(30) })).toBe('changes')
  })

  it('comes after 10 changes in a browser that deletes the data of unvisited sites', () => {
    expect(reason({ changes: 9, visitedAt: daysAgo(0) }, true)).toBeUndefined()
    expect(reason({ changes: 10, visitedAt: daysAgo(0) }, true)).toBe('changes')
  })

  it('comes on return after five days only in a browser that deletes the data of unvisited sites', () => {
    const log = { changes: 1, changedSince: daysAgo(6), visitedAt: daysAgo(5) }
    expect(reason(log, true)).toBe('away')
    expect(reason({ ...log, visitedAt: daysAgo(4.9) }, true)).toBeUndefined()
    expect(reason(log, false)).toBeUndefined()
    expect(reason({ ...log, backedUpAt: daysAgo(1) }, true)).toBeUndefined()
    const openedInAnotherTabSince = { ...log, visitedAt: daysAgo(-2) }
    expect(reason(openedInAnotherTabSince, true)).toBeUndefined()
  })

  it('comes again after a return that was not answered, and only then', () => {
    const returned = afterVisit({ changes: 1, visitedAt: daysAgo(5) }, now)
    expect(reason(returned, true)).toBe('away')
    expect(reason(afterVisit(returned, now), true)).toBe('away')
    const answered = afterDismissal(returned, 'away', new Date(daysAgo(30)))
    expect(reason(answered, true)).toBeUndefined()
    expect(reason(afterChange(afterBackup(returned, now), now), true)).toBeUndefined()
    const withNothingToLose = afterVisit({ changes: 0, visitedAt: daysAgo(5) }, now)
    expect(reason(afterChange(withNothingToLose, now), true)).toBeUndefined()
  })

  it('comes after the first record, but not after a checked task', () => {
    expect(reason(afterChange(backupLog.empty, now))).toBeUndefined()
    expect(reason(afterChange(backupLog.empty, now, true))).toBe('first')
  })

  it('never comes for a first record again after a backup, or after any “Not Now”', () => {
    const log = afterChange(backupLog.empty, now, true)
    const backedUp = afterBackup(log, now)
    const later = afterChange(afterDismissal(log, 'first', now), now, true)
    expect(reason(afterChange(backedUp, now, true))).toBeUndefined()
    expect(reason(later)).toBeUndefined()
    expect(reason(afterDismissal(log, 'changes', new Date(daysAgo(31))))).toBeUndefined()
  })

  it('still comes after 20 changes if only the offer after the first record was dismissed', () => {
    const log = afterDismissal(afterChange(backupLog.empty, now, true), 'first', now)
    expect(reason({ ...log, changes: 20 })).toBe('changes')
    expect(reason(afterDismissal({ ...log, changes: 20 }, 'changes', now))).toBeUndefined()
  })

  it('does not stay hidden for years because the clock was once set to the future', () => {
    expect(reason({ changes: 20, dismissedAt: daysAgo(-400) })).toBe('changes')
  })

  it('never comes while nothing has changed', () => {
    const instant = fc
      .option(fc.integer({ min: 0, max: 1000 }), { nil: undefined })
      .map((days) => (days === undefined ? undefined : daysAgo(days)))
    const log = fc.record({
      changes: fc.constant(0),
      backedUpAt: instant,
      visitedAt: instant,
      dismissedAt: instant,
    })
    fc.assert(
      fc.property(log, fc.boolean(), (quiet, deletesUnvisited) => {
        expect(reason(quiet, deletesUnvisited)).toBeUndefined()
      }),
    )
  })
})

describe('The log of backups', () => {
  it('counts changes, and records when the first was made', () => {
    const first = afterChange(backupLog.empty, new Date(daysAgo(3)))
    expect(afterChange(first, now)).toEqual({ changes: 2, changedSince: daysAgo(3) })
  })

  it('restarts with a backup, which also clears a dismissal', () => {
    const log = { changes: 7, changedSince: daysAgo(3), dismissedAt: daysAgo(1) }
    expect(afterBackup({ ...log, visitedAt: daysAgo(2) }, now)).toEqual({
      changes: 0,
      backedUpAt: now.toISOString(),
      visitedAt: daysAgo(2),
    })
    expect(afterBackup(log, now)).toEqual({ changes: 0, backedUpAt: now.toISOString() })
  })

  it('keeps counting the changes that the backup does not contain', () => {
    const log = { changes: 7, changedSince: daysAgo(3) }
    expect(afterBackup(log, new Date(daysAgo(1)), 5)).toEqual({
      changes: 2,
      changedSince: daysAgo(1),
      backedUpAt: daysAgo(1),
    })
    expect(afterBackup(log, now, 9)).toEqual({ changes: 0, backedUpAt: now.toISOString() })
  })

  it('counts as before a backup that is taken back, but keeps the last visit', () => {
    const before = { changes: 2, changedSince: daysAgo(9), visitedAt: daysAgo(8) }
    const since = {
      ...afterBackup(before, new Date(daysAgo(7))),
      changes: 3,
      visitedAt: daysAgo(1),
    }
    expect(withoutLastBackup(since, before)).toEqual({
      changes: 5,
      changedSince: daysAgo(9),
      visitedAt: daysAgo(1),
    })
  })

  it('is summarized in a sentence', () => {
    expect(sinceLastBackup({ changes: 1 })).toBe('You have made 1 change and no backup yet.')
    expect(sinceLastBackup({ changes: 1200, backedUpAt: now.toISOString() })).toBe(
      'You have made 1,200 changes since your last backup on Nov 21, 2026.',
    )
  })
})
