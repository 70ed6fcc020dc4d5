import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMoving } from '@/screens/dashboard/now/is-moving'
import { nextSteps, stepId } from '@/screens/dashboard/now/next-steps'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import { isDone, setDone } from '@/engine/model/checklist-progress'
import { withDone } from '../support/checklist-progress'

const sections = pcsTimeline.rows
const all = sections.flatMap((section) => section.items.map((item) => ({ section, item })))
const none: ReadonlySet<string> = new Set()

const progressAfter = (steps: typeof all) =>
  withDone(steps.map(({ section, item }) => ({ section: section.id, item: item.id })))
const someDone = fc.subarray(all).map(progressAfter)

describe('The next steps of a move', () => {
  it('are the first three that are open, in the order of the checklist', () => {
    expect(nextSteps(sections, {}, none).map(stepId)).toEqual(all.slice(0, 3).map(stepId))
    const progress = progressAfter([...all.slice(0, 10), ...all.slice(11, 12)])
    expect(nextSteps(sections, progress, none).map(stepId)).toEqual(
      [all[10]!, all[12]!, all[13]!].map(stepId),
    )
  })

  it('are fewer if fewer are left, and none at the end', () => {
    expect(nextSteps(sections, progressAfter(all.slice(0, -1)), none)).toHaveLength(1)
    expect(nextSteps(sections, progressAfter(all), none)).toEqual([])
  })

  it('keep a ticked step in place, and add the next one after it', () => {
    fc.assert(
      fc.property(someDone, fc.nat({ max: 2 }), (progress, at) => {
        const shown = nextSteps(sections, progress, none)
        const ticked = shown[at]
        fc.pre(ticked !== undefined)
        const after = setDone(progress, ticked.section.id, ticked.item.id, true)
        const then = nextSteps(sections, after, new Set([stepId(ticked)]))
        expect(then.slice(0, shown.length).map(stepId)).toEqual(shown.map(stepId))
        const left = all.filter(({ section, item }) => !isDone(after, section.id, item.id))
        expect(then.filter(({ done }) => !done)).toHaveLength(Math.min(3, left.length))
        // A tick that was not saved changes nothing.
        expect(nextSteps(sections, progress, new Set([stepId(ticked)]))).toEqual(shown)
      }),
    )
  })
})

describe('A move is under way', () => {
  const notMoving = { progress: {}, modules: [], profile: { currentSituation: '' } } as const

  it('if the user says so in the profile, chose the module, or ticked anything', () => {
    expect(isMoving(notMoving)).toBe(false)
    expect(isMoving({ ...notMoving, profile: { currentSituation: 'pcs-prep' } })).toBe(true)
    expect(isMoving({ ...notMoving, modules: ['pcs-prep'] })).toBe(true)
    expect(isMoving({ ...notMoving, progress: { arrival: { one: true } } })).toBe(true)
  })

  it('not otherwise', () => {
    expect(isMoving({ ...notMoving, profile: { currentSituation: 'seeking' } })).toBe(false)
    expect(isMoving({ ...notMoving, modules: ['housing'] })).toBe(false)
    expect(isMoving({ ...notMoving, progress: { arrival: { one: false } } })).toBe(false)
  })
})
