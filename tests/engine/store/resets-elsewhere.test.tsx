import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore, type PageStore } from '@/engine/page-store'
import { addRecord } from '@/engine/store/records'
import { createRepository, type Repository } from '@/engine/store/repository'
import { followResets, onResetElsewhere } from '@/engine/store/resets-elsewhere'
import { startRepository } from '@/engine/store/start'
import { stubIndexedDB } from '../../support/fake-database'
import { shown } from '../../support/shown'
import { buildToy, toys } from '../../support/toy-entity'

void followResets()

/** The page of this tab, with something in it that is not stored. */
let here: Repository
let typed: PageStore<string>
const left = vi.fn()
const stops: (() => void)[] = []

beforeEach(async () => {
  stubIndexedDB()
  localStorage.clear()
  sessionStorage.clear()
  left.mockClear()
  here = createRepository()
  stops.push(await startRepository(here, []), onResetElsewhere(left))
  await here.update(toys, addRecord(toys, buildToy({ name: 'Kite' })))
  typed = createStore('')
  typed.set('Half a thought')
})
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  vi.unstubAllGlobals()
})

const hearOfClearing = () => window.dispatchEvent(new StorageEvent('storage', { key: null }))

describe('A reset in another tab', () => {
  it('empties this one too, which leaves what it shows', async () => {
    const there = createRepository()
    await there.start()
    await there.reset()
    hearOfClearing()
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce())
    expect(typed.get()).toBe('')
    expect(here.load(toys)).toEqual([])
    expect(here.mirror.status.get().asking).toBeUndefined()
  })

  it('is taken for granted in a browser without a database', async () => {
    vi.stubGlobal('indexedDB', undefined)
    localStorage.clear()
    hearOfClearing()
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce())
    expect(typed.get()).toBe('')
  })
})

describe('Storage that something else empties while the page is open', () => {
  it('takes nothing that is typed with it, and the person is asked at once', async () => {
    localStorage.clear()
    hearOfClearing()
    await vi.waitFor(() => expect(here.mirror.status.get().asking?.reason).toBe('emptied'))
    expect(typed.get()).toBe('Half a thought')
    expect(left).not.toHaveBeenCalled()
  })

  it('takes what was pressed and waits for its turn with it, also where the page goes then', () => {
    here.applyOptimistic(toys, addRecord(toys, buildToy({ name: 'Ball' })))
    localStorage.clear()
    hearOfClearing()
    here.flushPending()
    expect(localStorage.getItem(toys.key)).toBeNull()
    expect(shown(here, toys)).toEqual([])
  })

  it('is asked about in each tab, and set aside once', async () => {
    const there = createRepository()
    await there.start()
    localStorage.clear()
    there.syncFromStorage()
    hearOfClearing()
    await vi.waitFor(() => expect(here.mirror.status.get().asking).toBeDefined())
    expect(there.mirror.status.get().asking).toEqual(here.mirror.status.get().asking)
  })
})

describe('A page that opens in a tab that has seen another storage', () => {
  const kept = () => sessionStorage.getItem('unsavedForms')
  const newStorage = JSON.stringify({ id: 'new', number: 3 })

  beforeEach(async () => {
    await here.mirror.settled()
    sessionStorage.setItem('unsavedForms', 'Half a thought')
  })

  it.each([[null], [newStorage]])('forgets what is older than a reset: mark %s', async (mark) => {
    const there = createRepository()
    await there.start()
    await there.reset()
    if (mark) localStorage.setItem('saveMark', mark)
    await followResets()
    expect(typed.get()).toBe('')
    expect(kept()).toBeNull()
  })

  it.each([[null], [newStorage]])(
    'keeps it where something else emptied the storage: mark %s',
    async (mark) => {
      localStorage.clear()
      if (mark) localStorage.setItem('saveMark', mark)
      await followResets()
      expect(typed.get()).toBe('Half a thought')
      expect(kept()).toBe('Half a thought')
    },
  )

  it('keeps it where the database was deleted as well, or does not open', async () => {
    localStorage.clear()
    stubIndexedDB()
    await followResets()
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('A damaged file.', 'UnknownError')
      },
    })
    await followResets()
    expect(kept()).toBe('Half a thought')
  })
})

describe('A change in another tab', () => {
  it('is no reset', async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'toys' }))
    await new Promise((rest) => setTimeout(rest, 50))
    expect(typed.get()).toBe('Half a thought')
    expect(left).not.toHaveBeenCalled()
  })
})
