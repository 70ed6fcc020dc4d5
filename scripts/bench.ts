/*
 * Measures the product on this machine and writes docs/benchmarks.md: how it fares at the limit of the
 * storage, what a first visit takes, and its bytes. Needs a build: `npm run build && npm run bench`.
 * It takes about twenty minutes, and fetches Lighthouse. Nothing else should run meanwhile; what does
 * falls on both sides of a ratio, but spoils Lighthouse's marks.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { publicPages } from '@/app/pages/public-pages.ts'
import { screens } from '@/screens/index.ts'
import { measureAtTheLimit } from './bench/at-the-limit.ts'
import { launch } from './bench/browser.ts'
import { measureBytes } from './bench/bytes.ts'
import { measureVisits } from './bench/first-visit.ts'
import { askLighthouse } from './bench/lighthouse.ts'
import { reportText } from './bench/report.ts'
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
try {
  const app = ['/app', ...screens.map(({ path }) => path)]
  const site = publicPages.map(({ path }) => path)
  const measured = {
    browser: `Chromium ${browser.version()}`,
    bytes: await measureBytes(browser, server.origin),
    visits: await measureVisits(browser, server.origin, ['/', STATIC, ...app]),
    comparisons: await measureAtTheLimit(browser, server.origin),
    lighthouse: await askLighthouse(server.origin, [...site, ...app]),
  }
  const text = await format(reportText(measured, keptClosing()), { parser: 'markdown' })
  writeFileSync(OUTPUT, text)
  console.log(text)
} finally {
  await browser.close()
  await server.close()
}

function keptClosing(): string {
  const last = existsSync(OUTPUT) ? readFileSync(OUTPUT, 'utf8') : ''
  const at = last.indexOf(CLOSING)
  return at < 0 ? CLOSING : last.slice(at)
}
