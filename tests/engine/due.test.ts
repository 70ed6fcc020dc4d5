import { describe, expect, it } from 'vitest'
import { allDue, dueIn, dueSource, urgencies, type Due, type DueGroup } from '@/engine/due/due'
import { buildToy, toys } from '../support/toy-entity'

const line = (id: string): Due => ({
  id,
  icon: 'i-lucide-gift',
  title: id,
  reason: 'It waits.',
  action: { label: 'Play', href: '/toys' },
})
const sourceOf = (urgency: (typeof urgencies)[number], ...ids: string[]) =>
  dueSource(urgency, [], () => ids.map(line))
const idsOf = (due: readonly Due[]) => due.map(({ id }) => id)

describe('What is due in several modules', () => {
  it('is ordered by urgency, whichever module it is from', () => {
    const sources = urgencies.toReversed().map((urgency) => sourceOf(urgency, urgency))
    expect(idsOf(allDue(sources, () => [], '2026-11-25'))).toEqual([...urgencies])
  })

  it('keeps the order of the modules, and the order within each, if the urgency is the same', () => {
    const sources = [
      sourceOf('last day', 'kite', 'ball'),
      sourceOf('silence', 'nobody'),
      sourceOf('last day', 'drum'),
    ]
    expect(idsOf(allDue(sources, () => [], '2026-11-25'))).toEqual([
      'kite',
      'ball',
      'drum',
      'nobody',
    ])
  })

  it('is grouped by its day, or as waiting without one; what needs an answer comes first', () => {
    const today = '2026-12-28'
    const due: readonly Due[] = [
      line('no day'),
      { ...line('next year'), day: '2027-01-05' },
      { ...line('in a week'), day: '2027-01-04' },
      { ...line('tomorrow'), day: '2026-12-29' },
      { ...line('today'), day: today },
      { ...line('late'), day: '2026-11-01' },
      { ...line('also today'), day: today },
      { ...line('answer'), isFirst: true },
      { ...line('answer soon'), day: '2026-12-30', isFirst: true },
      { ...line('answer today'), day: today, isFirst: true },
    ]
    const idsIn = (group: DueGroup) => idsOf(dueIn(group, due, today))
    expect(idsIn('first')).toEqual(['answer today', 'answer soon', 'answer'])
    expect(idsIn('today')).toEqual(['late', 'today', 'also today'])
    expect(idsIn('thisWeek')).toEqual(['tomorrow', 'in a week'])
    expect(idsIn('later')).toEqual(['next year'])
    expect(idsIn('waiting')).toEqual(['no day'])
  })

  it('is computed from the stored values that each source reads and from the day', () => {
    const source = dueSource('target day', [toys], ([all], today) =>
      all.filter(({ bought }) => bought === today).map(({ name }) => line(name)),
    )
    const stored = [
      buildToy({ name: 'Kite', bought: '2026-11-25' }),
      buildToy({ name: 'Ball', bought: '2026-11-24' }),
    ]
    const valueOf = (asked: unknown) => (asked === toys ? stored : [])
    expect(idsOf(allDue([source], valueOf, '2026-11-24'))).toEqual(['Ball'])
  })
})
