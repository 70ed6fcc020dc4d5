import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openStorage } from '@/engine/store/storage'
import { denied, full, refuseWrites } from '../../support/refuse-writes'

const KEY = 'unsavedForms'
const form = 'toys:new'
const typed = { name: 'Kite', pieces: 3, isFragile: true, notes: '' }

/** Loads the modules again, like a new page of this tab: with nothing in memory. */
async function openPage() {
  vi.resetModules()
  const [{ clearTabState }, drafts] = await Promise.all([
    import('@/engine/page-store'),
    import('@/engine/form/drafts'),
  ])
  return { ...drafts, clearTabState }
}
const leavePage = () => window.dispatchEvent(new Event('pagehide'))
/** Shows the page again from the back/forward cache. */
const showAgain = () =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
/** Switches to another tab or back. */
function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const storedDrafts = () => sessionStorage.getItem(KEY)

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('Unsaved text', () => {
  it('is restored on the next page of the tab and on the one after', async () => {
    const first = await openPage()
    first.keepDraft(form, typed)
    first.keepDraft('toys:123', { name: 'Ball' })
    leavePage()
    for (const page of [await openPage(), await openPage()]) {
      expect(page.readDraft(form)).toEqual(typed)
      expect(page.readDraft('toys:123')).toEqual({ name: 'Ball' })
    }
    expect(localStorage).toHaveLength(0)
  })

  it('is written once when the page is hidden, not on each keystroke', async () => {
    const { keepDraft } = await openPage()
    const write = vi.spyOn(Storage.prototype, 'setItem')
    for (const name of ['Z', 'Ze', 'Zep', 'Zeppelin']) keepDraft(form, { name })
    setVisibility('visible')
    expect(write.mock.calls.filter(([, text]) => text.includes('Zep'))).toEqual([])
    setVisibility('hidden')
    // The pages of other tests still listen, and write what was typed in them.
    const own = write.mock.calls.filter(([, text]) => text.includes('Zeppelin'))
    expect(own.map(([key]) => key)).toEqual([KEY])
    expect(storedDrafts()).toContain('Zeppelin')
  })

  it('is never missing from the storage while newer text replaces it', async () => {
    const { keepDraft, storeDrafts } = await openPage()
    keepDraft(form, typed)
    storeDrafts()
    const remove = vi.spyOn(Storage.prototype, 'removeItem')
    keepDraft(form, { name: 'Ball' })
    storeDrafts()
    expect(storedDrafts()).toContain('Ball')
    expect(remove).not.toHaveBeenCalled()
  })

  it('is at most a second old in the storage during continuous typing, and not written more often than needed', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { keepDraft } = await openPage()
    const write = vi.spyOn(Storage.prototype, 'setItem')
    for (let key = 1; key <= 100; key++) {
      keepDraft('toys:typed', { name: 'x'.repeat(key) })
      vi.advanceTimersByTime(100)
      const behind = key - (/x+/.exec(storedDrafts() ?? '')?.[0].length ?? 0)
      expect(behind, `keys behind at key ${key}`).toBeLessThan(10)
    }
    expect(write.mock.calls.length).toBeLessThanOrEqual(20)
  })

  it('is restored with the values that the form opened with and the id of the new record', async () => {
    const first = await openPage()
    const origin = { opened: { name: 'Ball' }, newId: '1780300800000' }
    first.keepDraft(form, typed, origin)
    leavePage()
    expect((await openPage()).draftOrigin(form)).toEqual(origin)
  })

  it('that another website filled in still names that website on the next page', async () => {
    const first = await openPage()
    first.keepDraft(form, typed, { from: 'toys.example' })
    leavePage()
    expect((await openPage()).draftOrigin(form)).toEqual({ from: 'toys.example' })
  })

  it('from an older version of the site is read without an origin', async () => {
    sessionStorage.setItem(KEY, '{"forms":{"toys:new":{"name":"Kite"}},"hadData":false}')
    const { draftOrigin, readDraft } = await openPage()
    expect(readDraft(form)).toEqual({ name: 'Kite' })
    expect(draftOrigin(form)).toEqual({})
  })

  it.each([
    ['Saving or cancelling', 'dropDraft'],
    ['Reset', 'clearTabState'],
  ] as const)('is removed from the storage by %s, before the page is left', async (_, drop) => {
    const first = await openPage()
    first.keepDraft(form, typed)
    leavePage()
    const second = await openPage()
    second[drop](form)
    expect(storedDrafts()).toBeNull()
    expect((await openPage()).hasDrafts()).toBe(false)
  })

  it('stays if another tab starts while the page is hidden, in a browser with no data', async () => {
    const { keepDraft } = await openPage()
    keepDraft(form, typed)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementationOnce(() => {
      leavePage()
      localStorage.clear()
    })
    openStorage()
    expect((await openPage()).readDraft(form)).toEqual(typed)
  })

  it('of one form stays when another form is saved', async () => {
    const first = await openPage()
    first.keepDraft(form, typed)
    first.keepDraft('toys:123', { name: 'Ball' })
    leavePage()
    const second = await openPage()
    second.dropDraft(form)
    const third = await openPage()
    expect(third.readDraft(form)).toBeUndefined()
    expect(third.readDraft('toys:123')).toEqual({ name: 'Ball' })
  })

  it('that a later page of the tab stored or deleted is so on the page that Back brings from memory', async () => {
    const first = await openPage()
    first.keepDraft(form, typed)
    leavePage()
    const second = await openPage()
    second.dropDraft(form)
    second.keepDraft('toys:123', { name: 'Ball' })
    leavePage()
    showAgain()
    expect(first.readDraft(form)).toBeUndefined()
    expect(first.readDraft('toys:123')).toEqual({ name: 'Ball' })
  })

  it('that the storage refused stays on a page that Back brings from memory', async () => {
    const { keepDraft, readDraft } = await openPage()
    refuseWrites(full())
    keepDraft(form, typed)
    leavePage()
    showAgain()
    expect(readDraft(form)).toEqual(typed)
  })

  it('is not replaced by a draft that is moved to its form', async () => {
    const { keepDraft, moveDraft, readDraft } = await openPage()
    keepDraft('toys:123', { name: 'Ball' })
    keepDraft(form, typed)
    moveDraft('toys:123', form, '123')
    expect(readDraft(form)).toEqual(typed)
    expect(readDraft('toys:123')).toEqual({ name: 'Ball' })
  })
})

describe('Stored text that is not in the expected format', () => {
  it.each([
    '',
    'forms',
    'null',
    '5',
    '[]',
    '{}',
    '{"toys:new":{"name":"Kite"}}',
    '{"forms":{"toys:new":{"name":"Kite"}}}',
    '{"forms":[{"name":"Kite"}],"hadData":false}',
    '{"forms":{"toys:new":"Kite"},"hadData":false}',
    '{"forms":{"toys:new":["Kite"]},"hadData":false}',
    '{"forms":{"toys:new":null},"hadData":false}',
    '{"forms":{"toys:new":{"name":null}},"hadData":false}',
    '{"forms":{"toys:new":{"name":"Kite"}},"origins":{"toys:new":{"newId":5}},"hadData":false}',
    '{"forms":{"toys:new":{"name":{"first":"Kite"}}},"hadData":false}',
  ])('is ignored and removed: %s', async (text) => {
    sessionStorage.setItem(KEY, text)
    const { findDraftId, hasDrafts, readDraft } = await openPage()
    expect(readDraft(form)).toBeUndefined()
    expect(findDraftId('toys')).toBeUndefined()
    expect(hasDrafts()).toBe(false)
    expect(storedDrafts()).toBeNull()
  })

  it('cannot change prototypes through property names such as __proto__', async () => {
    sessionStorage.setItem(
      KEY,
      '{"forms":{"__proto__":{"isBad":true},"toys:new":{"__proto__":"x","name":"Kite"}},"hadData":false}',
    )
    const { readDraft } = await openPage()
    expect(readDraft(form)).toMatchObject({ name: 'Kite' })
    expect(readDraft('toString')).toBeUndefined()
    expect(Object.getPrototypeOf(readDraft(form))).toBe(Object.prototype)
    expect({}).not.toHaveProperty('isBad')
  })
})

describe('A browser without session storage', () => {
  it('keeps unsaved text until the page unloads if it denies the storage', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw denied()
    })
    const { keepDraft, readDraft, dropDraft, clearTabState, storeDrafts } = await openPage()
    keepDraft(form, typed)
    leavePage()
    setVisibility('hidden')
    expect(storeDrafts()).toBe(false)
    expect(readDraft(form)).toEqual(typed)
    dropDraft(form)
    clearTabState()
    expect(readDraft(form)).toBeUndefined()
  })

  it('keeps unsaved text until the page unloads if the storage is full, and leaves no older text there', async () => {
    const { keepDraft, readDraft, storeDrafts } = await openPage()
    keepDraft(form, typed)
    expect(storeDrafts()).toBe(true)
    refuseWrites(full())
    keepDraft(form, { name: 'A much longer name' })
    leavePage()
    expect(storeDrafts()).toBe(false)
    expect(readDraft(form)).toEqual({ name: 'A much longer name' })
    expect(storedDrafts()).toBeNull()
  })
})

describe('A reset in another tab', () => {
  it('removes unsaved text even if this tab had no page at the time and the storage had no id', async () => {
    localStorage.setItem('toys', '[]')
    const first = await openPage()
    first.keepDraft(form, typed)
    leavePage()
    localStorage.clear()
    const second = await openPage()
    expect(second.hasDrafts()).toBe(false)
    expect(storedDrafts()).toBeNull()
  })
})

describe('Local storage that was cleared while this tab had no page', () => {
  it.each([
    ['nothing', {}],
    ['nothing but the theme', { darkMode: 'true' }],
    ['something new', { saveMark: '{"id":"second","number":1}', toys: '[]' }],
  ])('keeps unsaved text if it had an id and %s was stored since', async (_, since) => {
    localStorage.setItem('saveMark', '{"id":"first","number":7}')
    const first = await openPage()
    first.keepDraft(form, typed)
    leavePage()
    localStorage.clear()
    for (const [name, text] of Object.entries(since)) localStorage.setItem(name, text)
    const second = await openPage()
    expect(second.readDraft(form)).toEqual(typed)
  })

  it('removes unsaved text if it had no id, even if the theme was chosen since', async () => {
    localStorage.setItem('userProfile', '{}')
    localStorage.setItem('darkMode', 'false')
    const first = await openPage()
    first.keepDraft(form, typed)
    leavePage()
    localStorage.clear()
    localStorage.setItem('darkMode', 'true')
    expect((await openPage()).hasDrafts()).toBe(false)
  })
})

describe('Local storage with nothing but the theme', () => {
  it.each([
    ['is cleared', undefined],
    ['stays', 'true'],
    ['is changed', 'false'],
  ])('keeps unsaved text if it %s', async (_, theme) => {
    localStorage.setItem('darkMode', 'true')
    const first = await openPage()
    first.keepDraft(form, typed)
    leavePage()
    localStorage.clear()
    if (theme !== undefined) localStorage.setItem('darkMode', theme)
    expect((await openPage()).readDraft(form)).toEqual(typed)
  })
})
