/*
 * Finds what the journeys in Firefox and WebKit need, or installs it where it may. Without all of it the run
 * fails: nothing would have been tested.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's packages, each with a command that succeeds where it is installed. */
const needs = [
  { name: 'firefox-esr', check: ['test', '-x', '/usr/bin/firefox-esr'] },
  { name: 'webkit2gtk-driver', check: ['test', '-x', '/usr/bin/WebKitWebDriver'] },
  { name: 'xvfb', check: ['test', '-x', '/usr/bin/Xvfb'] },
  { name: 'python3-gi', check: ['/usr/bin/python3', '-c', 'import gi'] },
  {
    name: 'gir1.2-webkit2-4.1',
    check: ['/usr/bin/python3', '-c', 'import gi; gi.require_version("WebKit2", "4.1")'],
  },
]

const missing = () =>
  needs.filter(({ check: [command, ...args] }) => spawnSync(command, args).status !== 0)

function install(names) {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  execFileSync('apt-get', ['update'], options)
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options)
}

if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  const names = missing().map(({ name }) => name)
  console.log(`Installing ${names.join(' ')}.`)
  install(names)
}
const lacking = missing().map(({ name }) => name)
if (lacking.length > 0) {
  console.error(
    `Nothing was tested: install these packages on Debian or Ubuntu first: apt-get install ${lacking.join(' ')}`,
  )
  process.exitCode = 1
}
