import { expect, it } from 'vitest'
import { isLoadFailure } from '@/engine/ui/is-load-failure'

it.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://a.example/assets/list.js'],
  ['Firefox', 'error loading dynamically imported module: https://a.example/assets/list.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Safari, for HTML instead of code', "'text/html' is not a valid JavaScript MIME type."],
  ['Vite, for styles', 'Unable to preload CSS for /assets/app.css'],
  [
    'Chromium, for a file of another version',
    "The requested module './a.js' does not provide an export named 'b'",
  ],
  ['Safari, for a file of another version', "Importing binding name 'b' is not found."],
])('A file that did not load is recognized by the message of %s', (_of, message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true)
})

it.each([
  new TypeError("Cannot read properties of undefined (reading 'length')"),
  new ReferenceError('exports is not defined'),
  new SyntaxError('Unexpected token < in JSON at position 0'),
  'a text that was thrown',
  undefined,
])('Any other error is not a load failure: %s', (error) => {
  expect(isLoadFailure(error)).toBe(false)
})
