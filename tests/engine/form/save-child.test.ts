import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { saveChild } from '@/engine/form/save-child'
import { childList, children } from '@/engine/model/child-list'
import { defineEntity } from '@/engine/model/entity'
import type { Child, Scalars } from '@/engine/model/field'
import { optionalText } from '@/engine/model/rules'
import { vocabulary } from '@/engine/model/vocabulary'

const kind = vocabulary({ repair: 'Repair', note: 'Note' })
const events = childList({
  noun: ['event', 'events'],
  schema: z.object({
    kind: z._default(kind.schema, 'note'),
    shop: optionalText(),
    text: optionalText(),
  }),
  describe: (entry) => kind.labels[entry.kind],
  fields: {
    kind: { label: 'What', input: 'select', options: kind },
    shop: { label: 'Shop', input: 'text', visible: (entry) => entry.kind === 'repair' },
    text: { label: 'Details', input: 'textarea' },
  },
})
const toys = defineEntity({
  key: 'toys',
  noun: ['toy', 'toys'],
  schema: z.object({ events: children(z.object({ id: z.string() })) }),
  keepsUpdatedAt: false,
  describe: () => 'Toy',
  fields: { events: { label: 'Events', input: 'children', of: events } },
})

const place = { entity: toys, recordId: '1', field: 'events' }

type Missing = Parameters<typeof saveChild>[0]['missing']

/** The stored events of a toy after the form of one was saved. */
function saved(values: Scalars, before: readonly Child[] = [], missing: Missing = 'add') {
  const toy = { id: '1', createdAt: '2026-06-01T08:00:00.000Z', events: before }
  const entry = { values, changes: () => values }
  const change = saveChild({ place, list: events, id: 'a', entry, missing })
  return change([toy])[0]?.events
}

describe('saveChild', () => {
  it('saves what the form shows, without what was entered for another kind', () => {
    const entered = { shop: 'Kite Corner', text: 'A wing' }
    const note = { kind: 'note', text: 'A wing', id: 'a' }
    expect(saved({ kind: 'repair', ...entered })).toEqual([{ kind: 'repair', ...entered, id: 'a' }])
    expect(saved({ kind: 'note', ...entered })).toEqual([note])
    expect(saved({ kind: 'note' }, [{ kind: 'repair', ...entered, id: 'a' }])).toEqual([note])
  })

  it('changes nothing if the form was saved as it was opened', () => {
    const before: readonly Child[] = [{ id: 'a', kind: 'note', text: 'A wing' }]
    expect(saved({ kind: 'note', text: 'A wing' }, before)).toBe(before)
    expect(saved({ kind: 'note', shop: '', text: 'A wing' }, before)).toBe(before)
  })

  it('keeps fields that no form has, such as those of another version', () => {
    expect(saved({ kind: 'note' }, [{ id: 'a', kind: 'repair', mood: 'good' }])).toEqual([
      { id: 'a', kind: 'note', mood: 'good' },
    ])
    const deleted = { id: 'a', kind: 'repair', mood: 'good' }
    expect(saved({ kind: 'note' }, [], deleted)).toEqual([{ id: 'a', kind: 'note', mood: 'good' }])
  })
})
