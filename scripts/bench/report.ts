import { cpus, totalmem, type } from 'node:os'
import type { BytesReport, OwnBytes, RouteBytes } from './bytes.ts'
import { CPU_SLOWDOWN, slowConnection, slowestConnection } from './browser.ts'
import { ratio, type Comparison } from './comparison.ts'
import type { VisitReport } from './first-visit.ts'
import type { LighthouseReport } from './lighthouse.ts'
import { ENTRIES, MANY, manyApplications } from './full-storage.ts'
import { ROWS, type ImportReport } from './import.ts'
import { inThousands, median } from './numbers.ts'
import { STATIC } from './serve.ts'

/** What each group of the benchmark measures. */
export interface Measured {
  limit: readonly Comparison[]
  imports: readonly ImportReport[]
  openings: readonly Comparison[]
  cold: readonly Comparison[]
  visits: readonly VisitReport[]
  lighthouse: readonly LighthouseReport[]
  bytes: BytesReport
}

/** The maximum ratio of the LCP of / to that of the same page without scripts. */
const PAINT_TARGET = 1.15
const SHIFT_TARGET = 0.01
const BLOCKED_TARGET = 50
const PERFORMANCE_TARGET = 98
/** The maximum length of a task in milliseconds, because the page does not respond meanwhile. */
const TASK_TARGET = 200

/** The whole report as Markdown. Its closing part is written by hand and kept. */
export function reportText(browser: string, measured: Measured, closing: string): string {
  return [
    '# Benchmarks',
    '`npm run bench` writes this page after a build; the part “What remains” is written by hand and kept. `npm run bench -- openings cold` measures these groups alone and only prints them; the others are limit, imports, visits, lighthouse and bytes. The sizes are also a budget that fails the build (`build/size-budgets.ts`); times are only reported, since machines differ.',
    '## The run',
    table(
      ['', ''],
      [
        ['Date', new Date().toISOString().slice(0, 10)],
        ['Machine', machine()],
        ['Browser', `${browser}, headless, ${CPU_SLOWDOWN} times CPU throttling`],
        [
          'Slow connection',
          `${slowConnection.latency} ms round trip, ${(slowConnection.bytes * 8) / 1024} kbit/s, as Lighthouse has it for phones`,
        ],
        ['Stored', stored()],
      ],
    ),
    sectionsText(measured),
    closing,
  ].join('\n\n')
}

/** The sections of the groups that were measured. */
export function sectionsText(measured: Partial<Measured>): string {
  const { limit, imports, openings, cold, visits, lighthouse, bytes } = measured
  return [
    limit && [
      '## At the limit',
      'Each row compares the product with a floor: the least time that the same work takes in the same browser. The two are measured alternately; times are medians in milliseconds, from the browser’s own time of the key or click to the paint of the last thing that it changed (`scripts/bench/stopwatch.ts`).',
      comparisonTable(limit),
    ],
    imports && [
      '## Import',
      `A file of ${inThousands(ROWS)} rows, our own export with a history of ${ENTRIES} entries in each, is imported into an empty tracker on this machine without throttling. The longest task is that of three runs; while one runs, the page does not respond. A browser reports none under 50 ms.`,
      importTable(imports),
    ],
    openings && [
      '## First openings',
      'From the press to the first paint of what it opens, on this machine without throttling, a second after the page was shown. The target is for the ratio; the first opening should also stay under 100 ms.',
      comparisonTable(openings),
    ],
    cold && [
      '## Cold visits',
      `Cold cache, ${CPU_SLOWDOWN} times CPU throttling, ${slowestConnection.latency} ms and ${(slowestConnection.bytes * 8) / 1024} kbit/s: from the start of the page to the paint of the first thing that a person can use. The floor is a hand-written page with a list and a form (\`scripts/bench/plain-form\`), visited alternately.`,
      comparisonTable(cold),
    ],
    visits && [
      '## First visit',
      'Cold cache, empty storage, slow connection: medians. “Blocked” is the sum of what each task after the first paint took over 50 ms, with the CPU actually throttled; the target is for Lighthouse’s figure, below. The landing page is compared with its own HTML and CSS served without any script.',
      visitTable(visits),
    ],
    lighthouse && [
      '## Lighthouse',
      'As on a phone, cold cache: medians of three runs. The scores are out of 100. SEO is measured on the public pages only; `robots.txt` keeps search engines away from the others.',
      lighthouseTable(lighthouse),
    ],
    bytes && [
      '## Bytes',
      'The files that the browser actually requested, in kB after Brotli, with a cold cache. “Ahead” is preloaded once the page is idle.',
      routeTable(bytes.routes),
      'Scripts that no other page loads:',
      ownTable(bytes.modules, bytes.form),
    ],
  ]
    .flatMap((section) => section ?? [])
    .join('\n\n')
}

function machine(): string {
  const processors = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${processors.length} cores of ${processors[0]?.model ?? 'an unknown processor'}, ${memory} GiB, ${type()}`
}

function stored(): string {
  const millions = (manyApplications().length / 1_000_000).toFixed(2)
  return `${inThousands(MANY)} applications with a history of ${ENTRIES} entries each, ${millions} million characters`
}

function comparisonTable(comparisons: readonly Comparison[]): string {
  return table(
    ['What', 'Floor', 'Floor, ms', 'Product, ms', 'Ratio', 'Target', 'Met'],
    comparisons.map((comparison) => [
      comparison.name,
      comparison.floor,
      median(comparison.floorTimes).toFixed(0),
      median(comparison.productTimes).toFixed(0),
      ratio(comparison).toFixed(2),
      String(comparison.target),
      yesNo(ratio(comparison) <= comparison.target),
    ]),
  )
}

function importTable(parts: readonly ImportReport[]): string {
  return table(
    ['What', 'Longest task, ms', 'Target', 'Took, ms', 'Met'],
    parts.map(({ name, longest, took }) => [
      name,
      longest === 0 ? 'under 50' : longest.toFixed(0),
      String(TASK_TARGET),
      took.toFixed(0),
      yesNo(longest <= TASK_TARGET),
    ]),
  )
}

function visitTable(visits: readonly VisitReport[]): string {
  const withoutScripts = visits.find(({ path }) => path === STATIC)?.largestPaint ?? NaN
  return table(
    ['Page', 'Largest paint, ms', 'Layout shift', 'Blocked, ms', 'Met'],
    visits.map(({ path, largestPaint, shift, blocked }) => {
      const times = largestPaint / withoutScripts
      const isMet = shift < SHIFT_TARGET && (path !== '/' || times <= PAINT_TARGET)
      return [
        path === STATIC ? '/ without scripts' : path,
        `${largestPaint.toFixed(0)}${path === '/' ? ` (${times.toFixed(2)} times; at most ${PAINT_TARGET})` : ''}`,
        shift.toFixed(4),
        blocked.toFixed(0),
        path === STATIC ? '' : yesNo(isMet),
      ]
    }),
  )
}

function lighthouseTable(reports: readonly LighthouseReport[]): string {
  return table(
    [
      'Page',
      'Performance',
      'Accessibility',
      'Best practices',
      'SEO',
      'Largest paint, ms',
      'Blocked, ms',
      'Layout shift',
      'Met',
    ],
    reports.map((report) => {
      const { path, performance, accessibility, bestPractices, largestPaint, blocked, shift } =
        report
      const seo = path.startsWith('/app') ? undefined : report.seo
      const isMet =
        performance >= PERFORMANCE_TARGET &&
        [accessibility, bestPractices, seo ?? 100].every((score) => score === 100) &&
        blocked < BLOCKED_TARGET &&
        shift < SHIFT_TARGET
      return [
        path,
        ...[performance, accessibility, bestPractices, seo ?? ''].map(String),
        largestPaint.toFixed(0),
        blocked.toFixed(0),
        shift.toFixed(4),
        yesNo(isMet),
      ]
    }),
  )
}

function routeTable(routes: readonly RouteBytes[]): string {
  return table(
    ['Page', 'Scripts', 'Styles', 'HTML', 'Fonts', 'Pictures', 'Total, kB', 'Ahead'],
    routes.map(({ path, scripts, styles, page, fonts, images, ahead }) => {
      const total = scripts + styles + page + fonts + images
      return [path, ...[scripts, styles, page, fonts, images, total, ahead].map(kilobytes)]
    }),
  )
}

function ownTable(modules: readonly OwnBytes[], form: number): string {
  return table(
    ['What', 'kB', 'Files'],
    [
      ...modules.map(({ path, scripts, files }) => [path, kilobytes(scripts), String(files)]),
      ['The form, when one opens', kilobytes(form), ''],
    ],
  )
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [head, head.map(() => '---'), ...rows].map(line).join('\n')
}

/** In kB of 1,000 bytes. */
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const yesNo = (isMet: boolean) => (isMet ? 'yes' : 'no')
