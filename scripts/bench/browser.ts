import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { findChromium } from '../../tests/support/find-chromium.mjs'
import { addStopwatch } from './stopwatch.ts'

/** The CPU throttling: how many times slower than on this machine the page runs, as on a phone. */
export const SLOWER = 4

/** Bytes per second, and the round trip in milliseconds. */
interface Line {
  bytes: number
  latency: number
}
/** Lighthouse's slow connection for phones. */
export const slowLine: Line = { bytes: (1638.4 * 1024) / 8, latency: 150 }
/** The same connection in Lighthouse's variant that throttles each request. */
export const slowestLine: Line = { bytes: (1474.56 * 1024) / 8, latency: 562.5 }

export function launch(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
}

/** A page as on a phone. */
export type Work<Result> = (page: Page) => Promise<Result>

export interface Phone {
  page: Page
  /**
   * Does the work with CPU throttling. The browser throttles a page by keeping a core busy, even while it is idle,
   * so only one page may be throttled at a time.
   */
  slowly: <Result>(work: Work<Result>) => Promise<Result>
  close: () => Promise<void>
}

interface Options {
  origin: string
  /** The stored texts, by key. */
  stored?: Readonly<Record<string, string>>
  /** The connection; not throttled by default. */
  line?: Line
  /** Whether it is a later visit, for which the service worker has every file. */
  returning?: boolean
}

/** Opens a window as on a phone, with its own storage and cache. */
export async function openPhone(
  browser: Browser,
  { origin, stored = {}, line, returning = false }: Options,
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // Touch, because with a mouse the browser tests what is under it after every change of the layout.
    hasTouch: true,
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'Pacific/Honolulu',
    serviceWorkers: returning ? 'allow' : 'block',
  })
  const page = await context.newPage()
  await addStopwatch(page)
  await store(page, stored)
  if (returning) await visitBefore(page)
  const session = await context.newCDPSession(page)
  if (line) await slowDown(session, line)
  const setSlower = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  return {
    page,
    slowly: async (work) => {
      await setSlower(SLOWER)
      try {
        return await work(page)
      } finally {
        await setSlower(1)
      }
    },
    close: () => context.close(),
  }
}

/** Fills the storage on a page of the same site without scripts, so that the product finds the data at its start. */
async function store(page: Page, stored: Readonly<Record<string, string>>) {
  if (Object.keys(stored).length === 0) return
  await page.goto(BLANK)
  await page.evaluate((stored) => Object.assign(localStorage, stored), stored)
}

/** Waits until the service worker has its files and controls the next page. */
async function visitBefore(page: Page) {
  await page.goto('/app')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

/** The path of an empty page. */
export const BLANK = '/bench/blank'

async function slowDown(session: CDPSession, { bytes, latency }: Line) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
}
