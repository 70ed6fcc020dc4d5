import { webcrypto } from 'node:crypto'
import { CompressionStream, DecompressionStream } from 'node:stream/web'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { clearPageState } from '@/engine/page-store'

/** jsdom has no layout, so no element is ever resized. */
class InertResizeObserver {
  observe() {}
  disconnect() {}
}

// What browsers have and jsdom lacks. Not stubs, because `vi.unstubAllGlobals` in a test would remove them.
for (const [name, value] of Object.entries({
  ResizeObserver: InertResizeObserver,
  crypto: webcrypto,
  CompressionStream,
  DecompressionStream,
  // jsdom has no media: tests look at a wide screen.
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
})) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

// jsdom lacks `scrollIntoView`, as it has no layout.
Element.prototype.scrollIntoView = () => undefined

// The timeout is long for busy machines. An error names the missing element without printing the whole page.
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(message ?? 'The element is missing.'),
})

afterEach(() => {
  cleanup()
  clearPageState()
  window.localStorage.clear()
})
