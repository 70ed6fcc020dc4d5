import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The headless shell is first, as it needs half the CPU time for the same pages. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/** The Chromium to test with: `CHROMIUM_PATH`, or one on the PATH; undefined if there is none. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env.CHROMIUM_PATH, ...found].find((path) => path && existsSync(path))
}

/** Finds or installs Chromium. @returns a description of it */
function ensureChromium() {
  const isRootOnDebian =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isRootOnDebian) {
    if (!/-shell$/.test(findChromium() ?? '') && !process.env.CHROMIUM_PATH) install(names[0])
    if (!findChromium()) install('chromium')
  }
  const found = findChromium()
  if (found) return `${found} (${version(found)})`
  run('npx', ['playwright', 'install', '--with-deps', '--only-shell', 'chromium'])
  return 'the one that Playwright installed'
}

/** Installs a package, or logs why that failed: an older release may not have it. */
function install(name) {
  try {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', name])
  } catch (error) {
    console.log(String(error))
  }
}

function version(path) {
  return execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()
}

function run(command, args) {
  console.log(`For the browser tests: ${command} ${args.join(' ')}`)
  execFileSync(command, args, { stdio: 'inherit' })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(`Browser tests use ${ensureChromium()}.`)
}
