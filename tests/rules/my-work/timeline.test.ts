import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addMonths, monthsBetween } from '@/engine/calendar-month'
import { gapSentences, type Explanations } from '@/screens/my-work/timeline/gap-sentences'
import {
  gapsOf,
  monthProblem,
  monthsWithoutWork,
  overlapsWith,
  spanOf,
  type Dated,
} from '@/screens/my-work/timeline/gaps'
import { gapTitle, moveTitle, workTimeline } from '@/screens/my-work/timeline/timeline'
import { move, type Move } from '@/schemas/my-move/move'
import { workKind } from '@/schemas/my-work/work'
import { certification } from '@/schemas/professional-dev/certification'
import { buildWork } from '../../support/work'

const now = '2026-11'
const paid = (start: string, end = ''): Dated => ({ kind: 'paid', start, end })
const stamps = (id: string) => ({ id, createdAt: '2026-11-01T20:00:00.000Z' })
const moveOf = (id: string, entry: object) => ({
  ...move.parse({ reportDate: '2026-06-10', ...entry }),
  ...stamps(id),
})

describe('A gap', () => {
  const titles = (entries: readonly Dated[], month = now) => gapsOf(entries, month).map(gapTitle)

  it('is three full months or more, and its title counts them', () => {
    expect(titles([paid('2020-01', '2024-02'), paid('2024-08')])).toEqual([
      'Gap: March 2024 to July 2024, 5 months',
    ])
    expect(titles([paid('2020-01', '2024-02'), paid('2024-06')])).toEqual([
      'Gap: March 2024 to May 2024, 3 months',
    ])
    expect(titles([paid('2020-01', '2024-02'), paid('2024-05')])).toEqual([])
  })

  it('is counted across the end of a year', () => {
    expect(titles([paid('2020-01', '2024-11'), paid('2025-03')])).toEqual([
      'Gap: December 2024 to February 2025, 3 months',
    ])
    expect(titles([paid('2020-01', '2024-12'), paid('2025-01')])).toEqual([])
  })

  it('continues to now if nothing follows, without counting the current month', () => {
    expect(titles([paid('2020-01', '2026-07')])).toEqual(['Gap: August 2026 to now, 3 months'])
    expect(titles([paid('2020-01', '2026-08')])).toEqual([])
  })

  it('does not exist while another entry continues', () => {
    expect(titles([paid('2020-01'), paid('2020-03', '2021-01')])).toEqual([])
    const helper: Dated = { kind: 'volunteer', start: '2024-03', end: '2024-07' }
    expect(titles([paid('2020-01', '2024-02'), helper, paid('2024-08')])).toEqual([])
  })

  it('is closed by study and family care only before the first work', () => {
    const study: Dated = { kind: 'study', start: '2024-03', end: '2024-07' }
    expect(titles([paid('2020-01', '2024-02'), study, paid('2024-08')])).toHaveLength(1)
    const school: Dated = { kind: 'study', start: '2012-08', end: '2016-05' }
    expect(titles([school, paid('2016-06')])).toEqual([])
    expect(titles([school, paid('2017-01')])).toEqual(['Gap: June 2016 to December 2016, 7 months'])
    expect(titles([{ kind: 'family-care', start: '2012-08', end: '' }])).toEqual([])
  })

  it('is not created or closed by impossible months', () => {
    const wrong = [paid('2024-07', '2024-03'), paid('2099-01'), paid('0026-01', '2026-01')]
    expect(titles([paid('2020-01', '2024-02'), ...wrong, paid('2024-08')])).toEqual([
      'Gap: March 2024 to July 2024, 5 months',
    ])
    expect(gapsOf(wrong, now)).toEqual([])
    expect(wrong.map(monthProblem)).toEqual([
      'The end of this entry is before its start. Check both.',
      'The start of this entry is in the future. Check it.',
      'Check the year of this entry.',
    ])
  })

  it('omits no month: each one from the first start to now is covered or in exactly one gap run', () => {
    const month = fc.integer({ min: -160, max: 30 }).map((count) => addMonths(now, count))
    const entry = fc.record({
      kind: fc.constantFrom(...workKind.values),
      start: month,
      end: fc.oneof(fc.constant(''), month),
    })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
        const runs = monthsWithoutWork(entries, now)
        const spans = entries.flatMap((one) => {
          const span = spanOf(one, now)
          return span ? [{ ...span, kind: one.kind }] : []
        })
        const first = spans.map(({ from }) => from).toSorted()[0]
        if (first === undefined) {
          expect(runs).toEqual([])
          return
        }
        const atWork = spans.filter(({ kind }) => kind !== 'study' && kind !== 'family-care')
        const firstWork = atWork.map(({ from }) => from).toSorted()[0] ?? '9999-12'
        const contains = (at: string) => (span: { from: string; to: string }) =>
          span.from <= at && at <= span.to
        for (let at = first; at <= now; at = addMonths(at, 1)) {
          const isCovered = (at < firstWork ? spans : atWork).some(contains(at))
          expect([at, runs.filter(contains(at)).length]).toEqual([at, isCovered ? 0 : 1])
        }
        for (const { from, to } of runs) {
          expect(from >= first && to <= now && monthsBetween(from, to) >= 0).toBe(true)
        }
      }),
    )
  })
})

describe('An overlap', () => {
  it('names the other entry and the months in common', () => {
    const [a, b, c] = [paid('2020-01', '2022-06'), paid('2022-03', '2023-01'), paid('2023-01')]
    expect(overlapsWith(a, [a, b, c], now)).toEqual([
      { other: b, span: { from: '2022-03', to: '2022-06' }, isOpen: false },
    ])
    expect(overlapsWith(c, [a, b, c], now)).toEqual([])
  })

  it('does not exist if one ends in the month in which the other begins, or if months are impossible', () => {
    const [a, b, wrong] = [paid('2020-01', '2022-06'), paid('2022-06'), paid('2022-06', '2021-01')]
    expect(overlapsWith(a, [a, b, wrong], now)).toEqual([])
    expect(overlapsWith(wrong, [a, b, wrong], now)).toEqual([])
  })
})

describe('The title of a move', () => {
  const titleOf = (entry: object) => moveTitle(moveOf('1', entry))

  it('names its places, and its states where no place is known', () => {
    expect(titleOf({ from: 'VA', to: 'TX' })).toBe('Virginia to Texas')
    expect(titleOf({ from: 'VA', to: 'TX', toPlace: 'Fort Bliss' })).toBe('Virginia to Fort Bliss')
    expect(titleOf({ to: 'TX' })).toBe('To Texas')
    expect(titleOf({ from: 'TX' })).toBe('Relocated')
  })

  it('names a state once if the move stays in it and no place is known', () => {
    const within = { from: 'TX', to: 'TX' }
    expect(titleOf(within)).toBe('Within Texas')
    expect(titleOf({ from: 'overseas', to: 'overseas' })).toBe('Overseas')
    expect(titleOf({ ...within, fromPlace: 'Fort Hood', toPlace: 'Fort Bliss' })).toBe(
      'Fort Hood to Fort Bliss',
    )
  })
})

describe('The sentences about a gap', () => {
  const gap = { from: '2024-03', to: '2024-07', months: 5, isOpen: false }
  const texts = (facts: Partial<Explanations>) =>
    gapSentences(gap, { work: [], moves: [], certifications: [], ...facts }, now).flatMap(
      ({ text, withReason }) => (withReason ? [text, withReason] : [text]),
    )

  it('describe a move plainly first, then with its orders', () => {
    expect(texts({ moves: [{ from: 'VA', to: 'TX', reportDate: '2024-04-30' }] })).toEqual([
      'Relocated, Virginia to Texas, April 2024.',
      'Relocated on military orders, Virginia to Texas, April 2024.',
    ])
    expect(texts({ moves: [{ from: 'VA', to: '', reportDate: '2024-04-30' }] })[0]).toBe(
      'Relocated, April 2024.',
    )
  })

  it('name a place once if a move stays in its state or overseas', () => {
    const moved = (from: Move['from'], to: Move['to']) =>
      texts({ moves: [{ from, to, reportDate: '2024-04-30' }] })
    expect(moved('TX', 'TX')).toEqual([
      'Relocated within Texas, April 2024.',
      'Relocated within Texas on military orders, April 2024.',
    ])
    const overseas = [
      'Relocated overseas, April 2024.',
      'Relocated overseas on military orders, April 2024.',
    ]
    expect(moved('overseas', 'overseas')).toEqual(overseas)
    expect(moved('', 'overseas')).toEqual(overseas)
    expect(moved('', 'TX')[0]).toBe('Relocated to Texas, April 2024.')
    expect(moved('', '')[0]).toBe('Relocated, April 2024.')
  })

  it('include a move in the month in which the work ended, but none before that or after the gap', () => {
    const at = (reportDate: string) => texts({ moves: [{ from: 'VA', to: 'TX', reportDate }] })
    expect(at('2024-02-28')).toHaveLength(2)
    expect(at('2024-01-31')).toEqual([])
    expect(at('2024-08-01')).toEqual([])
  })

  it('describe study, certifications and family care as entered, at most three', () => {
    const study = {
      kind: 'study' as const,
      title: 'BSN',
      organization: '',
      start: '2024-01',
      end: '',
    }
    const care = { kind: 'family-care' as const, title: 'My mother', organization: '' }
    const cpr = { name: 'CPR', issuingOrg: 'Red Cross', dateEarned: '2024-07-31' }
    expect(
      texts({
        work: [study, { ...care, start: '2024-03', end: '2024-05' }],
        certifications: [cpr, { ...cpr, name: 'First Aid' }, { ...cpr, dateEarned: '2024-08-01' }],
      }),
    ).toEqual([
      'Studied: BSN, since January 2024.',
      'Earned: CPR, Red Cross, July 2024.',
      'Cared for family, March 2024 to May 2024.',
    ])
  })

  it('describe study that ends after this month as ongoing, and study that ends in it by both months', () => {
    const ending = (end: string) =>
      texts({ work: [{ kind: 'study', title: 'BSN', organization: '', start: '2024-06', end }] })
    expect(ending('2027-05')).toEqual(['Studied: BSN, since June 2024.'])
    expect(ending(now)).toEqual(['Studied: BSN, June 2024 to November 2026.'])
  })

  it('are empty if nothing explains the gap', () => {
    expect(
      texts({
        work: [
          { kind: 'paid', title: 'Nurse', organization: '', start: '2020-01', end: '2024-02' },
        ],
      }),
    ).toEqual([])
  })
})

describe('The timeline', () => {
  afterEach(() => void vi.useRealTimers())

  const empty = { work: [], certifications: [], moves: [], archive: [] }

  it('lists the newest first, with each gap at its place in time', () => {
    const earned = {
      ...certification.parse({ name: 'CPR', issuingOrg: 'Red Cross', dateEarned: '2024-05-03' }),
      ...stamps('cpr'),
    }
    const items = workTimeline(
      {
        ...empty,
        work: [
          buildWork({ id: 'clerk', start: '2020-01', end: '2024-02' }),
          buildWork({ id: 'nurse', start: '2024-08' }),
        ],
        certifications: [
          earned,
          { ...earned, id: 'target', isTarget: true },
          { ...earned, id: 'ahead', dateEarned: '2099-01-01' },
        ],
        moves: [moveOf('a', { from: 'VA', to: 'TX', reportDate: '2024-06-10' })],
      },
      '2026-11-26',
    )
    expect(items.map(({ id }) => id)).toEqual([
      'work-nurse',
      'gap-2024-03',
      'move-a',
      'certification-cpr',
      'work-clerk',
    ])
  })

  it('lists a move once, and omits canceled and future moves', () => {
    const gone = moveOf('a', { reportDate: '2025-06-10', status: 'done' })
    const archived = {
      ...stamps('a'),
      updatedAt: gone.createdAt,
      endedOn: '2025-07-01',
      move: gone,
      checklistProgress: {},
      planProgress: {},
    }
    const moves = [
      gone,
      moveOf('b', { reportDate: '2027-06-10' }),
      moveOf('c', { reportDate: '2024-06-10', status: 'cancelled' }),
    ]
    const items = workTimeline({ ...empty, moves, archive: [archived] }, '2026-11-26')
    expect(items.map(({ id }) => id)).toEqual(['move-a'])
  })

  it('reports overlaps on both entries, and impossible months', () => {
    const items = workTimeline(
      {
        ...empty,
        work: [
          buildWork({ id: 'a', organization: 'Clinic', start: '2024-01' }),
          buildWork({ id: 'b', title: 'Tutor', start: '2024-03' }),
          buildWork({ id: 'c', title: 'Aide', start: '2023-05', end: '2023-01' }),
        ],
      },
      '2026-11-26',
    )
    expect(items).toMatchObject([
      { overlaps: ['Nurse at Clinic, since March 2024'], problem: '' },
      { overlaps: ['Tutor, since March 2024'], problem: '' },
      { overlaps: [], problem: 'The end of this entry is before its start. Check both.' },
    ])
  })

  it('accepts a start and a day earned that the forms accept, because they are today where it is later', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 30, 9), toFake: ['Date'] })
    const cpr = {
      ...certification.parse({ name: 'CPR', issuingOrg: 'Red Cross', dateEarned: '2026-12-01' }),
      ...stamps('cpr'),
    }
    const items = workTimeline(
      {
        ...empty,
        work: [
          buildWork({ id: 'last', start: '2024-01', end: '2026-07' }),
          buildWork({ id: 'next', start: '2026-12' }),
        ],
        certifications: [cpr, { ...cpr, id: 'ahead', dateEarned: '2026-12-02' }],
      },
      '2026-11-30',
    )
    expect(items).toMatchObject([
      { id: 'work-next', problem: '' },
      { id: 'certification-cpr' },
      { id: 'gap-2026-08', end: '2026-10' },
      { id: 'work-last' },
    ])
  })
})
