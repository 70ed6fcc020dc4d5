import { webcrypto } from 'node:crypto'
import { CompressionStream, DecompressionStream } from 'node:stream/web'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

/** jsdom lays out nothing, so nothing changes its size. */
class NothingChanges {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NothingChanges)

// What browsers have and jsdom lacks.
vi.stubGlobal('crypto', webcrypto)
vi.stubGlobal('CompressionStream', CompressionStream)
vi.stubGlobal('DecompressionStream', DecompressionStream)

// jsdom has no layout in which anything could be scrolled to.
Element.prototype.scrollIntoView = () => undefined

// A busy machine takes its time; and a failure says what is missing, not the whole page.
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(message ?? 'The element is missing.'),
})

afterEach(() => {
  cleanup()
  window.localStorage.clear()
})

// jsdom has no media: tests look at a wide screen.
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
