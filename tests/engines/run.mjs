/*
 * `npm run test:engines`: installs the packages that the journeys need, where it may, and runs the projects that have
 * them. Arguments are those of Vitest, such as `--project webkit`. If no project can run, it ends with NOT_RUN. See
 * docs/browsers.md.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** Debian's packages, each with a command that succeeds where it is installed, and the projects that need it. */
const packages = [
  { name: 'firefox-esr', check: ['test', '-x', '/usr/bin/firefox-esr'], of: ['firefox', 'orca'] },
  { name: 'xvfb', check: ['test', '-x', '/usr/bin/Xvfb'], of: ['webkit', 'orca'] },
  {
    name: 'webkit2gtk-driver',
    check: ['test', '-x', '/usr/bin/WebKitWebDriver'],
    of: ['webkit'],
  },
  {
    name: 'python3-gi',
    check: ['/usr/bin/python3', '-c', 'import gi'],
    of: ['webkit', 'orca'],
  },
  {
    name: 'gir1.2-webkit2-4.1',
    check: ['/usr/bin/python3', '-c', 'import gi; gi.require_version("WebKit2", "4.1")'],
    of: ['webkit'],
  },
  { name: 'orca', check: ['test', '-x', '/usr/bin/orca'], of: ['orca'] },
  { name: 'dbus', check: ['test', '-x', '/usr/bin/dbus-run-session'], of: ['orca'] },
  {
    name: 'at-spi2-core',
    check: ['test', '-x', '/usr/libexec/at-spi-bus-launcher'],
    of: ['orca'],
  },
  {
    name: 'gir1.2-atspi-2.0',
    check: ['/usr/bin/python3', '-c', 'import gi; gi.require_version("Atspi", "2.0")'],
    of: ['orca'],
  },
]

/** The exit code that `sysexits.h` calls a temporary failure. Vitest does not use it. */
const NOT_RUN = 75

const args = process.argv.slice(2)
const { project: chosen = ['firefox', 'webkit', 'orca'] } = parseArgs({
  args,
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values

const isMissing = ({ check: [command, ...rest] }) => spawnSync(command, rest).status !== 0
/** The names of the packages that a project lacks. */
const lackedBy = (project) =>
  packages
    .filter(({ of }) => of.includes(project))
    .filter(isMissing)
    .map(({ name }) => name)

function install(names) {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  console.log(`Installing ${names.join(' ')}.`)
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

if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  for (const project of chosen) {
    const names = lackedBy(project)
    if (names.length > 0) install(names)
  }
}
const ready = chosen.filter((project) => lackedBy(project).length === 0)
for (const project of chosen.filter((one) => !ready.includes(one))) {
  const names = lackedBy(project).join(' ')
  console.error(`NOT RUN: ${project}. Install these packages first: apt-get install ${names}`)
}
if (ready.length === 0) process.exitCode = NOT_RUN
else {
  const projects = ready.flatMap((project) => ['--project', project])
  const others = args.filter(
    (arg, at) => !arg.startsWith('--project') && args[at - 1] !== '--project',
  )
  const command = ['run', '--config', 'vitest.engines.config.ts', ...projects, ...others]
  process.exitCode = spawnSync('vitest', command, { stdio: 'inherit' }).status ?? 1
}
