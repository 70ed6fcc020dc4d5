import { describe, expect, it } from 'vitest'
import { allDue, dueSource, urgencies, type Due } from '@/engine/due/due'
import { buildToy, toys } from '../support/toy-entity'

const line = (id: string): Due => ({
  id,
  icon: 'i-lucide-gift',
  title: id,
  reason: 'It waits.',
  action: { label: 'Play', href: '/toys' },
})
const saying = (urgency: (typeof urgencies)[number], ...ids: string[]) =>
  dueSource(urgency, [], () => ids.map(line))
const idsOf = (due: readonly Due[]) => due.map(({ id }) => id)

describe('What is due in several modules', () => {
  it('is listed by what it is about, whichever module says it', () => {
    const sources = urgencies.toReversed().map((urgency) => saying(urgency, urgency))
    expect(idsOf(allDue(sources, () => [], '2026-11-25'))).toEqual([...urgencies])
  })

  it('keeps the order of the modules, and the order of each, where it is about the same', () => {
    const sources = [
      saying('last day', 'kite', 'ball'),
      saying('silence', 'nobody'),
      saying('last day', 'drum'),
    ]
    expect(idsOf(allDue(sources, () => [], '2026-11-25'))).toEqual([
      'kite',
      'ball',
      'drum',
      'nobody',
    ])
  })

  it('is worked out from what each source reads, and from the day', () => {
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
