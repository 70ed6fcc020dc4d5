import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pcsSpecialized } from '@/data/pcs-prep/pcs-specialized'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import { isDone, setDone, tally, type ChecklistProgress } from '@/engine/model/checklist-progress'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { withDone } from '../support/checklist-progress'

const timeline = pcsTimeline.rows
/** Every item of the timeline, from the first to the last. */
const items = timeline.flatMap((section) =>
  section.items.map((item) => ({ section: section.id, item: item.id })),
)

const someItems = fc.subarray(items)
const anyItem = fc.constantFrom(...items)
/** Ids that no version knows, among them names that every object inherits. */
const unknownId = fc.oneof(
  fc.constantFrom('constructor', 'toString', 'hasOwnProperty', '__proto__', '6-months', ''),
  fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?-unknown$/),
)

describe('The tally of the timeline', () => {
  it.each([
    [0, 0],
    [1, 2],
    [6, 11],
    [27, 49],
    [28, 51],
    [54, 98],
    [55, 100],
  ])('rounds %i of 55 items done to %i %', (count, percent) => {
    expect(tally(timeline, withDone(items.slice(0, count)))).toEqual({
      done: count,
      total: 55,
      percent,
    })
  })

  it('counts whichever items are done, in any order', () => {
    fc.assert(
      fc.property(someItems, (chosen) => {
        const all = tally(timeline, withDone(chosen))
        expect(all.done).toBe(chosen.length)
        expect(all.percent).toBe(Math.round((chosen.length / 55) * 100))
        expect(tally(timeline, withDone(chosen.toReversed()))).toEqual(all)
      }),
    )
  })

  it('is the sum of its sections', () => {
    fc.assert(
      fc.property(someItems, (chosen) => {
        const sections = timeline.map((section) => tally([section], withDone(chosen)))
        const sum = sections.reduce((total, section) => total + section.done, 0)
        expect(sum).toBe(tally(timeline, withDone(chosen)).done)
      }),
    )
  })

  it('is 100 % only when every item is done', () => {
    for (const { section, item } of items) {
      const allButOne = setDone(withDone(items), section, item, false)
      expect(tally(timeline, allButOne)).toEqual({ done: 54, total: 55, percent: 98 })
    }
  })

  it('does not count an item that was unticked', () => {
    fc.assert(
      fc.property(someItems, anyItem, (chosen, { section, item }) => {
        const without = chosen.filter((ref) => ref.section !== section || ref.item !== item)
        const unticked = setDone(withDone(chosen), section, item, false)
        expect(tally(timeline, unticked).done).toBe(without.length)
      }),
    )
  })

  it('leaves out the specialized lists, which have their own tally', () => {
    const [licensed] = pcsSpecialized.rows
    const first = licensed?.items[0]
    const progress = setDone({}, String(licensed?.id), String(first?.id), true)
    expect(tally(timeline, progress).done).toBe(0)
    expect(tally(pcsSpecialized.rows, progress)).toEqual({ done: 1, total: 50, percent: 2 })
  })
})

it('A list without items is 0 % done, not complete', () => {
  expect(tally([], {})).toEqual({ done: 0, total: 0, percent: 0 })
  expect(tally([{ id: 'empty', items: [] }], {})).toEqual({ done: 0, total: 0, percent: 0 })
})

describe('Unknown ids', () => {
  it('do not change the tally', () => {
    fc.assert(
      fc.property(someItems, unknownId, unknownId, anyItem, (chosen, section, item, known) => {
        const before = tally(timeline, withDone(chosen))
        const inUnknown = setDone(withDone(chosen), section, item, true)
        const inKnown = setDone(inUnknown, known.section, item, true)
        expect(tally(timeline, inKnown)).toEqual(before)
      }),
    )
  })

  it('are kept when an item is ticked or unticked', () => {
    fc.assert(
      fc.property(unknownId, unknownId, anyItem, fc.boolean(), (section, item, known, value) => {
        const stored = setDone(setDone({}, section, item, true), known.section, item, true)
        const after = setDone(stored, known.section, known.item, value)
        expect(isDone(after, section, item)).toBe(true)
        expect(isDone(after, known.section, item)).toBe(true)
        expect(isDone(after, known.section, known.item)).toBe(value)
      }),
    )
  })

  it('are kept when the progress is read', () => {
    const stored = {
      '6-months': { 'sell-the-piano': true },
      '3-months': { 'check-orders': true, 'retired-item': false },
    }
    expect(checklistProgress.check(JSON.parse(JSON.stringify(stored)))).toEqual({
      value: stored,
      refused: [],
    })
  })

  it.each(['constructor', 'toString', '__proto__'])(
    'are not done, though every object inherits %s',
    (id) => {
      expect(isDone({}, id, 'name')).toBe(false)
      expect(isDone({ '3-months': {} }, '3-months', id)).toBe(false)
    },
  )
})

describe('Ticking an item', () => {
  it('sets that item and leaves every other one unchanged', () => {
    fc.assert(
      fc.property(someItems, anyItem, fc.boolean(), (chosen, ticked, value) => {
        const before = withDone(chosen)
        const after = setDone(before, ticked.section, ticked.item, value)
        for (const { section, item } of items) {
          const isTicked = section === ticked.section && item === ticked.item
          expect(isDone(after, section, item)).toBe(
            isTicked ? value : isDone(before, section, item),
          )
        }
      }),
    )
  })

  it('does not mutate the earlier progress', () => {
    const before: ChecklistProgress = { '3-months': { 'check-orders': true } }
    const copy = structuredClone(before)
    setDone(before, '3-months', 'check-orders', false)
    setDone(before, '2-months', 'set-job-alerts', true)
    expect(before).toEqual(copy)
  })

  it('twice is the same as once', () => {
    fc.assert(
      fc.property(anyItem, fc.boolean(), ({ section, item }, value) => {
        const once = setDone({}, section, item, value)
        expect(setDone(once, section, item, value)).toEqual(once)
      }),
    )
  })
})

describe('Stored progress', () => {
  it('has the specified console name, and is empty at first', () => {
    expect(checklistProgress.contents).toBe('checklist progress')
    expect(checklistProgress.empty).toEqual({})
  })

  it.each([[[]], ['done'], [null]])('is not read from %j, which has another shape', (json) => {
    expect(checklistProgress.check(json)).toBeUndefined()
  })

  it.each([
    [{ '3-months': true, '1-month': { b: true } }, { '1-month': { b: true } }],
    [{ '3-months': { a: 'yes', b: true } }, { '3-months': { b: true } }],
  ])('is read from %j without the damaged parts', (json, value) => {
    expect(checklistProgress.check(json)).toEqual({ value, refused: [], isPartial: true })
  })
})
