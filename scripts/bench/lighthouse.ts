import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod'
import { findChromium } from '../../tests/support/find-chromium.mjs'
import { median } from './numbers.ts'

/** npx downloads it. It is no dependency, because only the benchmark needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const ROUNDS = 3
/** The limit of the output in bytes. A report has about a million characters. */
const MAX_REPORT_BYTES = 2 ** 26

const run = promisify(execFile)

const score = z.object({ score: z.number().transform((share) => Math.round(share * 100)) })
const figure = z.object({ numericValue: z.number() })
const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
  }),
})

/** Lighthouse's scores of a page, out of 100, and its times in milliseconds. All are medians. */
export interface LighthouseReport {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaint: number
  blocked: number
  /** The sum of the layout shifts. */
  shift: number
}

/** Runs Lighthouse on these paths, as for a cold visit on a phone. */
export async function measureLighthouse(
  origin: string,
  paths: readonly string[],
): Promise<LighthouseReport[]> {
  const reports: LighthouseReport[] = []
  for (const path of paths) {
    const rounds: LighthouseReport[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await visit(origin, path))
    const middle = (of: (report: LighthouseReport) => number) => median(rounds.map(of))
    reports.push({
      path,
      performance: middle(({ performance }) => performance),
      accessibility: middle(({ accessibility }) => accessibility),
      bestPractices: middle(({ bestPractices }) => bestPractices),
      seo: middle(({ seo }) => seo),
      largestPaint: middle(({ largestPaint }) => largestPaint),
      blocked: middle(({ blocked }) => blocked),
      shift: middle(({ shift }) => shift),
    })
    console.log(`Lighthouse ${path}: ${reports.at(-1)?.performance}`)
  }
  return reports
}

async function visit(origin: string, path: string): Promise<LighthouseReport> {
  const flags = ['--headless=new', '--no-first-run', '--disable-background-networking']
  if (process.getuid?.() === 0) flags.push('--no-sandbox')
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      `${origin}${path}`,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { maxBuffer: MAX_REPORT_BYTES, env: { ...process.env, CHROME_PATH: findChromium() } },
  )
  const { categories, audits } = reportSchema.parse(JSON.parse(stdout))
  return {
    path,
    performance: categories.performance.score,
    accessibility: categories.accessibility.score,
    bestPractices: categories['best-practices'].score,
    seo: categories.seo.score,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
  }
}
