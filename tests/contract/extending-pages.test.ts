import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { editsOf, type Edit } from '../support/documented-edits'

/* The size of a documented extension. `npm run test:full` makes these edits and runs the check. */

const field = editsOf(readFileSync('docs/adding-a-field.md', 'utf8'))
const module = editsOf(readFileSync('docs/adding-a-module.md', 'utf8'))

/** The lines of a text that another lacks. */
function linesWithout(text: string, other: string): string[] {
  const known = other.split('\n')
  return text.split('\n').filter((line) => !known.includes(line))
}

const isChange = ({ before }: Edit) => before !== ''

it('Adding a module takes new files and at most three lines elsewhere, and removes nothing', () => {
  const changes = module.filter(isChange)
  const added = changes.flatMap(({ file, before, after }) =>
    linesWithout(after, before).map((line) => `${file}: ${line}`),
  )
  expect(added.length, added.join('\n')).toBeGreaterThan(0)
  expect(added.length, added.join('\n')).toBeLessThanOrEqual(3)
  expect(changes.flatMap(({ before, after }) => linesWithout(before, after))).toEqual([])
})

it('Adding a field changes only the file of its entity and the config of its screen', () => {
  expect(field.length).toBeGreaterThan(1)
  expect(field.every(isChange)).toBe(true)
  expect([...new Set(field.map(({ file }) => file))]).toEqual([
    'src/schemas/professional-dev/skill.ts',
    'src/screens/professional-dev/skills-inventory.ts',
    'src/schemas/job-search/job-application.ts',
    'src/screens/job-search/tracker.ts',
  ])
})

// Also true of a copy in which the edits have been made: tests/full/extending.test.ts runs these tests there.
it('Each place that the pages edit is in the project once, as before or after the edit', () => {
  for (const { file, before, after } of [...field, ...module].filter(isChange)) {
    const text = readFileSync(file, 'utf8')
    const found = [before, after].map((lines) => text.split(lines).length - 1)
    expect(Math.max(...found), `${file}:\n${before}`).toBe(1)
  }
})
