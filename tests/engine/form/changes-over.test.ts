import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOver } from '@/engine/form/form-entry'
import { SaveConflict } from '@/engine/store/save-error'

const opened = { name: 'Kite', size: 'small', pieces: 3, isFragile: false }

/** The other tab’s values of the fields in conflict; empty if there is no conflict. */
function conflictsOf(entered: typeof opened, stored: typeof opened) {
  try {
    changesOver(opened, entered, stored)
    return {}
  } catch (error) {
    if (!(error instanceof SaveConflict)) throw error
    return error.theirs
  }
}

describe('What a form changes in the stored values', () => {
  it('is what was typed, without what another tab changed in other fields', () => {
    const stored = { ...opened, size: 'large', isFragile: true }
    expect(changesOver(opened, { ...opened, name: 'Big kite' }, stored)).toEqual({
      name: 'Big kite',
    })
  })

  it('leaves out a field that was not edited, even if another tab changed it', () => {
    expect(changesOver(opened, opened, { ...opened, name: 'Torn kite' })).toEqual({})
  })

  it('is no conflict if both tabs changed a field to the same value', () => {
    const same = { ...opened, name: 'Big kite', pieces: 4 }
    expect(conflictsOf(same, same)).toEqual({})
  })

  it('is a conflict if both tabs changed a field to different values', () => {
    expect(
      conflictsOf(
        { ...opened, name: 'Big kite', pieces: 0, isFragile: true },
        { ...opened, name: 'Torn kite', pieces: 5, size: 'large' },
      ),
    ).toEqual({ name: 'Torn kite', pieces: 5 })
  })

  it('never overwrites what another tab wrote without asking', () => {
    const some = fc.constantFrom('', 'a', 'b')
    const values = fc.record({ one: some, two: some })
    fc.assert(
      fc.property(values, values, values, (opened, entered, stored) => {
        let written: Record<string, unknown> = stored
        let asked: readonly string[] = []
        try {
          written = { ...stored, ...changesOver(opened, entered, stored) }
        } catch (error) {
          if (!(error instanceof SaveConflict)) throw error
          asked = Object.keys(error.theirs)
        }
        for (const field of ['one', 'two'] as const) {
          const isLost = stored[field] !== opened[field] && written[field] !== stored[field]
          const isTyped = entered[field] !== opened[field]
          expect(isLost).toBe(false)
          if (asked.length === 0 && isTyped) expect(written[field]).toBe(entered[field])
        }
      }),
    )
  })
})
