import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { children } from '@/engine/model/child-list'
import { NEW_ID, withAddressableIds } from '@/engine/model/record-id'

const list = children(z.object({ id: z.string(), text: z.string() }))
const id = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.constantFrom('new', 'new0', '%41', '_41', '\udc00', 'x'.repeat(400)),
)

it('Child records follow the same id rule as records, and keep their other fields', () => {
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 8 }), (ids) => {
      const rows = ids.map((one, at) => ({ id: one, text: `Text ${at}` }))
      const read = list.parse(rows)
      expect(read).toEqual(withAddressableIds(rows))
      expect(read.map(({ text }) => text)).toEqual(rows.map(({ text }) => text))
      expect(read.map((row) => row.id)).not.toContain(NEW_ID)
      // Parsing the result again changes nothing.
      expect(list.parse(read)).toEqual(read)
    }),
  )
})
