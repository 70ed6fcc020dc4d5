import { renderHook, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useSearchValues, withSearchValues } from '@/engine/url/use-search-values'
import { freeId, NEW_ID, withAddressableIds } from '@/engine/model/record-id'
import { renderView } from '../../support/render-view'
import { buildToyRecord, toyList, toys } from '../../support/toy-entity'

/** What the address says of the form after it was asked to name this id. */
function named(id: string) {
  const address = withSearchValues(new URLSearchParams(), { edit: id })
  window.history.replaceState(null, '', `/?${address}`)
  const { result, unmount } = renderHook(useSearchValues)
  unmount()
  window.history.replaceState(null, '', '/')
  return result.current.search.get('edit')
}

const longId = ([letter, length]: readonly [string, number]) => letter.repeat(length)

const anyId = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.string({ unit: fc.constantFrom('%', '4', '1', '+', '&', '\ud83c', '\udf00', ' ', '#', '?') }),
  fc.constantFrom('new', 'new0', '%41', '_41', '\ud800', '_'),
  // Longer than an id may be, and alike as far as they are kept.
  fc.tuple(fc.constantFrom('x', '7', '😀'), fc.integer({ min: 195, max: 205 })).map(longId),
)
const ids = fc.uniqueArray(
  anyId.filter((id) => id !== ''),
  { maxLength: 4 },
)

describe('The ids of records, whatever a file or the storage says that they are', () => {
  it('can each be named in an address, are different, and stay the same once they are so', () => {
    fc.assert(
      fc.property(ids, (found) => {
        const rows = withAddressableIds(found.map((id) => ({ id })))
        const now = rows.map(({ id }) => id)
        expect(now).not.toContain(NEW_ID)
        expect(new Set(now).size).toBe(found.length)
        expect(now.map(named)).toEqual(now)
        expect(withAddressableIds(rows)).toBe(rows)
      }),
    )
  })

  it('are left alone where an address can name them', () => {
    const rows = ['1795122000000', 'my own', 'ünï', '😀'].map((id) => ({ id }))
    expect(withAddressableIds(rows)).toBe(rows)
  })

  it('are the same each time the list is read, and none is refused for its id', () => {
    const list = [NEW_ID, 'new0', '%41', '\ud800'].map((id) => buildToyRecord({ id }))
    const first = toys.check(list)
    expect(first?.refused).toEqual([])
    expect(first?.value.map(({ id }) => id)).toEqual(['new00', 'new0', '_41', '_'])
    expect(toys.check(list)).toEqual(first)
  })
})

it('A record that was stored with the id "new" opens by its own button, and Add opens an empty form', async () => {
  localStorage.setItem('toys', JSON.stringify([buildToyRecord({ id: 'new', name: 'Kite' })]))
  const { user } = await renderView(toyList)
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  await user.click(await screen.findByRole('button', { name: toyList.config.addLabel }))
  expect((await name()).value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Edit Kite' }))
  expect((await name()).value).toBe('Kite')
})

it('A free id is found behind as many as a browser can hold', () => {
  const taken = new Set(Array.from({ length: 50_000 }, (_, at) => String(1795122000000 + at)))
  expect(freeId('1795122000000', taken)).toBe('1795122050000')
})
