import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COMPILE_AT_ONCE } from '../../build/compile-hints'

const folder = 'dist/assets'

/** The text of the built file of this name. */
function scriptOf(name: string): string {
  const file = readdirSync(folder).find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'))
  return readFileSync(`${folder}/${file ?? name}`, 'utf8')
}

it.each(['form', 'list', 'Modal'])('What a press opens is compiled as it comes: %s', (name) => {
  expect(scriptOf(name).startsWith(`${COMPILE_AT_ONCE}\n`)).toBe(true)
})

it.each(['start', 'app'])(
  'Of what every page loads, the browser compiles what it calls: %s',
  (name) => {
    expect(scriptOf(name)).not.toContain(COMPILE_AT_ONCE)
  },
)
