import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defineDataset } from '@/engine/model/dataset'
import { setDone, type ChecklistProgress } from '@/engine/model/checklist-progress'
import { sectionsOpenAtFirst, type ChecklistRow } from '@/engine/views/checklist/checklist-view'
import { divideFinished } from '@/engine/views/checklist/use-finished'

const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => ({ id }))
const ids = items.map(({ id }) => id)
const untouched = new Map()

function divide(
  done: readonly string[],
  kept: ReadonlyMap<string, 'listed' | 'collapsed'> = untouched,
) {
  const { listed, collapsed } = divideFinished(items, (id) => done.includes(id), kept)
  return { listed: listed.map(({ id }) => id), collapsed: collapsed.map(({ id }) => id) }
}

describe('Items that were finished before', () => {
  it('stay in the list while they are four or fewer, and collapse from five on', () => {
    expect(divide(['a', 'c', 'd', 'e'])).toEqual({ listed: ids, collapsed: [] })
    expect(divide(['a', 'c', 'd', 'e', 'h'])).toEqual({
      listed: ['b', 'f', 'g'],
      collapsed: ['a', 'c', 'd', 'e', 'h'],
    })
  })

  it('are divided without a loss, in their order on both sides', () => {
    fc.assert(
      fc.property(fc.subarray(ids), (done) => {
        const { listed, collapsed } = divide(done)
        expect([...listed, ...collapsed].toSorted()).toEqual(ids)
        expect(listed).toEqual(listed.toSorted())
        expect(collapsed).toEqual(collapsed.toSorted())
      }),
    )
  })

  it('do not move when the user checks or unchecks one', () => {
    fc.assert(
      fc.property(fc.subarray(ids), fc.array(fc.constantFrom(...ids)), (before, clicks) => {
        const initial = divide(before)
        const kept = new Map<string, 'listed' | 'collapsed'>()
        let done = before
        for (const id of clicks) {
          kept.set(id, initial.collapsed.includes(id) ? 'collapsed' : 'listed')
          done = done.includes(id) ? done.filter((one) => one !== id) : [...done, id]
          expect(divide(done, kept)).toEqual(initial)
        }
      }),
    )
  })

  it('return to the list when another tab unchecks them', () => {
    const kept = new Map([['b', 'listed'] as const])
    expect(divide(['a', 'c', 'd', 'e', 'h'], kept).collapsed).toHaveLength(5)
    expect(divide(['a'], kept)).toEqual({ listed: ids, collapsed: [] })
  })
})

describe('The sections of a checklist', () => {
  const section = (id: string): ChecklistRow => ({
    id,
    icon: 'i-lucide-map',
    name: id,
    description: '',
    items: items.map((item) => ({ ...item, text: item.id })),
  })
  const dataset = defineDataset<ChecklistRow>(
    'toy-checklist',
    ['first', 'second', 'third'].map(section),
  )
  const view = { dataset, open: 'second' }
  const finished = (count: number) =>
    dataset.rows
      .slice(0, count)
      .flatMap((row) => row.items.map(({ id }) => [row.id, id] as const))
      .reduce<ChecklistProgress>(
        (progress, [section, id]) => setDone(progress, section, id, true),
        {},
      )

  it('start with the named one open, and with the first unfinished one if that is another', () => {
    expect([...sectionsOpenAtFirst(view, {})]).toEqual(['second', 'first'])
    expect([...sectionsOpenAtFirst(view, finished(1))]).toEqual(['second'])
    expect([...sectionsOpenAtFirst(view, finished(2))]).toEqual(['second', 'third'])
    expect([...sectionsOpenAtFirst(view, finished(3))]).toEqual(['second'])
  })

  it('all start closed if the checklist names none', () => {
    expect(sectionsOpenAtFirst({ dataset }, finished(1)).size).toBe(0)
  })
})
