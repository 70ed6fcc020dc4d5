import { renderHook, screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useSearchValues, withSearchValues } from '@/engine/url/use-search-values'
import { freeId, NEW_ID, withAddressableIds } from '@/engine/model/record-id'
import { renderView } from '../../support/render-view'
import { buildToyRecord, toyList, toys } from '../../support/toy-entity'

/** Writes an id to the URL. @returns the id that is read back from there */
function throughUrl(id: string) {
  const query = withSearchValues(new URLSearchParams(), { edit: id })
  window.history.replaceState(null, '', `/?${query}`)
  const { result, unmount } = renderHook(useSearchValues)
  unmount()
  window.history.replaceState(null, '', '/')
  return result.current.search.get('edit')
}

const longId = ([character, length]: readonly [string, number]) => character.repeat(length)

const anyId = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.string({ unit: fc.constantFrom('%', '4', '1', '+', '&', '\ud83c', '\udf00', ' ', '#', '?') }),
  fc.constantFrom('new', 'new0', '%41', '_41', '\ud800', '_'),
  // Around the maximum length, and equal after they are cut.
  fc.tuple(fc.constantFrom('x', '7', '😀'), fc.integer({ min: 195, max: 205 })).map(longId),
)
const ids = fc.uniqueArray(
  anyId.filter((id) => id !== ''),
  { maxLength: 4 },
)

describe('Record ids from a file or from storage', () => {
  it('become unique and usable in a URL, and do not change again', () => {
    fc.assert(
      fc.property(ids, (found) => {
        const rows = withAddressableIds(found.map((id) => ({ id })))
        const newIds = rows.map(({ id }) => id)
        expect(newIds).not.toContain(NEW_ID)
        expect(new Set(newIds).size).toBe(found.length)
        expect(newIds.map(throughUrl)).toEqual(newIds)
        expect(withAddressableIds(rows)).toBe(rows)
      }),
    )
  })

  it('become unique in time that grows with the list, however alike they are, and do not change again', () => {
    const alike = (index: number) =>
      [...index.toString(2).padStart(150, '0')].map((bit) => (bit === '0' ? '%' : '_')).join('')
    const rows = withAddressableIds(
      Array.from({ length: 20_000 }, (_, index) => ({ id: alike(index) })),
    )
    expect(new Set(rows.map(({ id }) => id)).size).toBe(20_000)
    expect(withAddressableIds(rows)).toBe(rows)
  })

  it('stay unchanged if a URL can contain them', () => {
    const rows = ['1795122000000', 'my own', 'ünï', '😀'].map((id) => ({ id }))
    expect(withAddressableIds(rows)).toBe(rows)
  })

  it('are the same at each read of the list, and no record is refused for its id', () => {
    const list = [NEW_ID, 'new0', '%41', '\ud800'].map((id) => buildToyRecord({ id }))
    const first = toys.check(list)
    expect(first?.refused).toEqual([])
    expect(first?.value.map(({ id }) => id)).toEqual(['new1', 'new0', '_41', '_'])
    expect(toys.check(list)).toEqual(first)
  })
})

it('A record stored with the id "new" opens with its own Edit button, and Add opens an empty form', async () => {
  localStorage.setItem('toys', JSON.stringify([buildToyRecord({ id: 'new', name: 'Kite' })]))
  const { user } = await renderView(toyList)
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  await user.click(await screen.findByRole('button', { name: toyList.config.addLabel }))
  expect((await name()).value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Edit Kite' }))
  expect((await name()).value).toBe('Kite')
})

it('A free id is found after as many consecutive ids as a browser can store', () => {
  const taken = new Set(Array.from({ length: 50_000 }, (_, index) => String(1795122000000 + index)))
  expect(freeId('1795122000000', taken)).toBe('1795122050000')
})
