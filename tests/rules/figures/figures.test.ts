import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/engine/calendar-day'
import { applicationStatus } from '@/schemas/job-search/application-status'
import type { JobApplication } from '@/schemas/job-search/job-application'
import { funnelOf, groupsBy, shareOf, stageTimes } from '@/screens/job-search/figures/figures'
import { logLines } from '@/screens/job-search/log/work-search'
import { buildApplication } from '../../support/applications'

type Entry = JobApplication['history'][number]

const sent = '2026-03-02'
const change = (status: NonNullable<Entry['status']>, afterDays: number): Entry => ({
  id: `${status} ${afterDays}`,
  kind: 'status',
  status,
  day: addDays(sent, afterDays),
})
const build = (overrides: Partial<JobApplication>) =>
  buildApplication({ dateApplied: sent, ...overrides })

describe('The funnel', () => {
  it('counts only what is recorded for each application', () => {
    expect(
      funnelOf([
        build({}),
        build({ status: 'withdrawn' }),
        build({ status: 'rejected' }),
        build({ status: 'rejected', history: [change('interview', 4), change('rejected', 9)] }),
        build({ history: [{ id: '1', kind: 'interview', day: sent }] }),
        build({ status: 'offer' }),
      ]),
    ).toEqual({ sent: 6, answered: 4, interviewed: 2, offered: 1 })
  })

  it('does not count a status that was taken back by one of an earlier step, as the log does not', () => {
    const backTo = (status: JobApplication['status'], ...history: Entry[]) => {
      const record = buildApplication({
        dateApplied: sent,
        status,
        history: [...history, change(status, 9)],
      })
      const { answered, interviewed, offered } = funnelOf([record])
      return [answered, interviewed, offered, logLines([record], '2026-12-31')[0]?.result]
    }
    for (const status of ['interview', 'offer', 'rejected', 'withdrawn'] as const) {
      expect(backTo('applied', change(status, 3)), status).toEqual([0, 0, 0, 'No answer yet'])
    }
    const invited = change('interview', 2)
    expect(backTo('interview', invited, change('offer', 3))).toEqual([
      1,
      1,
      0,
      'Interview Scheduled',
    ])
    expect(backTo('applied', invited, change('rejected', 3))).toEqual([0, 0, 0, 'No answer yet'])
    // An interview that is an entry of its own stays.
    const interview: Entry = { id: '5', kind: 'interview', day: addDays(sent, 2) }
    expect(backTo('applied', invited, interview)).toEqual([1, 1, 0, 'Interview'])
    // Of two closings the last one counts.
    expect(backTo('withdrawn', change('rejected', 3))).toEqual([0, 0, 0, 'Withdrawn'])
    expect(backTo('rejected', change('withdrawn', 3))).toEqual([1, 0, 0, 'Rejected'])
  })

  it('counts an application closed for lack of an answer as unanswered until an answer arrives', () => {
    const silent = { ...change('rejected', 40), text: 'No answer' }
    const closed = build({ status: 'rejected', history: [silent] })
    const after = build({ status: 'rejected', history: [silent, change('rejected', 60)] })
    expect(funnelOf([closed]).answered).toBe(0)
    expect(funnelOf([after]).answered).toBe(1)
    expect(stageTimes([closed])[0]?.count).toBe(0)
    const invited = build({
      status: 'withdrawn',
      history: [change('interview', 5), { ...silent, status: 'withdrawn' }],
    })
    expect(funnelOf([invited])).toMatchObject({ answered: 1, interviewed: 1 })
  })

  it('does not count an interview that was set for a day after the closing, as the log does not', () => {
    const silent = { ...change('rejected', 40), text: 'No answer' }
    const interview = (afterDays: number): Entry => ({
      id: `interview ${afterDays}`,
      kind: 'interview',
      day: addDays(sent, afterDays),
    })
    const funnelWith = (...history: Entry[]) =>
      funnelOf([build({ status: 'rejected', history: [...history, silent] })])
    const unanswered = { answered: 0, interviewed: 0 }
    expect(funnelWith(interview(41))).toMatchObject(unanswered)
    expect(funnelWith(change('interview', 5), interview(41))).toMatchObject(unanswered)
    expect(funnelWith(change('offer', 5))).toMatchObject({ answered: 1, offered: 1 })
    expect(funnelWith(interview(40), interview(41))).toMatchObject({ answered: 1, interviewed: 1 })
  })

  it('recognizes “No answer” in any case and with any final punctuation, and no other text', () => {
    const answered = (text: string) =>
      funnelOf([build({ status: 'rejected', history: [{ ...change('rejected', 40), text }] })])
        .answered
    for (const text of ['No answer.', ' no answer! ', 'No answer…', 'NO ANSWER . ']) {
      expect(answered(text), text).toBe(0)
    }
    for (const text of ['No answer yet.', 'No. Answer', '.', ''])
      expect(answered(text), text).toBe(1)
  })

  it('ignores notes, even if they were status changes before', () => {
    const note = { ...change('interview', 4), kind: 'note' } as const
    const noted = build({ history: [note, { ...note, id: '2', status: 'rejected' }] })
    expect(funnelOf([noted])).toEqual({ sent: 1, answered: 0, interviewed: 0, offered: 0 })
    expect(stageTimes([noted])[0]?.count).toBe(0)
  })

  it('never counts more answers than applications, or more interviews or offers than answers', () => {
    const record = fc.record({
      status: fc.constantFrom(...applicationStatus.values),
      history: fc.array(
        fc
          .tuple(fc.constantFrom(...applicationStatus.values), fc.nat(90))
          .map(([status, days]) => change(status, days)),
        { maxLength: 4 },
      ),
    })
    fc.assert(
      fc.property(fc.array(record), (records) => {
        const { sent: all, answered, interviewed, offered } = funnelOf(records.map(build))
        expect(all).toBe(records.length)
        expect(answered).toBeLessThanOrEqual(all)
        expect(Math.max(interviewed, offered)).toBeLessThanOrEqual(answered)
      }),
    )
  })
})

describe('The time in each stage', () => {
  const moved = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      build({
        status: 'rejected',
        history: [change('interview', at + 1), change('rejected', at + 8)],
      }),
    )

  it('is not reported for fewer than ten applications', () => {
    expect(stageTimes(moved(9))).toEqual([
      { stage: 'applied', count: 9, medianDays: undefined },
      { stage: 'interview', count: 9, medianDays: undefined },
      { stage: 'offer', count: 0, medianDays: undefined },
    ])
  })

  it('is the median number of days until they moved on', () => {
    expect(stageTimes(moved(11)).map(({ medianDays }) => medianDays)).toEqual([6, 7, undefined])
  })

  it('is for an even number the mean of the two in the middle, in whole days', () => {
    // Five and six days are in the middle: a half is rounded up.
    expect(stageTimes(moved(10)).map(({ medianDays }) => medianDays)).toEqual([6, 7, undefined])
    const days = [1, 1, 1, 1, 2, 40, 40, 40, 40, 40]
    const [applied] = stageTimes(
      days.map((day) => build({ status: 'interview', history: [change('interview', day)] })),
    )
    expect(applied).toMatchObject({ medianDays: 21 })
  })

  it('counts a repeated status once, from its first day', () => {
    const repeated = build({
      status: 'rejected',
      history: [change('interview', 5), change('interview', 30), change('rejected', 40)],
    })
    const [, interview] = stageTimes(Array.from({ length: 10 }, () => repeated))
    expect(interview).toEqual({ stage: 'interview', count: 10, medianDays: 35 })
  })

  it('omits a status that was taken back, and counts from the first day of the one before it', () => {
    const corrected = build({ history: [change('offer', 3), change('applied', 4)] })
    expect(stageTimes([corrected]).map(({ count }) => count)).toEqual([0, 0, 0])
    const reopened = build({
      status: 'interview',
      history: [change('rejected', 3), change('applied', 6), change('interview', 8)],
    })
    const [applied] = stageTimes(Array.from({ length: 10 }, () => reopened))
    expect(applied).toEqual({ stage: 'applied', count: 10, medianDays: 8 })
  })

  it('omits changes without a day, and changes dated before the application', () => {
    const known = stageTimes([
      build({ status: 'rejected' }),
      build({ history: [change('interview', -3)] }),
    ])
    expect(known.map(({ count }) => count)).toEqual([0, 0, 0])
  })
})

describe('Sources and resume versions', () => {
  it('are compared from ten applications on, regardless of spelling', () => {
    const of = (foundOn: string, count: number) =>
      Array.from({ length: count }, () => build({ foundOn }))
    const { compared, smallCount } = groupsBy(
      [
        ...of('LinkedIn', 6),
        ...of(' linkedin', 5),
        ...of('Indeed', 9),
        ...of('', 30),
        ...of('A friend', 12),
        ...of('Mom’s caf\u00e9 – board', 5),
        ...of("Mom's cafe\u0301 - board", 5),
      ],
      'foundOn',
    )
    expect(compared.map(({ name, sent: all }) => [name, all])).toEqual([
      ['A friend', 12],
      ['LinkedIn', 11],
      ['Mom’s café – board', 10],
    ])
    expect(smallCount).toBe(1)
  })
})

describe('A share', () => {
  it('is shown next to its count, and only from ten applications on', () => {
    expect(shareOf(3, 9)).toBe('3 of 9')
    expect(shareOf(3, 10)).toBe('3 of 10 (30%)')
    expect(shareOf(0, 0)).toBe('0 of 0')
    expect(shareOf(1234, 5000)).toBe('1,234 of 5,000 (25%)')
  })
})
