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

/** A browser on a profile of its own that can be killed as a phone kills it. */
export interface KillableBrowser {
  page: Page
  /** Ends every process of the browser at once, with no chance to write anything more. */
  kill(): Promise<void>
  /** Ends it as a person does, so that it writes what it holds. */
  close(): Promise<void>
}

/** Opens a browser on a profile: what an earlier one left there is there. The test's own profile by default. */
export type OpenBrowser = (folder?: string) => Promise<KillableBrowser>

interface Profiles {
  /** A folder for profiles, which goes with the test. */
  profiles: string
  open: OpenBrowser
}

/** Playwright's `test` with browsers on profiles that outlive them. */
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
    // A service worker would keep code, which is not what these tests are about.
    serviceWorkers: 'block',
  })
  const [page = await context.newPage()] = context.pages()
  const session = await context.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('The browser of a profile does not say which processes it has.')
  const processes = async () => (await session.send('SystemInfo.getProcessInfo')).processInfo
  const browser = (await processes()).find(({ type }) => type === 'browser')?.id
  if (browser === undefined) throw new Error('The browser does not say which process is its main.')

  // Playwright starts it in a group of its own, in which all its processes stay; a script may lead it.
  const target = process.platform === 'win32' ? browser : -groupOf(browser)

  return {
    page,
    kill: async () => {
      const ended = context.waitForEvent('close')
      if (process.platform === 'win32') (await processes()).forEach(({ id }) => process.kill(id))
      else process.kill(target, 'SIGKILL')
      await ended
      // The next browser must not meet a dying one at the files of the profile.
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
