import { afterEach, describe, expect, it, vi } from 'vitest'
import { denied, full, refuseWrites } from '../../support/refuse-writes'

const KEY = 'unsavedForms'
const form = 'toys:new'
const typed = { name: 'Kite', pieces: 3, isFragile: true, notes: '' }

/** A page of this tab as it starts: with nothing in memory. */
async function openPage() {
  vi.resetModules()
  const [{ clearPageState }, drafts] = await Promise.all([
    import('@/engine/page-store'),
    import('@/engine/form/drafts'),
  ])
  return { ...drafts, clearPageState }
}
const leavePage = () => window.dispatchEvent(new Event('pagehide'))
/** Switches to another tab, or back. */
function turn(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const lies = () => sessionStorage.getItem(KEY)

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

describe('Unsaved text', () => {
  it('is there for the next page of the tab, and for the one after', async () => {
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

  it('is written once when the page is hidden, and not at a key', async () => {
    const { keepDraft } = await openPage()
    const write = vi.spyOn(Storage.prototype, 'setItem')
    for (const name of ['Z', 'Ze', 'Zep', 'Zeppelin']) keepDraft(form, { name })
    turn('visible')
    expect(write.mock.calls.filter(([, text]) => text.includes('Zep'))).toEqual([])
    turn('hidden')
    // The pages of other tests are still about, and write what was typed in them.
    const own = write.mock.calls.filter(([, text]) => text.includes('Zeppelin'))
    expect(own.map(([key]) => key)).toEqual([KEY])
    expect(lies()).toContain('Zeppelin')
  })

  it('is at most a second behind while somebody types on and on, and written no more often than needed', async () => {
    vi.useFakeTimers()
    const { keepDraft } = await openPage()
    const write = vi.spyOn(Storage.prototype, 'setItem')
    for (let key = 1; key <= 100; key++) {
      keepDraft('toys:typed', { name: 'x'.repeat(key) })
      vi.advanceTimersByTime(100)
      const behind = key - (/x+/.exec(lies() ?? '')?.[0].length ?? 0)
      expect(behind, `keys behind at key ${key}`).toBeLessThan(10)
    }
    expect(write.mock.calls.length).toBeLessThanOrEqual(20)
    vi.useRealTimers()
  })

  it('comes back with what its form held before, and with the id of the record it becomes', async () => {
    const first = await openPage()
    const origin = { opened: { name: 'Ball' }, newId: '1780300800000' }
    first.keepDraft(form, typed, origin)
    leavePage()
    expect((await openPage()).draftOrigin(form)).toEqual(origin)
  })

  it('that a website filled in still names the website on the next page', async () => {
    const first = await openPage()
    first.keepDraft(form, typed, { from: 'toys.example' })
    leavePage()
    expect((await openPage()).draftOrigin(form)).toEqual({ from: 'toys.example' })
  })

  it('that an older version of the site left is read without these', async () => {
    sessionStorage.setItem(KEY, '{"forms":{"toys:new":{"name":"Kite"}},"hadData":false}')
    const { draftOrigin, readDraft } = await openPage()
    expect(readDraft(form)).toEqual({ name: 'Kite' })
    expect(draftOrigin(form)).toEqual({})
  })

  it.each([
    ['Saving or cancelling', 'dropDraft'],
    ['Reset', 'clearPageState'],
  ] as const)('is gone from the storage with %s, before the page is left', async (_, drop) => {
    const first = await openPage()
    first.keepDraft(form, typed)
    leavePage()
    const second = await openPage()
    second[drop](form)
    expect(lies()).toBeNull()
    expect((await openPage()).hasDrafts()).toBe(false)
  })

  it('of one form stays when that of another is saved', async () => {
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

  it('does not give way to what is moved to its form', async () => {
    const { keepDraft, moveDraft, readDraft } = await openPage()
    keepDraft('toys:123', { name: 'Ball' })
    keepDraft(form, typed)
    moveDraft('toys:123', form, '123')
    expect(readDraft(form)).toEqual(typed)
    expect(readDraft('toys:123')).toEqual({ name: 'Ball' })
  })
})

describe('Stored text that is not what we wrote', () => {
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
    expect(lies()).toBeNull()
  })

  it('does no harm by the names of what every object has', async () => {
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

describe('A browser that stores nothing for the tab', () => {
  it('keeps unsaved text as long as the page lives, where it denies the storage', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw denied()
    })
    const { keepDraft, readDraft, dropDraft, clearPageState, storeDrafts } = await openPage()
    keepDraft(form, typed)
    leavePage()
    turn('hidden')
    expect(storeDrafts()).toBe(false)
    expect(readDraft(form)).toEqual(typed)
    dropDraft(form)
    clearPageState()
    expect(readDraft(form)).toBeUndefined()
  })

  it('keeps it as long as the page lives, where the storage is full, and leaves nothing older there', async () => {
    const { keepDraft, readDraft, storeDrafts } = await openPage()
    keepDraft(form, typed)
    expect(storeDrafts()).toBe(true)
    refuseWrites(full())
    keepDraft(form, { name: 'A much longer name' })
    leavePage()
    expect(storeDrafts()).toBe(false)
    expect(readDraft(form)).toEqual({ name: 'A much longer name' })
    expect(lies()).toBeNull()
  })
})

describe('A reset in another tab', () => {
  it('counts also when this tab had no page at the time, and no database can tell', async () => {
    localStorage.setItem('toys', '[]')
    const first = await openPage()
    first.keepDraft(form, typed)
    leavePage()
    localStorage.clear()
    const second = await openPage()
    expect(second.hasDrafts()).toBe(false)
    expect(lies()).toBeNull()
  })
})

describe('Storage that a cleaner emptied while this tab had no page', () => {
  it.each([
    ['nothing', {}],
    ['nothing but the theme', { darkMode: 'true' }],
    ['something new', { saveMark: '{"id":"second","number":1}', toys: '[]' }],
  ])('takes no unsaved text with it, where %s was stored since', async (_, since) => {
    localStorage.setItem('saveMark', '{"id":"first","number":7}')
    const first = await openPage()
    first.keepDraft(form, typed)
    leavePage()
    localStorage.clear()
    for (const [name, text] of Object.entries(since)) localStorage.setItem(name, text)
    const second = await openPage()
    expect(second.readDraft(form)).toEqual(typed)
    localStorage.clear()
  })

  it('counts also where the theme was chosen since', async () => {
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

describe('Storage that held nothing but the theme', () => {
  it.each([
    ['is emptied', undefined],
    ['stays', 'true'],
    ['is changed', 'false'],
  ])('takes no draft with it where it %s', async (_, theme) => {
    localStorage.setItem('darkMode', 'true')
    const first = await openPage()
    first.keepDraft(form, typed)
    leavePage()
    localStorage.clear()
    if (theme !== undefined) localStorage.setItem('darkMode', theme)
    expect((await openPage()).readDraft(form)).toEqual(typed)
  })
})
