import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { editsOf } from '../support/documented-edits'

const pages = ['docs/adding-a-field.md', 'docs/adding-a-module.md']

describe('The edits of a page', () => {
  it('are its blocks, each for the file that is named before it', () => {
    const page =
      '`a.ts`\n\n```ts\none\n```\n\nText of `b.ts`.\n\n```diff\n one\n-two\n+three\n```\n'
    expect(editsOf(page)).toEqual([
      { file: 'a.ts', before: '', after: 'one\n' },
      { file: 'a.ts', before: 'one\ntwo\n', after: 'one\nthree\n' },
    ])
  })

  // `npm run test:full` also makes them, and checks what comes of it.
  it.each(pages)(
    '%s can be made: the lines to change are there, and the new files are not',
    (page) => {
      const texts = new Map<string, string>()
      for (const { file, before, after } of editsOf(readFileSync(page, 'utf8'))) {
        if (before === '') {
          expect(existsSync(file), `${file} is there already; mend ${page}.`).toBe(false)
          continue
        }
        const text = texts.get(file) ?? readFileSync(file, 'utf8')
        expect(
          text.split(before).length - 1,
          `${file} holds this not once; mend ${page}:\n${before}`,
        ).toBe(1)
        texts.set(file, text.replace(before, after))
      }
    },
  )
})
