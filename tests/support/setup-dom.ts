import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

/** jsdom lays out nothing, so nothing changes its size. */
class NothingChanges {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NothingChanges)

// jsdom has no layout in which anything could be scrolled to.
Element.prototype.scrollIntoView = () => undefined

afterEach(() => {
  cleanup()
  window.localStorage.clear()
})

// jsdom has no media: tests look at a wide screen.
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
