import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepDraft, readDraft } from '@/engine/form/drafts'
import { createStore, type PageStore } from '@/engine/page-store'
import { addRecord } from '@/engine/store/records'
import { createRepository, type Repository } from '@/engine/store/repository'
import { wasErased } from '@/engine/store/mirror/was-erased'
import { followResets, onResetElsewhere } from '@/engine/store/resets-elsewhere'
import { startRepository } from '@/engine/store/start'
import { eventually } from '../../support/eventually'
import { stubBrokenIndexedDB, stubIndexedDB } from '../../support/fake-database'
import { shownValue } from '../../support/shown-value'
import { buildToy, toys } from '../../support/toy-entity'

vi.mock('@/engine/store/mirror/was-erased', { spy: true })

void followResets()

/** A value that a page keeps in memory only. */
const quick = { ...toys, key: 'quick toys', keptIn: 'memory' as const }

/** This tab's page, and text that is typed in it but not stored. */
let here: Repository
let typed: PageStore<string>
const onReset = vi.fn()
const stops: (() => void)[] = []

beforeEach(async () => {
  stubIndexedDB()
  localStorage.clear()
  sessionStorage.clear()
  onReset.mockClear()
  vi.mocked(wasErased).mockClear()
  here = createRepository()
  stops.push(await startRepository(here, []), onResetElsewhere(onReset))
  await here.update(toys, addRecord(toys, buildToy({ name: 'Kite' })))
  typed = createStore('')
  typed.set('Half a thought')
})
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  vi.unstubAllGlobals()
})

const dispatchClear = () => window.dispatchEvent(new StorageEvent('storage', { key: null }))

describe('A reset in another tab', () => {
  it('empties this tab too and calls its listeners', async () => {
    const there = createRepository()
    await there.start()
    await there.reset()
    dispatchClear()
    await eventually(() => expect(onReset).toHaveBeenCalledOnce())
    expect(typed.get()).toBe('')
    expect(here.load(toys)).toEqual([])
    expect(here.mirror.status.get().undecidedVersion).toBeUndefined()
  })

  it('erases the values in memory too, those with a waiting change included', async () => {
    await here.update(quick, addRecord(quick, buildToy({ name: 'Ball' })))
    here.applyOptimistic(quick, addRecord(quick, buildToy({ name: 'Drum' })))
    const there = createRepository()
    await there.start()
    await there.reset()
    dispatchClear()
    await eventually(() => expect(onReset).toHaveBeenCalledOnce())
    expect(shownValue(here, quick)).toEqual([])
  })

  it('is assumed when the storage is cleared in a browser without a database', async () => {
    vi.stubGlobal('indexedDB', undefined)
    localStorage.clear()
    dispatchClear()
    await eventually(() => expect(onReset).toHaveBeenCalledOnce())
    expect(typed.get()).toBe('')
  })
})

describe('A page that the browser kept for Back', () => {
  /** Keeps this page for Back, does something in a later page of the same tab, and goes back. */
  async function goBackAfter(change: () => Promise<void>) {
    await here.mirror.settled()
    // Not `persisted`: the later page shares the module that this would suspend.
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    await change()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }
  const reset = async () => {
    const there = createRepository()
    await there.start()
    await there.reset()
    sessionStorage.clear()
  }

  it('is emptied too when it returns after a reset', async () => {
    await goBackAfter(reset)
    await eventually(() => expect(onReset).toHaveBeenCalled())
    expect(typed.get()).toBe('')
  })

  it('is emptied too if data was saved after the reset', async () => {
    await goBackAfter(async () => {
      await reset()
      const later = createRepository()
      await later.start()
      await later.update(toys, addRecord(toys, buildToy({ name: 'Drum' })))
    })
    await eventually(() => expect(onReset).toHaveBeenCalled())
    expect(typed.get()).toBe('')
  })

  it('leaves what a later page of the tab typed after the reset', async () => {
    keepDraft('toys:new', { name: 'Before' })
    await goBackAfter(async () => {
      await reset()
      sessionStorage.setItem(
        'unsavedForms',
        '{"forms":{"toys:new":{"name":"Since"}},"hadData":false}',
      )
    })
    await eventually(() => expect(onReset).toHaveBeenCalled())
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(sessionStorage.getItem('unsavedForms')).toContain('Since')
    expect(readDraft('toys:new')).toEqual({ name: 'Since' })
  })

  it('keeps its unsaved input if only data was saved meanwhile', async () => {
    await goBackAfter(async () => {
      const there = createRepository()
      await there.start()
      await there.update(toys, addRecord(toys, buildToy({ name: 'Drum' })))
    })
    // Checked after any check for the return has begun.
    dispatchClear()
    await eventually(() => expect(wasErased).toHaveResolved())
    expect(wasErased).toHaveBeenCalledOnce()
    expect(typed.get()).toBe('Half a thought')
  })
})

describe('Storage that something else clears while the page is open', () => {
  it('discards neither unsaved input nor values in memory, and the user is asked at once', async () => {
    await here.update(quick, addRecord(quick, buildToy({ name: 'Ball' })))
    localStorage.clear()
    dispatchClear()
    await eventually(() =>
      expect(here.mirror.status.get().undecidedVersion?.reason).toBe('emptied'),
    )
    await eventually(() => expect(wasErased).toHaveResolvedWith(false))
    expect(typed.get()).toBe('Half a thought')
    expect(shownValue(here, quick)).toHaveLength(1)
    expect(onReset).not.toHaveBeenCalled()
  })

  it('discards pending optimistic updates, even if the page flushes them afterwards', () => {
    here.applyOptimistic(toys, addRecord(toys, buildToy({ name: 'Ball' })))
    localStorage.clear()
    dispatchClear()
    here.flushPending()
    expect(localStorage.getItem(toys.key)).toBeNull()
    expect(shownValue(here, toys)).toEqual([])
  })

  it('keeps none of several pending updates if the page closes before it hears of it', () => {
    const other = { ...toys, key: 'other toys' }
    here.applyOptimistic(toys, addRecord(toys, buildToy({ name: 'Ball' })))
    here.applyOptimistic(toys, addRecord(toys, buildToy({ name: 'Drum' })))
    here.applyOptimistic(other, addRecord(other, buildToy({ name: 'Top' })))
    localStorage.clear()
    here.flushPending()
    expect(localStorage).toHaveLength(0)
  })

  it('is asked about in every tab and set aside only once', async () => {
    const there = createRepository()
    await there.start()
    localStorage.clear()
    there.syncFromStorage()
    dispatchClear()
    await eventually(() => expect(here.mirror.status.get().undecidedVersion).toBeDefined())
    expect(there.mirror.status.get().undecidedVersion).toEqual(
      here.mirror.status.get().undecidedVersion,
    )
  })
})

describe('A page that opens in a tab that last saw another storage', () => {
  const kept = () => sessionStorage.getItem('unsavedForms')
  const newStorage = JSON.stringify({ id: 'new', number: 3 })

  /** Follows resets as a new page does, but adds no second listener to the window that all tests share. */
  function openPage() {
    const listen = vi.spyOn(window, 'addEventListener').mockReturnValue()
    const done = followResets()
    listen.mockRestore()
    return done
  }

  beforeEach(async () => {
    await here.mirror.settled()
    sessionStorage.setItem('unsavedForms', 'Half a thought')
  })

  it.each([[null], [newStorage]])('drops drafts from before a reset: mark %s', async (mark) => {
    const there = createRepository()
    await there.start()
    await there.reset()
    if (mark) localStorage.setItem('saveMark', mark)
    await openPage()
    expect(typed.get()).toBe('')
    expect(kept()).toBeNull()
  })

  it.each([[null], [newStorage]])(
    'keeps drafts if something else cleared the storage: mark %s',
    async (mark) => {
      localStorage.clear()
      if (mark) localStorage.setItem('saveMark', mark)
      await openPage()
      expect(typed.get()).toBe('Half a thought')
      expect(kept()).toBe('Half a thought')
    },
  )

  it('keeps drafts if the database was deleted too or cannot be opened', async () => {
    localStorage.clear()
    stubIndexedDB()
    await openPage()
    stubBrokenIndexedDB()
    await openPage()
    expect(kept()).toBe('Half a thought')
  })
})

describe('A change in another tab', () => {
  it('is not taken for a reset', async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'toys' }))
    // Checked after any check for the change has begun.
    dispatchClear()
    await eventually(() => expect(wasErased).toHaveResolved())
    expect(wasErased).toHaveBeenCalledOnce()
    expect(typed.get()).toBe('Half a thought')
    expect(onReset).not.toHaveBeenCalled()
  })
})
