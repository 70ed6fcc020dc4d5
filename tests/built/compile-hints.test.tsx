import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COMPILE_EAGERLY } from '../../build/compile-hints'

const folder = 'dist/assets'

/** The text of the built file of this name. */
function scriptOf(name: string): string {
  const file = readdirSync(folder).find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'))
  return readFileSync(`${folder}/${file ?? name}`, 'utf8')
}

it.each(['form', 'list', 'Modal'])(
  'Chromium compiles code that a click opens while it downloads: %s',
  (name) => {
    expect(scriptOf(name).startsWith(`${COMPILE_EAGERLY}\n`)).toBe(true)
  },
)

it.each(['start', 'app'])(
  'Chromium compiles only the called functions of what every page loads: %s',
  (name) => {
    expect(scriptOf(name)).not.toContain(COMPILE_EAGERLY)
  },
)
