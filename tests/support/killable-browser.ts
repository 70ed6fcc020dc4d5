import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  chromium,
  expect,
  test as base,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from '@playwright/test'

/** A browser with its own profile that can be killed, as a phone kills one. */
export interface KillableBrowser {
  page: Page
  /** Kills every process of the browser at once, so that it cannot write anything more. */
  kill(): Promise<void>
  /** Closes it as a user does, so that it writes its pending data. */
  close(): Promise<void>
}

/** Opens a browser with a profile and the data that an earlier one left in it. Defaults to the test's own profile. */
export type OpenBrowser = (folder?: string) => Promise<KillableBrowser>

interface Profiles {
  /** A folder for profiles that is deleted after the test. */
  profiles: string
  open: OpenBrowser
}

/** Playwright's `test` with browsers whose profiles outlive them. */
export const test = base.extend<Profiles>({
  profiles: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'profiles-'))
    await provide(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },
  open: async ({ profiles, launchOptions, baseURL, locale, timezoneId }, provide) => {
    const opened: KillableBrowser[] = []
    const options = { ...launchOptions, baseURL, locale, timezoneId }
    await provide(async (folder = join(profiles, 'own')) => {
      const browser = await launch(folder, options)
      opened.push(browser)
      return browser
    })
    for (const { close } of opened) await close()
  },
})

export { expect }

async function launch(
  folder: string,
  options: LaunchOptions & BrowserContextOptions,
): Promise<KillableBrowser> {
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    // A service worker would cache code, which these tests do not cover.
    serviceWorkers: 'block',
  })
  const [page = await context.newPage()] = context.pages()
  const session = await context.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('The browser does not list its processes.')
  const processes = async () => (await session.send('SystemInfo.getProcessInfo')).processInfo
  const browser = (await processes()).find(({ type }) => type === 'browser')?.id
  if (browser === undefined) throw new Error('The browser does not report its main process.')

  // Playwright starts the browser in its own process group. Its leader may be a wrapper script.
  const target = process.platform === 'win32' ? browser : -groupOf(browser)

  return {
    page,
    kill: async () => {
      const ended = context.waitForEvent('close')
      if (process.platform === 'win32') (await processes()).forEach(({ id }) => process.kill(id))
      else process.kill(target, 'SIGKILL')
      await ended
      // The next browser must not share the profile's files with one that is still exiting.
      while (isAlive(target)) await wait(5)
    },
    close: () => context.close(),
  }
}

const groupOf = (id: number) =>
  Number(execFileSync('ps', ['-o', 'pgid=', '-p', String(id)], { encoding: 'utf8' }))

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}
