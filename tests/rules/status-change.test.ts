import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { mergeChanges } from '@/engine/model/merge/merge-changes'
import { editRecord } from '@/engine/store/records'
import type { HistoryEntry } from '@/schemas/job-search/application-history'
import { applicationStatus, type ApplicationStatus } from '@/schemas/job-search/application-status'
import { applications, type JobApplicationRecord } from '@/schemas/job-search/job-application'
import { buildApplication } from '../support/applications'

const noon = new Date('2026-11-20T12:00:00')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const start = buildApplication({ id: '1' })

/** The application after its status was set to each of these, one after the other. */
function after(changes: readonly [status: ApplicationStatus, at: Date][]) {
  const [record] = changes.reduce<readonly JobApplicationRecord[]>(
    (list, [status, at]) => editRecord(applications, '1', { status }, at)(list),
    [start],
  )
  return record ?? start
}

describe('A change of status', () => {
  it('is recorded with its day', () => {
    expect(after([['interview', noon]]).history).toEqual([
      {
        id: String(noon.getTime()),
        day: '2026-11-20',
        kind: 'status',
        status: 'interview',
        from: 'applied',
      },
    ])
  })

  it('keeps the earlier changes', () => {
    const { history } = after([
      ['interview', noon],
      ['offer', later(3600)],
    ])
    expect(history.map(({ status }) => status)).toEqual(['interview', 'offer'])
  })

  it('is not recorded if the status stays the same, or another field changes', () => {
    expect(after([['applied', noon]]).history).toEqual([])
    const [record] = editRecord(applications, '1', { notes: 'Called.' }, noon)([start])
    expect(record?.history).toEqual([])
  })

  it('within a minute replaces the one before, so arrow keys in a select leave no trail', () => {
    const { history } = after([
      ['interview', noon],
      ['offer', later(1)],
      ['rejected', later(2)],
    ])
    expect(history).toMatchObject([
      {
        day: '2026-11-20',
        kind: 'status',
        status: 'rejected',
        from: 'applied',
      },
    ])
  })

  it('that is reverted within a minute leaves no entry', () => {
    expect(
      after([
        ['rejected', noon],
        ['applied', later(20)],
      ]).history,
    ).toEqual([])
  })

  it('leaves the last entry at the current status, whatever changes and when', () => {
    const steps = fc.array(
      fc.tuple(fc.constantFrom(...applicationStatus.values), fc.integer({ min: 0, max: 200 })),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(steps, (all) => {
        let at = 0
        const record = after(all.map(([status, pause]) => [status, later((at += pause))]))
        expect(record.history.at(-1)?.status ?? 'applied').toBe(record.status)
        const ids = record.history.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})

describe('An entry that the user wrote', () => {
  type Step = (record: JobApplicationRecord) => Partial<JobApplicationRecord>

  /** The application after these edits, one second apart. */
  const edited = (steps: readonly Step[]) =>
    steps.reduce<JobApplicationRecord>((record, step, at) => {
      const [next] = editRecord(applications, '1', step(record), later(at))([record])
      return next ?? record
    }, start)
  const set =
    (status: ApplicationStatus): Step =>
    () => ({ status })
  const write =
    (entry: HistoryEntry): Step =>
    ({ history }) => ({ history: [...history, entry] })
  const correct =
    (overrides: Partial<HistoryEntry>): Step =>
    ({ history }) => ({
      history: history.map((entry, at) =>
        at === history.length - 1 ? { ...entry, ...overrides } : entry,
      ),
    })
  const entry = (at: number, day: string): HistoryEntry => ({
    id: String(later(at).getTime()),
    kind: 'status',
    status: 'interview',
    day,
  })

  it('stays if the application is then set to the status of the entry', () => {
    const theirs = entry(0, '2026-10-20')
    const { history } = edited([write(theirs), set('interview')])
    expect(history).toMatchObject([theirs, { status: 'interview', day: '2026-11-20' }])
    expect(history[0]).not.toHaveProperty('from')
  })

  it.each([
    { day: '2026-10-20' },
    { status: 'rejected' },
    { kind: 'note' },
    { text: 'By phone.' },
  ] as const)(
    'stays if it corrects a recorded change (%o) and the status changes right after',
    (correction) => {
      const { history } = edited([set('interview'), correct(correction), set('offer')])
      expect(history).toMatchObject([
        { status: 'interview', ...correction },
        { status: 'offer', day: '2026-11-20', from: 'interview' },
      ])
    },
  )

  it('stays exactly as written, whatever status follows', () => {
    const day = fc.constantFrom('2026-10-20', '2026-11-19', '2026-11-21')
    const step = fc.oneof(
      fc.constantFrom(...applicationStatus.values).map((status) => ({ status })),
      fc.record({ writes: day }),
      fc.record({ corrects: day }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (all) => {
        const theirs = new Map<string, HistoryEntry>()
        const remembered =
          (edit: Step): Step =>
          (record) => {
            const change = edit(record)
            const last = change.history?.at(-1)
            if (last) theirs.set(last.id, last)
            return change
          }
        const { history } = edited(
          all.map((each, at) => {
            if ('status' in each) return set(each.status)
            if ('writes' in each) return remembered(write(entry(at, each.writes)))
            return remembered(correct({ day: each.corrects }))
          }),
        )
        expect(history).toEqual(expect.arrayContaining([...theirs.values()]))
      }),
    )
  })
})

describe('The day of a change of status', () => {
  it.each([
    ['Pacific/Honolulu', '2026-11-20'],
    ['Asia/Tokyo', '2026-11-21'],
  ])('is the local one in %s', (zone, day) => {
    vi.stubEnv('TZ', zone)
    const { history } = after([['interview', new Date('2026-11-20T20:00:00Z')]])
    expect(history[0]?.day).toBe(day)
  })
})

describe('Two tabs that change one history', () => {
  /** The function in another tab: a second copy of the module, with its own state. */
  const otherTab = async () => {
    vi.resetModules()
    return (await import('@/schemas/job-search/status-change')).noteStatusChange
  }

  it.each([
    ['interview', 'offer'],
    ['offer', 'rejected'],
    ['rejected', 'applied'],
  ] as const)(
    'keep both within a minute, in order: %s there, then %s here',
    async (there, here) => {
      // A time at which no earlier test in this file made an entry.
      const at = new Date('2026-11-22T09:00:00')
      const noteInOtherTab = await otherTab()
      const theirs = noteInOtherTab(start, { ...start, status: there }, at)
      const [both] = editRecord(
        applications,
        '1',
        { status: here },
        new Date(at.getTime() + 20_000),
      )([theirs])
      expect(both?.status).toBe(here)
      expect(both?.history).toMatchObject([
        { status: there, from: 'applied' },
        { status: here, from: there },
      ])
      const last = noteInOtherTab(
        theirs,
        { ...theirs, status: 'withdrawn' },
        new Date(at.getTime() + 30_000),
      )
      expect(last.history).toMatchObject([{ status: 'withdrawn', from: 'applied' }])
    },
  )

  it('lose neither entry if neither tab saw the other', () => {
    const ours = editRecord(applications, '1', { status: 'interview' }, noon)([start])
    const note = { id: '5', day: '2026-11-19', kind: 'note' as const, text: 'Met the team.' }
    const theirs = editRecord(applications, '1', { history: [note] }, later(1))([start])
    const merged = mergeChanges([start], ours, theirs)
    expect(
      applications
        .check(merged)
        ?.value[0]?.history.map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['note', 'status'])
  })
})
