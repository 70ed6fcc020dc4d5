import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOver } from '@/engine/form/changes-over'
import { SaveConflict } from '@/engine/store/save-conflict'

const opened = { name: 'Kite', size: 'small', pieces: 3, isFragile: false }

/** What another tab has in the fields that both changed; nothing where they do not meet. */
function theirs(entered: typeof opened, stored: typeof opened) {
  try {
    changesOver(opened, entered, stored)
    return {}
  } catch (error) {
    if (!(error instanceof SaveConflict)) throw error
    return error.theirs
  }
}

describe('What a form changes in what is stored', () => {
  it('is what was typed, and not what another tab changed elsewhere', () => {
    const stored = { ...opened, size: 'large', isFragile: true }
    expect(changesOver(opened, { ...opened, name: 'Big kite' }, stored)).toEqual({
      name: 'Big kite',
    })
  })

  it('is nothing of a field that holds what it held as the form opened', () => {
    expect(changesOver(opened, opened, { ...opened, name: 'Torn kite' })).toEqual({})
  })

  it('is no matter of choice where both tabs changed a field to the same value', () => {
    const same = { ...opened, name: 'Big kite', pieces: 4 }
    expect(theirs(same, same)).toEqual({})
  })

  it('is for the person to choose where both changed a field, to different values', () => {
    expect(
      theirs(
        { ...opened, name: 'Big kite', pieces: 0, isFragile: true },
        { ...opened, name: 'Torn kite', pieces: 5, size: 'large' },
      ),
    ).toEqual({ name: 'Torn kite', pieces: 5 })
  })

  it('never takes away what another tab wrote without asking', () => {
    const some = fc.constantFrom('', 'a', 'b')
    const values = fc.record({ one: some, two: some })
    fc.assert(
      fc.property(values, values, values, (opened, entered, stored) => {
        let written: Record<string, unknown> = stored
        let asked: readonly string[] = []
        try {
          written = { ...stored, ...changesOver(opened, entered, stored) }
        } catch (error) {
          asked = error instanceof SaveConflict ? Object.keys(error.theirs) : ['a fault']
        }
        for (const field of ['one', 'two'] as const) {
          const isLost = stored[field] !== opened[field] && written[field] !== stored[field]
          const isTyped = entered[field] !== opened[field]
          expect(isLost).toBe(false)
          if (asked.length === 0 && isTyped) expect(written[field]).toBe(entered[field])
        }
        expect(asked).not.toContain('a fault')
      }),
    )
  })
})
