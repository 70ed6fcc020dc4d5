import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { removeRecord } from '@/engine/store/records'
import { createRepository } from '@/engine/store/repository'
import { full, refuseWrites } from '../../support/refuse-writes'
import { storedBytes } from '../../support/stored-bytes'
import { buildToyRecord, toys } from '../../support/toy-entity'

const kite = buildToyRecord({ id: '1', name: 'Kite' })
const ball = buildToyRecord({ id: '2', name: 'Ball' })
const now = Date.UTC(2026, 10, 21, 12)

let logged: MockInstance<typeof console.error>
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('Unreadable data', () => {
  it('stays under its key, byte for byte, until something is written', () => {
    localStorage.setItem('toys', '{"broken')
    const repository = createRepository()
    expect(repository.load(toys)).toEqual([])
    repository.syncFromStorage()
    expect(storedBytes()).toEqual({ toys: '{"broken' })
    expect(logged).toHaveBeenCalledWith('Error loading toys:', expect.any(SyntaxError))
  })

  it('moves to a separate key, byte for byte, with the first write', async () => {
    localStorage.setItem('toys', '{"broken')
    await createRepository().update(toys, () => [kite])
    expect(storedBytes()).toEqual({
      toys: JSON.stringify([kite]),
      [`toys.unreadable.${now}`]: '{"broken',
    })
  })

  it('in a list is only the invalid records', async () => {
    const bad = '{"id":"2", "name":""}'
    localStorage.setItem('toys', `[${JSON.stringify(kite)}, ${bad}]`)
    const repository = createRepository()
    expect(repository.load(toys)).toEqual([kite])
    await repository.update(toys, (list) => [ball, ...list])
    expect(storedBytes()).toEqual({
      toys: JSON.stringify([ball, kite]),
      [`toys.unreadable.${now}`]: `[${bad}]`,
    })
  })

  it('is set aside once: later writes make no further copies', async () => {
    localStorage.setItem('toys', 'broken')
    const repository = createRepository()
    await repository.update(toys, () => [kite])
    await repository.update(toys, () => [ball, kite])
    expect(Object.keys(storedBytes()).sort()).toEqual(['toys', `toys.unreadable.${now}`])
  })

  it('is not overwritten by a second corruption, even within the same millisecond', async () => {
    const repository = createRepository()
    localStorage.setItem('toys', 'first')
    await repository.update(toys, () => [kite])
    localStorage.setItem('toys', 'second')
    await repository.update(toys, () => [ball])
    expect(storedBytes()).toEqual({
      toys: JSON.stringify([ball]),
      [`toys.unreadable.${now}`]: 'first',
      [`toys.unreadable.${now + 1}`]: 'second',
    })
  })

  it('is not overwritten when there is no room to set it aside', async () => {
    localStorage.setItem('toys', 'broken')
    const bytes = storedBytes()
    const repository = createRepository()
    refuseWrites(full(), (key) => key.includes('unreadable'))
    const saving = repository.update(toys, () => [kite])
    await expect(saving).rejects.toMatchObject({ name: 'SaveError', reason: 'unreadable' })
    await expect(saving).rejects.toThrow(/download the unreadable data and remove it there\./)
    expect(storedBytes()).toEqual(bytes)
    expect(repository.load(toys)).toEqual([])
  })

  it('leaves no copy behind when the write fails', async () => {
    localStorage.setItem('toys', 'broken')
    const bytes = storedBytes()
    const repository = createRepository()
    const refusal = refuseWrites(full(), (key) => key === 'toys')
    await expect(repository.update(toys, () => [kite])).rejects.toMatchObject({ reason: 'full' })
    expect(storedBytes()).toEqual(bytes)
    refusal.mockRestore()
    await repository.update(toys, () => [kite])
    expect(storedBytes()).toEqual({
      toys: JSON.stringify([kite]),
      [`toys.unreadable.${now}`]: 'broken',
    })
  })

  it('is not set aside by a change that changes nothing or is rejected', async () => {
    localStorage.setItem('toys', 'broken')
    const bytes = storedBytes()
    const repository = createRepository()
    await repository.update(toys, removeRecord('1'))
    await expect(repository.update(toys, () => [{ ...kite, name: '' }])).rejects.toThrow()
    expect(storedBytes()).toEqual(bytes)
  })
})

describe('Removing unreadable data', () => {
  const bad = '{"id":"2", "name":""}'

  it('deletes what was set aside, and nothing else', async () => {
    const name = `toys.unreadable.${now}`
    localStorage.setItem('toys', JSON.stringify([kite]))
    localStorage.setItem(name, 'broken')
    localStorage.setItem('unknown', 'text')
    const repository = createRepository()
    repository.load(toys)
    await repository.removeUnreadable(name, 'broken')
    expect(storedBytes()).toEqual({ toys: JSON.stringify([kite]), unknown: 'text' })
    expect(repository.unreadable()).toEqual([])
  })

  it('of a list deletes the invalid records, and keeps those that can be read', async () => {
    localStorage.setItem('toys', `[${JSON.stringify(kite)}, ${bad}]`)
    const repository = createRepository()
    repository.load(toys)
    await repository.removeUnreadable('toys', `[${bad}]`)
    expect(storedBytes()).toEqual({ toys: JSON.stringify([kite]) })
    expect(repository.load(toys)).toEqual([kite])
    expect(repository.unreadable()).toEqual([])
  })

  it('of a key without anything readable deletes the key', async () => {
    localStorage.setItem('toys', '{"broken')
    const repository = createRepository()
    repository.load(toys)
    await repository.removeUnreadable('toys', '{"broken')
    expect(storedBytes()).toEqual({})
  })

  it('is refused if another tab has written other data under that name since', async () => {
    localStorage.setItem('toys', '{"broken')
    const repository = createRepository()
    repository.load(toys)
    localStorage.setItem('toys', JSON.stringify([kite]))
    const removing = repository.removeUnreadable('toys', '{"broken')
    await expect(removing).rejects.toMatchObject({ reason: 'overtaken' })
    expect(storedBytes()).toEqual({ toys: JSON.stringify([kite]) })
  })
})
