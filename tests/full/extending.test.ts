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
 * block changes or makes the file that the line before it names, and then the check and the browser tests pass.
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
  const pages = ['docs/adding-a-field.md', 'docs/adding-a-module.md']
  const edits = pages.flatMap((page) => editsOf(readFileSync(page, 'utf8')))
  expect(edits.length).toBeGreaterThan(10)
  edits.forEach(apply)
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

/** Runs a command in the copy, and expects it to succeed. */
function run(...command: [string, ...string[]]) {
  const [name, ...args] = command
  const { status, stdout, stderr } = spawnSync(name, args, {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
    // The tests inside are a run of their own.
    env: { ...process.env, VITEST: undefined, VITEST_MODE: undefined, NODE_ENV: undefined },
  })
  expect(`${stdout}\n${stderr}`.slice(-8_000), `what ${command.join(' ')} says`).toSatisfy(
    () => status === 0,
  )
}

it('Both pages can be followed without a further edit: the check passes', () => {
  copyFileSync('tests/full/volunteering.ts', join(copy, 'tests/app/volunteering.test.ts'))
  run('npm', 'run', 'check')
})

/** What another module can break. The tests of the specification and of the setup count its modules. */
const affected = [
  'dashboard',
  'offline',
  'palette',
  'preferences',
  'print',
  'security',
  'shell',
  'sweep',
  'tab-length',
]

it('The module has room in the bar, and every place of it is accessible, fits a phone and prints', () => {
  run('npm', 'run', 'build')
  const files = affected.map((name) => `tests/e2e/${name}.spec.ts`)
  run('npm', 'run', 'test:e2e', '--', ...files)
})
