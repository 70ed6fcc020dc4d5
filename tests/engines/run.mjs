/*
 * `npm run test:engines`: as root on Debian, installs missing packages; then runs the projects whose packages are
 * installed. Arguments are passed to Vitest, such as `--project webkit`. Exits with NOT_RUN if no project can run. See
 * docs/browsers.md.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** Debian packages, each with a command that succeeds if it is installed, and the projects that need it. */
const packages = [
  {
    name: 'firefox-esr',
    check: ['test', '-x', '/usr/bin/firefox-esr'],
    projects: ['firefox', 'orca'],
  },
  { name: 'xvfb', check: ['test', '-x', '/usr/bin/Xvfb'], projects: ['webkit', 'orca'] },
  {
    name: 'webkit2gtk-driver',
    check: ['test', '-x', '/usr/bin/WebKitWebDriver'],
    projects: ['webkit'],
  },
  {
    name: 'python3-gi',
    check: ['/usr/bin/python3', '-c', 'import gi'],
    projects: ['webkit', 'orca'],
  },
  {
    name: 'gir1.2-webkit2-4.1',
    check: ['/usr/bin/python3', '-c', 'import gi; gi.require_version("WebKit2", "4.1")'],
    projects: ['webkit'],
  },
  { name: 'orca', check: ['test', '-x', '/usr/bin/orca'], projects: ['orca'] },
  { name: 'dbus', check: ['test', '-x', '/usr/bin/dbus-run-session'], projects: ['orca'] },
  {
    name: 'at-spi2-core',
    check: ['test', '-x', '/usr/libexec/at-spi-bus-launcher'],
    projects: ['orca'],
  },
  {
    name: 'gir1.2-atspi-2.0',
    check: ['/usr/bin/python3', '-c', 'import gi; gi.require_version("Atspi", "2.0")'],
    projects: ['orca'],
  },
]

/** EX_TEMPFAIL of `sysexits.h`, which Vitest does not use. */
const NOT_RUN = 75

const args = process.argv.slice(2)
const { project: chosen = ['firefox', 'webkit', 'orca'] } = parseArgs({
  args,
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values

const isMissing = ({ check: [command, ...rest] }) => spawnSync(command, rest).status !== 0
/** The names of the packages that a project needs and that are not installed. */
const missingPackages = (project) =>
  packages
    .filter(({ projects }) => projects.includes(project))
    .filter(isMissing)
    .map(({ name }) => name)

function install(names) {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const aptOptions = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  console.log(`Installing ${names.join(' ')}.`)
  try {
    execFileSync('apt-get', [...aptOptions, 'update'], options)
    execFileSync(
      'apt-get',
      [...aptOptions, 'install', '-y', '--no-install-recommends', ...names],
      options,
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}

if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  for (const project of chosen) {
    const names = missingPackages(project)
    if (names.length > 0) install(names)
  }
}
const ready = chosen.filter((project) => missingPackages(project).length === 0)
for (const project of chosen.filter((project) => !ready.includes(project))) {
  const names = missingPackages(project).join(' ')
  console.error(`NOT RUN: ${project}. Install these packages first: apt-get install ${names}`)
}
if (ready.length === 0) process.exitCode = NOT_RUN
else {
  const projects = ready.flatMap((project) => ['--project', project])
  const otherArgs = args.filter(
    (arg, at) => !arg.startsWith('--project') && args[at - 1] !== '--project',
  )
  const command = ['run', '--config', 'vitest.engines.config.ts', ...projects, ...otherArgs]
  process.exitCode = spawnSync('vitest', command, { stdio: 'inherit' }).status ?? 1
}
