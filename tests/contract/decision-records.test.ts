import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = 'docs/decisions'
const MAX_WORDS = 400
const PARTS = ['Context', 'Decision', 'Alternatives', 'Consequences']

const records = readdirSync(FOLDER).toSorted()
const numberOf = (file: string) => file.slice(0, 4)
const textOf = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8')

/** The text of every file of code and of styles below a folder. */
function codeOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|js|css)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')
}

describe('The decision records', () => {
  it('are numbered without a gap', () => {
    const expected = records.map((_, at) => String(at + 1).padStart(4, '0'))
    expect(records.map(numberOf)).toEqual(expected)
  })

  it('have their four parts in order', () => {
    const found = (file: string) =>
      textOf(file).match(/(?<=^(?:\*\*|## ))(?:Context|Decision|Alternatives|Consequences)\b/gm)
    expect(records.filter((file) => found(file)?.join() !== PARTS.join())).toEqual([])
  })

  it(`have at most ${MAX_WORDS} words each`, () => {
    const words = (file: string) => textOf(file).split(/\s+/).filter(Boolean).length
    expect(records.filter((file) => words(file) > MAX_WORDS)).toEqual([])
  })

  it('are each referenced in the code that enforces them', () => {
    const code = ['src', 'build'].map(codeOf).join('\n')
    expect(records.filter((file) => !code.includes(`${FOLDER}/${numberOf(file)}`))).toEqual([])
  })

  it('are each in the list of docs/README.md, under their own title', () => {
    const list = readFileSync('docs/README.md', 'utf8')
    const missing = records.filter((file) => {
      const title = textOf(file).split('\n', 1)[0]?.replace('# ', '')
      return !list.includes(`- [${title}](decisions/${file})`)
    })
    expect(missing).toEqual([])
  })
})

it('The glossary of docs/README.md has at most 40 terms', () => {
  const [, glossary = ''] = readFileSync('docs/README.md', 'utf8').split('\n## Glossary\n')
  const terms = glossary.match(/^- \*\*/gm) ?? []
  expect(terms.length).toBeGreaterThan(0)
  expect(terms.length).toBeLessThanOrEqual(40)
})
