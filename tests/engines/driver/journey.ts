import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { Engine } from './engine.ts'
import { openFirefox } from './firefox.ts'
import type { Tab } from './tab.ts'
import { openWebKit } from './webkit.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The engine that this run drives. */
    engine: 'firefox' | 'webkit'
    /** Where the build is served. */
    address: string
    /** The display of browsers with windows. */
    display: string
  }
  interface TaskMeta {
    /** What the table says beside the result. */
    note?: string
  }
}

interface JourneyOptions {
  /** The one engine that can do this, and what the other lacks with the journey that covers it. */
  only?: { engine: 'firefox' | 'webkit'; because: string }
  isPrivate?: boolean
  /** Runs in each page before its own scripts, without anything from outside of it. */
  before?: () => void
  /** Problems that the journey brings about. */
  expects?: RegExp
}

interface Journey {
  tab: Tab
  openTab(): Promise<Tab>
  /** Opens a browser on the journey's profile, where an earlier one was killed. */
  open(address?: string): Promise<Engine>
  /** Where files that are downloaded lie. */
  downloads: string
  /** A folder of the journey's own. */
  folder: string
  /** Says something in the table. */
  note(text: string): void
}

export const engine = inject('engine')

/** A sentence that holds in each engine. It fails too on an error in the console that it does not expect. */
export function journey(
  sentence: string,
  run: (journey: Journey) => Promise<void>,
  options: JourneyOptions = {},
) {
  const { only } = options
  test(sentence, async ({ task, skip }) => {
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
        isPrivate: options.isPrivate ?? false,
        initScript: options.before ? `(${String(options.before)})()` : '',
        display: inject('display'),
      })
      opened.push(one)
      return one
    }
    try {
      const { tab, openTab } = await open()
      const note = (text: string) => void (task.meta.note = text)
      await run({ tab, openTab, open, downloads: folder, folder, note })
      const problems = opened.flatMap((one) => one.problems)
      expect(
        problems.filter((problem) => !options.expects?.test(problem)),
        'problems that the journey did not expect',
      ).toEqual([])
    } finally {
      for (const one of opened) await one.close().catch(() => undefined)
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    }
  })
}
