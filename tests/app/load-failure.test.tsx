import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadFailureScript } from '../../build/inline-script'

beforeAll(() => {
  // Stands in for the inline script, as jsdom runs none.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(loadFailureScript)()
})
afterEach(() => {
  document.head.replaceChildren()
  delete document.documentElement.dataset.notStarted
})

/** Adds an element whose file fails to load. */
function fail(name: 'script' | 'img', src: string) {
  const element = document.createElement(name)
  element.src = src
  document.head.append(element)
  element.dispatchEvent(new Event('error'))
}
const hasNotStarted = () => document.documentElement.dataset.notStarted !== undefined

it('A page says that it did not load if its own script did not', () => {
  fail('script', '/assets/main-abc.js')
  expect(hasNotStarted()).toBe(true)
})

it('A page does not say so if a script that a host or an extension added did not load', () => {
  fail('script', 'https://stats.example/assets/count.js')
  fail('script', '/_vercel/insights/script.js')
  fail('img', '/assets/picture.webp')
  expect(hasNotStarted()).toBe(false)
})
