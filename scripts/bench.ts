/*
 * Measures the app on this machine and writes docs/benchmarks.md: times with a full storage, of an import and of
 * first visits, and transferred bytes. Needs a build: `npm run build && npm run bench`.
 * `npm run bench -- openings cold` measures only the named groups and prints them.
 * A full run takes about twenty minutes, and downloads Lighthouse. Run nothing else meanwhile: other load affects both
 * sides of a ratio, but lowers the scores of Lighthouse.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { publicPages } from '@/app/pages/public-pages.ts'
import { keysOf } from '@/engine/keys-of.ts'
import { screens } from '@/screens/index.ts'
import { measureAtTheLimit } from './bench/at-the-limit.ts'
import { launch } from './bench/browser.ts'
import { measureBytes } from './bench/bytes.ts'
import { measureColdVisits } from './bench/cold-visit.ts'
import { measureVisits } from './bench/first-visit.ts'
import { measureImport } from './bench/import.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { measureOpenings } from './bench/openings.ts'
import { reportText, sectionsText, type Measured } from './bench/report.ts'
import { serve, STATIC } from './bench/serve.ts'

const OUTPUT = 'docs/benchmarks.md'
/** The heading of the last part, which is written by hand. */
const CLOSING = '## What remains'

if (!existsSync('dist/index.html')) {
  console.error('There is no build to measure. Run "npm run build" first.')
  process.exit(1)
}
const server = await serve()
const browser = await launch()
const app = ['/app', ...screens.map(({ path }) => path)]
const site = publicPages.map(({ path }) => path)

const groups: { [Name in keyof Measured]: () => Promise<Measured[Name]> } = {
  bytes: () => measureBytes(browser, server.origin),
  openings: () => measureOpenings(browser, server.origin),
  cold: () => measureColdVisits(browser, server.origin),
  visits: () => measureVisits(browser, server.origin, ['/', STATIC, ...app]),
  limit: () => measureAtTheLimit(browser, server.origin),
  imports: () => measureImport(browser, server.origin),
  lighthouse: () => measureLighthouse(server.origin, [...site, ...app]),
}

try {
  const requested = process.argv.slice(2)
  if (requested.length > 0) console.log(sectionsText(await measureSome(requested)))
  else await measureAll()
} finally {
  await browser.close()
  await server.close()
}

async function measureAll() {
  const measured: Measured = {
    bytes: await groups.bytes(),
    openings: await groups.openings(),
    cold: await groups.cold(),
    visits: await groups.visits(),
    limit: await groups.limit(),
    imports: await groups.imports(),
    lighthouse: await groups.lighthouse(),
  }
  const version = `Chromium ${browser.version()}`
  const text = await format(reportText(version, measured, keptClosing()), { parser: 'markdown' })
  writeFileSync(OUTPUT, text)
  console.log(text)
}

/** Measures single groups. They are only printed, because the page reports one complete run. */
async function measureSome(names: readonly string[]): Promise<Partial<Measured>> {
  const unknown = names.filter((name) => !Object.hasOwn(groups, name))
  if (unknown.length > 0) throw new Error(`Unknown groups: ${unknown.join(', ')}.`)
  const measured: Partial<Measured> = {}
  for (const name of keysOf(groups)) {
    if (names.includes(name)) Object.assign(measured, { [name]: await groups[name]() })
  }
  return measured
}

function keptClosing(): string {
  const last = existsSync(OUTPUT) ? readFileSync(OUTPUT, 'utf8') : ''
  const at = last.indexOf(CLOSING)
  return at < 0 ? CLOSING : last.slice(at)
}
