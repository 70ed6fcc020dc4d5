import { afterEach, describe, expect, it, vi } from 'vitest'
import { addRecord } from '@/engine/store/records'
import { createRepository } from '@/engine/store/repository'
import { SaveError } from '@/engine/store/save-error'
import { denied, full, refuseWrites } from '../../support/refuse-writes'
import { shownValue } from '../../support/shown-value'
import { storedBytes } from '../../support/stored-bytes'
import { buildToy, buildToyRecord, toys } from '../../support/toy-entity'

const kite = buildToyRecord({ id: '1', name: 'Kite' })

afterEach(() => void vi.restoreAllMocks())

describe('A write that fails', () => {
  it.each([
    ['full', full()],
    ['full', new DOMException('', 'NS_ERROR_DOM_QUOTA_REACHED')],
    ['denied', denied()],
    ['denied', new DOMException('', 'InvalidAccessError')],
  ])('is reported as “%s” and leaves storage and interface unchanged', async (reason, error) => {
    localStorage.setItem('toys', JSON.stringify([kite]))
    const repository = createRepository()
    const before = shownValue(repository, toys)
    const bytes = storedBytes()
    refuseWrites(error)
    const saving = repository.update(toys, addRecord(toys, buildToy()))
    await expect(saving).rejects.toBeInstanceOf(SaveError)
    await expect(saving).rejects.toMatchObject({ reason, cause: error })
    expect(storedBytes()).toEqual(bytes)
    expect(shownValue(repository, toys)).toBe(before)
  })

  it('is reported when the storage accepts a text but does not store it', async () => {
    localStorage.setItem('toys', JSON.stringify([kite]))
    const repository = createRepository()
    const before = shownValue(repository, toys)
    const bytes = storedBytes()
    vi.spyOn(Storage.prototype, 'setItem').mockReturnValue(undefined)
    const saving = repository.update(toys, addRecord(toys, buildToy()))
    await expect(saving).rejects.toMatchObject({ reason: 'denied' })
    expect(storedBytes()).toEqual(bytes)
    expect(shownValue(repository, toys)).toBe(before)
  })

  it('that stores a truncated text does not delete the unreadable data set aside before it', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    localStorage.setItem('toys', '{"broken')
    const repository = createRepository()
    repository.load(toys)
    const { setItem } = Storage.prototype
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      setItem.call(this, key, key === 'toys' ? text.slice(0, 4) : text)
    })
    const saving = repository.update(toys, () => [kite])
    await expect(saving).rejects.toMatchObject({ reason: 'denied' })
    expect(Object.values(storedBytes())).toContain('{"broken')
  })

  it('rejects with a message that tells the user what to do', async () => {
    const repository = createRepository()
    refuseWrites(full())
    await expect(repository.update(toys, () => [kite])).rejects.toThrow(
      /storage is full, so this was not saved.*Download a backup/,
    )
    refuseWrites(denied())
    await expect(repository.update(toys, () => [kite])).rejects.toThrow(
      /refused to save this.*Allow this site to store data/,
    )
  })

  it('is reported by a storage that really is full, and succeeds once there is room', async () => {
    const repository = createRepository()
    fillStorage()
    const bytes = storedBytes()
    await expect(repository.update(toys, () => [kite])).rejects.toMatchObject({ reason: 'full' })
    expect(storedBytes()).toEqual(bytes)
    localStorage.removeItem('filling')
    await repository.update(toys, () => [kite])
    expect(storedBytes()).toEqual({ toys: JSON.stringify([kite]) })
  })
})

describe('A write that succeeds', () => {
  it('counts as saved even if it cannot be read back', async () => {
    const repository = createRepository()
    repository.load(toys)
    const { getItem, setItem } = Storage.prototype
    let isWritten = false
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      setItem.call(this, key, text)
      isWritten = key === 'toys'
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, key) {
      if (isWritten) throw denied()
      return getItem.call(this, key)
    })
    await expect(repository.update(toys, () => [kite])).resolves.toMatchObject({ after: [kite] })
    vi.restoreAllMocks()
    expect(storedBytes()).toEqual({ toys: JSON.stringify([kite]) })
  })
})

/** Fills the storage to the last character. */
function fillStorage() {
  let filling = ''
  for (let more = 2 ** 22; more >= 1; more = Math.floor(more / 2)) {
    try {
      localStorage.setItem('filling', filling + 'x'.repeat(more))
      filling += 'x'.repeat(more)
    } catch {
      localStorage.setItem('filling', filling)
    }
  }
}
