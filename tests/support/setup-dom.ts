import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

/** jsdom lays out nothing, so nothing is out of sight. */
class EverythingInSight {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', EverythingInSight)

// jsdom has no layout in which anything could be scrolled to.
Element.prototype.scrollIntoView = () => undefined

afterEach(() => {
  cleanup()
  window.localStorage.clear()
})

// jsdom has no media: tests look at a wide screen.
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
