import { expect, it } from 'vitest'
import { editsOf } from '../support/documented-edits'

// `npm run test:full` makes the edits of the pages.
it('The edits of a page are its code blocks, each for the file that is named before it', () => {
  const page = '`a.ts`\n\n```ts\none\n```\n\nText of `b.ts`.\n\n```diff\n one\n-two\n+three\n```\n'
  expect(editsOf(page)).toEqual([
    { file: 'a.ts', before: '', after: 'one\n' },
    { file: 'a.ts', before: 'one\ntwo\n', after: 'one\nthree\n' },
  ])
})
