import { webcrypto } from 'node:crypto'
import { CompressionStream, DecompressionStream } from 'node:stream/web'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { clearTabState } from '@/engine/page-store'

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

// For each control, jsdom asks every element of the page whether it is a label of it: a quarter of the time of these tests.
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return [...document.getElementsByTagName('label')]
        .filter((label) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this)))
        .filter((label) => label.control === this)
    },
  })
}

// For each element, jsdom matches every rule of its own style sheet, the only one here. Whether a rule hides an element
// depends on these attributes: elements that share them share a style, which saves a tenth of the time of these tests.
const { getComputedStyle } = window
const styles = new Map<string, CSSStyleDeclaration>()
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || element.hasAttribute('style')) return getComputedStyle(element, pseudo)
  const attributes = ['hidden', 'open', 'type', 'popover'].map((name) => element.getAttribute(name))
  const shape = JSON.stringify([element.tagName, ...attributes])
  const style = styles.get(shape) ?? getComputedStyle(element)
  styles.set(shape, style)
  return style
}

// The timeout is long for busy machines. An error names the missing element without printing the whole page.
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(message ?? 'The element is missing.'),
})

afterEach(() => {
  cleanup()
  clearTabState()
  window.localStorage.clear()
})
