/*
 * Finds what the journeys in Firefox, in WebKit and with the screen reader need, or installs it where it may. Without
 * all of it nothing is tested, and it ends with NOT_RUN. See docs/browsers.md.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's packages, each with a command that succeeds where it is installed. */
const needs = [
  { name: 'firefox-esr', check: ['test', '-x', '/usr/bin/firefox-esr'] },
  { name: 'webkit2gtk-driver', check: ['test', '-x', '/usr/bin/WebKitWebDriver'] },
  { name: 'xvfb', check: ['test', '-x', '/usr/bin/Xvfb'] },
  { name: 'python3-gi', check: ['/usr/bin/python3', '-c', 'import gi'] },
  { name: 'orca', check: ['test', '-x', '/usr/bin/orca'] },
  { name: 'dbus', check: ['test', '-x', '/usr/bin/dbus-run-session'] },
  { name: 'at-spi2-core', check: ['test', '-x', '/usr/libexec/at-spi-bus-launcher'] },
  {
    name: 'gir1.2-atspi-2.0',
    check: ['/usr/bin/python3', '-c', 'import gi; gi.require_version("Atspi", "2.0")'],
  },
  {
    name: 'gir1.2-webkit2-4.1',
    check: ['/usr/bin/python3', '-c', 'import gi; gi.require_version("WebKit2", "4.1")'],
  },
]

/** The exit code that `sysexits.h` calls a temporary failure. Vitest does not use it. */
const NOT_RUN = 75

const missing = () =>
  needs.filter(({ check: [command, ...args] }) => spawnSync(command, args).status !== 0)

function install(names) {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  try {
    execFileSync('apt-get', [...patience, 'update'], options)
    execFileSync(
      'apt-get',
      [...patience, 'install', '-y', '--no-install-recommends', ...names],
      options,
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}

if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  const names = missing().map(({ name }) => name)
  console.log(`Installing ${names.join(' ')}.`)
  install(names)
}
const lacking = missing().map(({ name }) => name)
if (lacking.length > 0) {
  console.error(
    `NOT RUN: no journey ran in Firefox and WebKit. Install these packages first: apt-get install ${lacking.join(' ')}`,
  )
  process.exitCode = NOT_RUN
}
