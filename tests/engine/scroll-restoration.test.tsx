import { beforeEach, expect, it, vi } from 'vitest'

/** The moves of the page that its code asked for. */
const moves: unknown[] = []

beforeEach(() => {
  moves.length = 0
  vi.resetModules()
  vi.stubGlobal('scrollTo', (...to: unknown[]) => void moves.push(to))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly onGrowth: () => void) {}
      observe() {
        this.onGrowth()
      }
      disconnect() {}
    },
  )
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000)
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  history.replaceState({ scroll: 900 }, '')
})

it('A page that is loaded anew goes to where the person was', async () => {
  const { rememberScroll, restoreScroll } = await import('@/engine/scroll-restoration')
  rememberScroll()
  restoreScroll()
  expect(moves).toEqual([[0, 900]])
})

it.each(['popstate', 'pushState'])(
  'A page that is opened by %s before the loaded one was drawn stays where it is',
  async (event) => {
    const { isReturning, rememberScroll, restoreScroll } =
      await import('@/engine/scroll-restoration')
    rememberScroll()
    window.dispatchEvent(new Event(event))
    restoreScroll()
    expect(moves).toEqual([])
    expect(isReturning()).toBe(false)
  },
)
