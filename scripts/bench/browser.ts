import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { findChromium } from '../../tests/support/find-chromium.mjs'
import { addStopwatch } from './stopwatch.ts'

/** How many times slower than this machine the page's own work runs, as on a phone. */
export const SLOWER = 4

/** Bytes in a second, and milliseconds round trip. */
interface Line {
  bytes: number
  latency: number
}
/** A slow line, as Lighthouse has it for phones. */
export const slowLine: Line = { bytes: (1638.4 * 1024) / 8, latency: 150 }
/** The same line as Lighthouse has it where every request waits for a connection of its own. */
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

/** What a phone's page is asked to do. */
export type Work<Result> = (page: Page) => Promise<Result>

export interface Phone {
  page: Page
  /**
   * Does the work on a slow processor. The browser slows a page down by keeping a core busy, even while
   * the page has nothing to do: no other page may be slow at the same time.
   */
  slowly: <Result>(work: Work<Result>) => Promise<Result>
  close: () => Promise<void>
}

interface Options {
  origin: string
  /** What lies in the storage, text by key. */
  stored?: Readonly<Record<string, string>>
  /** The line of the phone; this machine's where left out. */
  line?: Line
  /** Whether the person was here before, so that a service worker has every file at hand. */
  returning?: boolean
}

/** A phone's window with a storage and a cache of its own. */
export async function openPhone(
  browser: Browser,
  { origin, stored = {}, line, returning = false }: Options,
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // Tapped: a browser looks for what is under a mouse after every change of the layout.
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

/** From a page of the same site that has no script: then the product finds it, as after a visit. */
async function store(page: Page, stored: Readonly<Record<string, string>>) {
  if (Object.keys(stored).length === 0) return
  await page.goto(BLANK)
  await page.evaluate((stored) => Object.assign(localStorage, stored), stored)
}

/** Until the service worker has its files; the next page is in its hands. */
async function visitBefore(page: Page) {
  await page.goto('/app')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

/** A page without anything. */
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
