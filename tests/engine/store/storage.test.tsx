import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { memoryStorage, openStorage } from '@/engine/store/storage'
import { buildToyRecord, toys } from '../../support/toy-entity'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const refuse = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

/** The ways in which browsers deny a page its storage. */
const denials: [string, () => void][] = [
  [
    'the storage itself',
    () => void vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse),
  ],
  ['its use', () => void vi.spyOn(Storage.prototype, 'length', 'get').mockImplementation(refuse)],
  ['reading', () => void vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)],
  ['writing', () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
]

describe('openStorage', () => {
  it('opens the browser’s storage if it can', () => {
    const { storage, isDurable } = openStorage()
    expect(isDurable).toBe(true)
    expect(storage).toBe(window.localStorage)
  })

  it.each(denials)('falls back to memory if the browser denies %s', (_, deny) => {
    deny()
    const { storage, isDurable } = openStorage()
    expect(isDurable).toBe(false)
    storage.setItem('key', 'text')
    expect(storage.getItem('key')).toBe('text')
  })

  it('still reads what is stored if only writing is denied', () => {
    localStorage.setItem('toys', '[]')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    expect(openStorage().storage.getItem('toys')).toBe('[]')
  })

  it('opens the browser’s storage even if it is full, because room can be made', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    expect(openStorage()).toEqual({ storage: window.localStorage, isDurable: true })
  })

  it('falls back to memory if the browser has no storage at all', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(openStorage().isDurable).toBe(false)
  })
})

describe('A repository without the browser’s storage', () => {
  it('works while the page is open, and reports that nothing will be kept', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
    const repository = createRepository()
    const kite = buildToyRecord()
    await repository.update(toys, (list) => [kite, ...list])
    expect(repository.load(toys)).toEqual([kite])
    expect(repository.isDurable).toBe(false)
    expect(createRepository().load(toys)).toEqual([])
  })
})

describe('memoryStorage', () => {
  it('behaves like the browser’s storage', () => {
    const key = fc.constantFrom('a', 'b', '', 'constructor', '__proto__')
    const step = fc.oneof(
      fc.record({ do: fc.constant('set' as const), key, value: fc.string() }),
      fc.record({ do: fc.constant('remove' as const), key }),
      fc.record({ do: fc.constant('clear' as const) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        localStorage.clear()
        const memory = memoryStorage()
        for (const storage of [memory, localStorage]) {
          for (const action of steps) {
            if (action.do === 'set') storage.setItem(action.key, action.value)
            else if (action.do === 'remove') storage.removeItem(action.key)
            else storage.clear()
          }
        }
        expect(contents(memory)).toEqual(contents(localStorage))
        for (const name of ['a', 'b', '', 'constructor', '__proto__', 'toString']) {
          expect(memory.getItem(name)).toBe(localStorage.getItem(name))
        }
        expect(memory.key(memory.length)).toBeNull()
      }),
    )
  })
})

function contents(storage: Pick<Storage, 'length' | 'key' | 'getItem'>) {
  const keys = Array.from({ length: storage.length }, (_, index) => String(storage.key(index)))
  return keys.sort().map((key) => [key, storage.getItem(key)])
}
