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
    /** The engine that this run drives. */
    engine: 'firefox' | 'webkit'
    /** Where the build is served. */
    address: string
  }
  interface TaskMeta {
    /** What the table says beside the result. */
    note?: string
  }
}

interface JourneyOptions {
  /** The one engine that can do this, and what the other lacks with the journey that covers it. */
  only?: { engine: 'firefox' | 'webkit'; because: string }
  /** Needs a browser of its own, such as for what it downloads. */
  isAlone?: boolean
  isPrivate?: boolean
  /** Settings of Firefox, as `about:config` names them. */
  preferences?: Readonly<Record<string, boolean | number>>
  /** Runs in each page before its own scripts, without anything from outside of it. */
  before?: () => void
  /** Problems that the journey brings about. */
  expects?: RegExp
}

/** What a journey that opens its browsers itself has. */
interface BrowserJourney {
  /** Opens a browser on the journey's profile: what an earlier one left there is there. */
  open(address?: string): Promise<Engine>
  /** A folder of the journey's own, with what is downloaded. */
  folder: string
  /** Says something in the table. */
  note(text: string): void
}

interface Journey {
  tab: Tab
  openTab(): Promise<Tab>
  /** A folder of the journey's own, with what is downloaded. */
  folder: string
}

afterAll(closeFirefox)

/** A sentence that holds in each engine. It also fails on a console error that it does not expect. */
export function journey(
  sentence: string,
  run: (journey: Journey) => Promise<void>,
  options: JourneyOptions = {},
) {
  const runInTab = async ({ open, folder }: BrowserJourney) => {
    const { tab, openTab } = await open()
    await run({ tab, openTab, folder })
  }
  browserJourney(sentence, runInTab, { isAlone: false, ...options })
}

/** The same for a journey through more than one browser, or one of another address. */
export function browserJourney(
  sentence: string,
  run: (journey: BrowserJourney) => Promise<void>,
  { only, before, expects, preferences, isAlone = true, isPrivate = false }: JourneyOptions = {},
) {
  test(sentence, async ({ task, skip }) => {
    const engine = inject('engine')
    if (only && only.engine !== engine) {
      task.meta.note = only.because
      skip(only.because)
    }
    const folder = await mkdtemp(join(tmpdir(), 'journey-'))
    const opened: Engine[] = []
    const open = async (address = inject('address')) => {
      const one = await (engine === 'firefox' ? openFirefox : openWebKit)({
        address,
        profile: join(folder, 'profile'),
        downloads: folder,
        isShared: !isAlone && !isPrivate && !preferences,
        isPrivate,
        preferences: preferences ?? {},
        initScript: before ? `(${String(before)})()` : '',
      })
      opened.push(one)
      return one
    }
    try {
      await run({ open, folder, note: (text) => void (task.meta.note = text) })
      const problems = opened.flatMap((one) => one.problems)
      expect(
        problems.filter((problem) => !expects?.test(problem)),
        'problems that the journey did not expect',
      ).toEqual([])
    } finally {
      for (const one of opened) await one.close().catch(() => undefined)
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    }
  })
}
