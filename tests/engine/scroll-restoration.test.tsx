import { beforeEach, expect, it, vi } from 'vitest'

/** The arguments of each call of `scrollTo`. */
const scrollCalls: unknown[] = []

beforeEach(() => {
  scrollCalls.length = 0
  vi.resetModules()
  vi.stubGlobal('scrollTo', (...to: unknown[]) => void scrollCalls.push(to))
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

it('A reloaded page scrolls to where the user left it', async () => {
  const { rememberScroll, restoreScroll } = await import('@/engine/scroll-restoration')
  rememberScroll()
  restoreScroll()
  expect(scrollCalls).toEqual([[0, 900]])
})

it.each(['popstate', 'pushState'])(
  'A page that is opened by %s before the reloaded one is rendered is not scrolled',
  async (event) => {
    const { isReturning, rememberScroll, restoreScroll } =
      await import('@/engine/scroll-restoration')
    rememberScroll()
    window.dispatchEvent(new Event(event))
    restoreScroll()
    expect(scrollCalls).toEqual([])
    expect(isReturning()).toBe(false)
  },
)

it('The browser restores the position of a page whose fragment a tab or a filter has removed', async () => {
  const { rememberScroll } = await import('@/engine/scroll-restoration')
  rememberScroll()
  history.replaceState(null, '', '#kite')
  window.dispatchEvent(new Event('pushState'))
  expect(history.scrollRestoration).toBe('manual')
  history.replaceState(null, '', location.pathname)
  window.dispatchEvent(new Event('replaceState'))
  expect(history.scrollRestoration).toBe('auto')
})
