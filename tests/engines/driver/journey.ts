import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import type { Engine } from './engine.ts'
import { closeFirefox, openFirefox } from './firefox.ts'
import type { Tab } from './tab.ts'
import { openWebKit } from './webkit.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The engine of this project. */
    engine: 'firefox' | 'webkit'
    /** The base URL of the served build. */
    address: string
  }
  interface TaskMeta {
    /** A line that the result table prints below the journey. */
    note?: string
  }
}

interface JourneyOptions {
  /** The one engine that can run this, and why the other is skipped. */
  only?: { engine: 'firefox' | 'webkit'; because: string }
  /** Whether it needs its own browser, such as for downloads. */
  isAlone?: boolean
  isPrivate?: boolean
  /** Firefox preferences, by their `about:config` names. */
  preferences?: Readonly<Record<string, boolean | number>>
  /** Runs in each page before its own scripts. It is sent as source, so it cannot use outer variables. */
  before?: () => void
  /** Console errors that the journey itself causes. */
  expects?: RegExp
}

/** The context of a journey that opens its browsers itself. */
interface BrowserJourney {
  /** Opens a browser on the journey's profile, with what an earlier browser stored there. */
  open(address?: string): Promise<Engine>
  /** A temporary folder, where downloads go. */
  folder: string
  /** Adds a line to the result table. */
  note(text: string): void
}

interface Journey {
  tab: Tab
  openTab(): Promise<Tab>
  /** A temporary folder, where downloads go. */
  folder: string
}

afterAll(closeFirefox)

/** A test that runs in each engine. It also fails on console errors that it does not expect. */
export function journey(
  title: string,
  run: (journey: Journey) => Promise<void>,
  options: JourneyOptions = {},
) {
  const runInTab = async ({ open, folder }: BrowserJourney) => {
    const { tab, openTab } = await open()
    await run({ tab, openTab, folder })
  }
  browserJourney(title, runInTab, { isAlone: false, ...options })
}

/** A journey that opens its own browsers: more than one, or one with another base URL. */
export function browserJourney(
  title: string,
  run: (journey: BrowserJourney) => Promise<void>,
  { only, before, expects, preferences, isAlone = true, isPrivate = false }: JourneyOptions = {},
) {
  test(title, async ({ task, skip }) => {
    const engine = inject('engine')
    if (only && only.engine !== engine) {
      task.meta.note = only.because
      skip(only.because)
    }
    const folder = await mkdtemp(join(tmpdir(), 'journey-'))
    const opened: Engine[] = []
    const open = async (address = inject('address')) => {
      const browser = await (engine === 'firefox' ? openFirefox : openWebKit)({
        address,
        profile: join(folder, 'profile'),
        downloads: folder,
        isShared: !isAlone && !isPrivate && !preferences,
        isPrivate,
        preferences: preferences ?? {},
        initScript: before ? `(${String(before)})()` : '',
      })
      opened.push(browser)
      return browser
    }
    try {
      await run({ open, folder, note: (text) => void (task.meta.note = text) })
      const problems = opened.flatMap((browser) => browser.problems)
      expect(
        problems.filter((problem) => !expects?.test(problem)),
        'problems that the journey did not expect',
      ).toEqual([])
    } finally {
      for (const browser of opened) await browser.close().catch(() => undefined)
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    }
  })
}
