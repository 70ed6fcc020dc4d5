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
 * Follows the docs about extending the product step by step in a copy of the project. Each code block edits or
 * creates the file that the line before it names. Afterwards `npm run check` and the browser tests must pass.
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
    expect(existsSync(path), `${file} already exists; the page says that it is new.`).toBe(false)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, after)
    return
  }
  const text = readFileSync(path, 'utf8')
  const parts = text.split(before)
  const message = `${file} should contain these lines once; fix the page:\n${before}`
  expect(parts.length - 1, message).toBe(1)
  writeFileSync(path, parts.join(after))
}

/** Runs a command in the copy and expects it to succeed. */
function run(...command: [string, ...string[]]) {
  const [name, ...args] = command
  const { status, stdout, stderr } = spawnSync(name, args, {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
    // The tests in the copy are a separate run of Vitest.
    env: { ...process.env, VITEST: undefined, VITEST_MODE: undefined, NODE_ENV: undefined },
  })
  expect(`${stdout}\n${stderr}`.slice(-8_000), `the output of ${command.join(' ')}`).toSatisfy(
    () => status === 0,
  )
}

it('After the edits of both pages, the check passes without further changes', () => {
  copyFileSync('tests/full/volunteering.ts', join(copy, 'tests/app/volunteering.test.ts'))
  run('npm', 'run', 'check')
})

/** The browser tests that an added module can break. Those of the specification and of the setup count modules. */
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

it('The new module fits the navigation, and its pages are accessible, fit a phone and print', () => {
  run('npm', 'run', 'build')
  const files = affected.map((name) => `tests/e2e/${name}.spec.ts`)
  run('npm', 'run', 'test:e2e', '--', ...files)
})
