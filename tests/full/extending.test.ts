import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { editsOf, type Edit } from '../support/documented-edits'

/*
 * The pages that say how to extend the product, followed to the letter in a copy of the project: a
 * block changes or makes the file that the line before it names, and then the check passes.
 */

let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'extending-'))
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
  for (const file of files.filter((name) => existsSync(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(file, join(copy, file))
  }
  symlinkSync(realpathSync('node_modules'), join(copy, 'node_modules'), 'junction')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function apply({ file, before, after }: Edit) {
  const path = join(copy, file)
  if (before === '') {
    expect(existsSync(path), `${file} is there already; the page says that it is new.`).toBe(false)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, after)
    return
  }
  const text = readFileSync(path, 'utf8')
  const parts = text.split(before)
  expect(parts.length - 1, `${file} should hold these lines once; mend the page:\n${before}`).toBe(
    1,
  )
  writeFileSync(path, parts.join(after))
}

it('Both pages can be followed without a further edit: the check passes', () => {
  const pages = ['docs/adding-a-field.md', 'docs/adding-a-module.md']
  const edits = pages.flatMap((page) => editsOf(readFileSync(page, 'utf8')))
  expect(edits.length).toBeGreaterThan(10)
  edits.forEach(apply)
  copyFileSync('tests/full/volunteering.ts', join(copy, 'tests/app/volunteering.test.ts'))

  const { status, stdout, stderr } = spawnSync('npm', ['run', 'check'], {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    // The tests inside are a run of their own.
    env: { ...process.env, VITEST: undefined, VITEST_MODE: undefined, NODE_ENV: undefined },
  })
  expect(`${stdout}\n${stderr}`.slice(-8_000), 'what npm run check says').toSatisfy(
    () => status === 0,
  )
})
