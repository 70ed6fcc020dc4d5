import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { findChromium } from '../../tests/support/find-chromium.mjs'
import { addStopwatch } from './stopwatch.ts'

/** The CPU throttling: how many times slower than on this machine a page runs, as on a phone. */
export const CPU_SLOWDOWN = 4

/** The throughput in bytes per second, and the round trip in milliseconds. */
interface Connection {
  bytes: number
  latency: number
}
/** The slow connection that Lighthouse simulates for phones. */
export const slowConnection: Connection = { bytes: (1638.4 * 1024) / 8, latency: 150 }
/** Lighthouse's values of the same connection if the browser itself throttles each request. */
export const slowestConnection: Connection = { bytes: (1474.56 * 1024) / 8, latency: 562.5 }

/** Starts the Chromium of the tests, without requests of its own. */
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

/** Work in the page of a phone. */
export type Work<Result> = (page: Page) => Promise<Result>

export interface Phone {
  page: Page
  /**
   * Does the work with CPU throttling. The browser throttles a page by keeping a core busy, even while the page is
   * idle, so only one page can be throttled at a time.
   */
  runThrottled: <Result>(work: Work<Result>) => Promise<Result>
  close: () => Promise<void>
}

interface Options {
  origin: string
  /** The content of `localStorage`. */
  stored?: Readonly<Record<string, string>>
  /** The connection to emulate. Default: none. */
  connection?: Connection
  /** Whether it is a later visit, on which the service worker has cached every file. */
  returning?: boolean
}

/** Opens a phone-sized window with its own storage and cache. */
export async function openPhone(
  browser: Browser,
  { origin, stored = {}, connection, returning = false }: Options,
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // With a mouse, the browser would do a hit test after every change of the layout.
    hasTouch: true,
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'Pacific/Honolulu',
    serviceWorkers: returning ? 'allow' : 'block',
  })
  const page = await context.newPage()
  await addStopwatch(page)
  await fillStorage(page, stored)
  if (returning) await installServiceWorker(page)
  const session = await context.newCDPSession(page)
  if (connection) await emulateConnection(session, connection)
  const setSlowdown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  return {
    page,
    runThrottled: async (work) => {
      await setSlowdown(CPU_SLOWDOWN)
      try {
        return await work(page)
      } finally {
        await setSlowdown(1)
      }
    },
    close: () => context.close(),
  }
}

/** Fills the storage from a page of the same origin without scripts, so that the app finds it at its start. */
async function fillStorage(page: Page, stored: Readonly<Record<string, string>>) {
  if (Object.keys(stored).length === 0) return
  await page.goto(BLANK)
  await page.evaluate((stored) => Object.assign(localStorage, stored), stored)
}

/** Waits until the service worker has cached its files. It controls the next page. */
async function installServiceWorker(page: Page) {
  await page.goto('/app')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

/** The path of an empty page. */
export const BLANK = '/bench/blank'

async function emulateConnection(session: CDPSession, { bytes, latency }: Connection) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
}
