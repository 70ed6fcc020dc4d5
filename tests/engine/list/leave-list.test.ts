import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineEntity, type AnyEntity, type AnyRecord } from '@/engine/model/entity'
import { optionalText, requiredText } from '@/engine/model/rules'
import { relocation, undoOf } from '@/engine/store/leave-list'
import { editRecord, removeRecord } from '@/engine/store/records'
import type { Load } from '@/engine/model/stored'
import type { StoredUpdate, Updates } from '@/engine/store/changes'
import { SaveError } from '@/engine/store/save-error'
import { setField } from '@/screens/job-search/list/set-field'

type List = readonly AnyRecord[]
type Made = readonly StoredUpdate<List>[]

const stamp = '2026-06-01T08:00:00.000Z'
const listOf = (key: string): AnyEntity =>
  defineEntity({
    key,
    noun: ['thing', 'things'],
    schema: z.object({ name: requiredText('Name it.'), notes: optionalText() }),
    keepsUpdatedAt: true,
    describe: ({ name }) => name,
    fields: {
      name: { label: 'Name', input: 'text' },
      notes: { label: 'Notes', input: 'textarea' },
    },
  })
const [toys, gifts] = [listOf('toys'), listOf('gifts')]
const record = (id: string, notes = ''): AnyRecord => ({
  id,
  createdAt: stamp,
  updatedAt: stamp,
  name: `Thing ${id}`,
  notes,
})
const move = { to: gifts, as: ({ name = '', notes = '' }) => ({ name, notes }) }

/** What is stored, changed by one tab after the other as the lock has them. */
function shelf(start: Readonly<Record<string, List>>) {
  const lists = new Map(Object.entries(start))
  const load: Load = (stored) => stored.check(lists.get(stored.key) ?? [])?.value ?? stored.empty
  return {
    lists: () => Object.fromEntries(lists),
    /** All of the changes, or none. */
    make: (updates: Updates<List>): Made => {
      const before = new Map(lists)
      try {
        return (typeof updates === 'function' ? updates(load) : updates).map(
          ({ stored, change }) => {
            const found = lists.get(stored.key) ?? []
            const after = change(found)
            lists.set(stored.key, after)
            return { stored, before: found, after }
          },
        )
      } catch (error) {
        if (!(error instanceof SaveError)) throw error
        for (const [key, list] of before) lists.set(key, list)
        return []
      }
    },
  }
}

const ids = ['1', '2', '3', '4']
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('delete', 'move', 'edit'), id: fc.constantFrom(...ids) }),
  fc.record({ kind: fc.constantFrom('edit gift'), id: fc.constantFrom(...ids, 'own') }),
  fc.record({ kind: fc.constantFrom('set all'), id: fc.constant('') }),
  // The undo of one of the actions so far, by either tab, whatever happened since.
  fc.record({ kind: fc.constantFrom('undo'), id: fc.nat({ max: 9 }).map(String) }),
)

const own = { ...record('2', 'Thanked her.'), name: 'Another' }
const start = { toys: ids.map((id) => record(id)), gifts: [own, record('own')] }

function updatesOf(kind: string, id: string, at: number): Updates<List> {
  const now = new Date(Date.parse(stamp) + at)
  const notes = `Text ${at}`
  if (kind === 'move') return relocation(toys, id, move, now)
  if (kind === 'delete') return [{ stored: toys, change: removeRecord(id) }]
  if (kind === 'edit') return [{ stored: toys, change: editRecord(toys, id, { notes }, now) }]
  if (kind === 'edit gift')
    return [{ stored: gifts, change: editRecord(gifts, id, { notes }, now) }]
  return [
    { stored: toys, change: setField(toys, start.toys, { field: 'name', value: notes }, now) },
  ]
}

describe('Actions of two tabs on lists', () => {
  it('are each taken back to exactly what was stored, when nothing came between', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const stored = shelf(start)
        steps.forEach(({ kind, id }, at) => {
          if (kind === 'undo') return
          const before = stored.lists()
          const made = stored.make(updatesOf(kind, id, at))
          const after = stored.lists()
          stored.make(undoOf(made))
          expect(stored.lists()).toEqual(before)
          stored.make(() =>
            made.map(({ stored: list }) => ({ stored: list, change: () => after[list.key] ?? [] })),
          )
        })
      }),
    )
  })

  it('lose no text that was saved, whichever of them are taken back, and when', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 20 }), (steps) => {
        const stored = shelf(start)
        const undoable: Made[] = []
        /** The texts that a tab was told are saved, where nothing was saved over them. */
        const texts = new Map<string, string>()
        steps.forEach(({ kind, id }, at) => {
          if (kind === 'undo') {
            const [made] = undoable.splice(Number(id), 1)
            if (made && stored.make(undoOf(made)).length === 0) undoable.push(made)
            return
          }
          const made = stored.make(updatesOf(kind, id, at))
          if (made.length === 0) return
          if (kind.startsWith('edit')) texts.set(`${kind} ${id}`, `Text ${at}`)
          // A text that was saved again, or an edit that is not an action with an undo.
          else undoable.push(made)
        })
        const { toys: left = [], gifts: given = [] } = stored.lists()
        const kept = [...left, ...given, ...undoable.flat().flatMap(({ before }) => before)]
        const notes = new Set(kept.map((one) => one.notes))
        for (const [edit, text] of texts) {
          // A gift that came from a toy is one record with it: a later text of either replaces the other.
          const later = [...texts].some(
            ([other, newer]) =>
              other !== edit &&
              other.split(' ').at(-1) === edit.split(' ').at(-1) &&
              Number(newer.slice(5)) > Number(text.slice(5)),
          )
          if (!later) expect(notes).toContain(text)
        }
        expect(given.map(({ id }) => id)).toEqual(expect.arrayContaining(['2', 'own']))
      }),
    )
  })

  it('leave every record one record, under an id of its own', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const stored = shelf(start)
        const made: Made[] = []
        steps.forEach(({ kind, id }, at) => {
          if (kind === 'undo') stored.make(undoOf(made[Number(id)] ?? []))
          else made.push(stored.make(updatesOf(kind, id, at)))
          for (const list of Object.values(stored.lists())) {
            expect(new Set(list.map((one) => one.id)).size).toBe(list.length)
          }
        })
      }),
    )
  })
})
