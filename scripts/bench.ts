/*
 * Measures the product on this machine and writes docs/benchmarks.md: speed with a full storage and during an import,
 * first visits, and bytes. Needs a build: `npm run build && npm run bench`.
 * Named groups are measured alone and only printed: `npm run bench -- openings cold`.
 * All of it takes about twenty minutes, and downloads Lighthouse. Run nothing else meanwhile: other work slows both
 * sides of a ratio, but lowers Lighthouse's scores.
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
import { askLighthouse } from './bench/lighthouse.ts'
import { measureOpenings } from './bench/openings.ts'
import { reportText, sectionsText, type Measured } from './bench/report.ts'
import { serve, STATIC } from './bench/serve.ts'

const OUTPUT = 'docs/benchmarks.md'
/** The heading of the part that is written by hand. */
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
  lighthouse: () => askLighthouse(server.origin, [...site, ...app]),
}

try {
  const wanted = process.argv.slice(2)
  if (wanted.length > 0) console.log(sectionsText(await measureSome(wanted)))
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

/** Prints single groups. They are not written, because the page shows one whole run. */
async function measureSome(names: readonly string[]): Promise<Partial<Measured>> {
  const unknown = names.filter((name) => !Object.hasOwn(groups, name))
  if (unknown.length > 0) throw new Error(`There is no group ${unknown.join(', ')}.`)
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
