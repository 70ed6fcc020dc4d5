import { expect, it } from 'vitest'
import { isLoadFailure } from '@/engine/ui/is-load-failure'

it.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://a.example/assets/list.js'],
  ['Firefox', 'error loading dynamically imported module: https://a.example/assets/list.js'],
  ['Safari', 'Importing a module script failed.'],
  ['the styles of a part', 'Unable to preload CSS for /assets/app.css'],
  [
    'Chromium, of a file of another version',
    "The requested module './a.js' does not provide an export named 'b'",
  ],
  ['Safari, of a file of another version', "Importing binding name 'b' is not found."],
])('The words of %s for a file that did not arrive are known', (_of, message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true)
})

it.each([
  new TypeError("Cannot read properties of undefined (reading 'length')"),
  new ReferenceError('exports is not defined'),
  new SyntaxError('Unexpected token < in JSON at position 0'),
  'a text that was thrown',
  undefined,
])('A fault in the code is none: %s', (error) => {
  expect(isLoadFailure(error)).toBe(false)
})
