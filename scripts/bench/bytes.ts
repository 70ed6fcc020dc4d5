import type { Browser, Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { screens } from '@/screens/index.ts'
import { openPhone } from './browser.ts'
import { fileOf } from './serve.ts'
import { opened } from './stopwatch.ts'

/** The transferred bytes of a page, by type. */
export interface RouteBytes {
  path: string
  scripts: number
  styles: number
  page: number
  fonts: number
  images: number
  /** The bytes that the page prefetched after it had settled. */
  ahead: number
}

/** The scripts that a module loads and no other page does. */
export interface OwnBytes {
  path: string
  scripts: number
  files: number
}

export interface BytesReport {
  routes: RouteBytes[]
  modules: OwnBytes[]
  /** The scripts that load when a form opens. */
  form: number
}

interface Requested {
  /** The paths of the files that were requested before the page settled. */
  first: readonly string[]
  ahead: readonly string[]
}

/** Opens every route with an empty cache, and sums the requested files as the host would compress them. */
export async function measureBytes(browser: Browser, origin: string): Promise<BytesReport> {
  const paths = ['/', '/app', ...screens.map(({ path }) => path)]
  const requested = new Map<string, Requested>()
  for (const path of paths) {
    const { page, close } = await openPhone(browser, { origin })
    requested.set(path, await filesOf(page, path))
    await close()
  }
  return {
    routes: [...requested].map(([path, files]) => sumRoute(path, files)),
    modules: screens.map(({ path }) => sumOwn(path, requested)),
    form: sum(await filesOfForm(browser, origin), isScript),
  }
}

async function filesOf(page: Page, path: string): Promise<Requested> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const settledAt = await opened(page)
  // The page prefetches when it is idle.
  await page.waitForTimeout(3000)
  const resources = await readResources(page)
  const files = (matches: (start: number) => boolean) =>
    resources.filter(({ start }) => matches(start)).map(({ file }) => file)
  return {
    first: files((start) => start <= settledAt),
    ahead: files((start) => start > settledAt),
  }
}

/** The files that a form requests when prefetching is off. */
async function filesOfForm(browser: Browser, origin: string): Promise<readonly string[]> {
  const { page, close } = await openPhone(browser, { origin })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/app/job-search', { waitUntil: 'networkidle' })
  const before = (await readResources(page)).length
  // Without a pointer, because hovering would also load the dialogs of the list.
  await page.getByRole('button', { name: /^Add / }).first().dispatchEvent('click')
  await page.getByRole('form').waitFor()
  const files = (await readResources(page)).slice(before).map(({ file }) => file)
  await close()
  return files
}

function readResources(page: Page): Promise<{ file: string; start: number }[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ file: new URL(name).pathname, start: startTime })),
  )
}

const isScript = (file: string) => file.endsWith('.js')
const isStyle = (file: string) => file.endsWith('.css')
const isFont = (file: string) => file.endsWith('.woff2')
const isImage = (file: string) => /\.(svg|png|webp|avif)$/.test(file)

function sumRoute(path: string, { first, ahead }: Requested): RouteBytes {
  return {
    path,
    scripts: sum(first, isScript),
    styles: sum(first, isStyle),
    page: size(path),
    fonts: sum(first, isFont),
    images: sum(first, isImage),
    ahead: sum(ahead, () => true),
  }
}

function sumOwn(path: string, requested: ReadonlyMap<string, Requested>): OwnBytes {
  const elsewhere = new Set(
    [...requested].flatMap(([other, { first }]) => (other === path ? [] : first)),
  )
  const own = (requested.get(path)?.first ?? []).filter(
    (file) => isScript(file) && !elsewhere.has(file),
  )
  return { path, scripts: sum(own, isScript), files: own.length }
}

function sum(files: readonly string[], matches: (file: string) => boolean): number {
  return [...new Set(files)].filter(matches).reduce((total, file) => total + size(file), 0)
}

/** The transferred size. Fonts and images are already compressed; the host sends other files with Brotli. */
function size(path: string): number {
  const body = readFileSync(fileOf(path))
  return isFont(path) || /\.(png|webp|avif)$/.test(path)
    ? body.length
    : brotliCompressSync(body).length
}
