import { webcrypto } from 'node:crypto'
import { CompressionStream, DecompressionStream } from 'node:stream/web'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

/** jsdom has no layout, so no element is ever resized. */
class InertResizeObserver {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', InertResizeObserver)

// Web APIs that jsdom lacks.
vi.stubGlobal('crypto', webcrypto)
vi.stubGlobal('CompressionStream', CompressionStream)
vi.stubGlobal('DecompressionStream', DecompressionStream)

// jsdom lacks `scrollIntoView`, as it has no layout.
Element.prototype.scrollIntoView = () => undefined

// The timeout is long for busy machines. An error names the missing element without printing the whole page.
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(message ?? 'The element is missing.'),
})

afterEach(() => {
  cleanup()
  window.localStorage.clear()
})

// jsdom lacks `matchMedia`. Tests run on a wide screen.
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
