import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineEntity, type AnyEntity, type AnyRecord } from '@/engine/model/entity'
import { optionalText, requiredText } from '@/engine/model/rules'
import { editRecord, removeRecord } from '@/engine/store/records'
import type { Load } from '@/engine/model/stored'
import type { StoredUpdate, Updates } from '@/engine/store/changes'
import { SaveError } from '@/engine/store/save-error'
import { undoUpdates } from '@/engine/store/undo'
import { moveUpdates } from '@/screens/job-search/list/move-to-list'

type List = readonly AnyRecord[]
type Applied = readonly StoredUpdate<List>[]

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

/** Lists in memory. Tabs change them one after the other, as under the lock. */
function memoryLists(start: Readonly<Record<string, List>>) {
  const lists = new Map(Object.entries(start))
  const load: Load = (stored) => stored.check(lists.get(stored.key) ?? [])?.value ?? stored.empty
  return {
    lists: () => Object.fromEntries(lists),
    /** Applies all of the changes, or none. */
    apply: (updates: Updates<List>): Applied => {
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
  // The undo of any earlier action, by either tab, whatever happened since.
  fc.record({ kind: fc.constantFrom('undo'), id: fc.nat({ max: 9 }).map(String) }),
)

const own = { ...record('2', 'Thanked her.'), name: 'Another' }
const start = { toys: ids.map((id) => record(id)), gifts: [own, record('own')] }

function updatesOf(kind: string, id: string, at: number): Updates<List> {
  const now = new Date(Date.parse(stamp) + at)
  const notes = `Text ${at}`
  if (kind === 'move') return moveUpdates(toys, id, move, now)
  if (kind === 'delete') return [{ stored: toys, change: removeRecord(id) }]
  if (kind === 'edit') return [{ stored: toys, change: editRecord(toys, id, { notes }, now) }]
  if (kind === 'edit gift')
    return [{ stored: gifts, change: editRecord(gifts, id, { notes }, now) }]
  const rename = (one: AnyRecord) => editRecord(toys, one.id, { name: notes }, now)([one])
  return [{ stored: toys, change: (list) => list.flatMap(rename) }]
}

describe('Actions of two tabs on lists', () => {
  it('restore exactly what was stored if nothing happened before the undo', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const stored = memoryLists(start)
        steps.forEach(({ kind, id }, at) => {
          if (kind === 'undo') return
          const before = stored.lists()
          const applied = stored.apply(updatesOf(kind, id, at))
          const after = stored.lists()
          stored.apply(undoUpdates(applied))
          expect(stored.lists()).toEqual(before)
          stored.apply(() =>
            applied.map(({ stored: list }) => ({
              stored: list,
              change: () => after[list.key] ?? [],
            })),
          )
        })
      }),
    )
  })

  it('lose no saved text, whichever of them are undone, and when', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 20 }), (steps) => {
        const stored = memoryLists(start)
        const undoable: Applied[] = []
        /** The latest text that each kind of edit saved in each record. */
        const texts = new Map<string, string>()
        steps.forEach(({ kind, id }, at) => {
          if (kind === 'undo') {
            const [applied] = undoable.splice(Number(id), 1)
            if (applied && stored.apply(undoUpdates(applied)).length === 0) undoable.push(applied)
            return
          }
          const applied = stored.apply(updatesOf(kind, id, at))
          if (applied.length === 0) return
          if (kind.startsWith('edit')) texts.set(`${kind} ${id}`, `Text ${at}`)
          else undoable.push(applied)
        })
        const { toys: left = [], gifts: given = [] } = stored.lists()
        const kept = [...left, ...given, ...undoable.flat().flatMap(({ before }) => before)]
        const notes = new Set(kept.map((one) => one.notes))
        for (const [edit, text] of texts) {
          // A toy that was moved keeps its id as a gift, so a later text under that id replaces this one.
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

  it('never leave two records with the same id in a list', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const stored = memoryLists(start)
        const applied: Applied[] = []
        steps.forEach(({ kind, id }, at) => {
          if (kind === 'undo') stored.apply(undoUpdates(applied[Number(id)] ?? []))
          else applied.push(stored.apply(updatesOf(kind, id, at)))
          for (const list of Object.values(stored.lists())) {
            expect(new Set(list.map((one) => one.id)).size).toBe(list.length)
          }
        })
      }),
    )
  })
})
