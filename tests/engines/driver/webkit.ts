import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { browserZone } from '../../support/browser-day.ts'
import { findFreePort } from '../../support/free-port'
import { environment, spawnBound, type Engine, type EngineOptions } from './engine.ts'
import { openDisplay } from './setup.ts'
import { EMPTY_PAGE, Tab, type Key, type Press } from './tab.ts'

/** The property that carries an element's id in WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const browser = fileURLToPath(new URL('webkit-browser.py', import.meta.url))

/** The WebDriver codes of the named keys. */
const codes: Readonly<Record<Key | 'Control' | 'Shift', string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  Control: '\uE009',
  Shift: '\uE008',
  Space: ' ',
}
const isNamed = (key: string): key is keyof typeof codes => key in codes
const codeOf = (key: string) => (isNamed(key) ? codes[key] : key)

/** Opens WebKitGTK, the engine of Safari, through WebKitWebDriver. */
export async function openWebKit(options: EngineOptions): Promise<Engine> {
  const { address, profile, downloads, isPrivate, initScript } = options
  const scriptFile = `${profile}.js`
  await writeFile(scriptFile, initScript)
  const port = await findFreePort()
  const consoleFile = `${profile}-${port}.log`
  // Each browser has its own display, as only one window of a display has the focus.
  const display = await openDisplay('1280x1024')
  const driver = spawnBound('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    // Starts a process group, so that one signal kills all of the browser's processes.
    detached: true,
    stdio: 'ignore',
    env: {
      ...environment,
      DISPLAY: display.name,
      TZ: browserZone,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      TEST_PROFILE: isPrivate ? '' : profile,
      TEST_DOWNLOADS: downloads,
      TEST_INIT_SCRIPT: scriptFile,
      TEST_CONSOLE: consoleFile,
    },
  })
  const session = new Session(`http://127.0.0.1:${port}`, driver)
  await session.start()
  const output = new ConsoleFile(consoleFile)
  return {
    tab: new WebKitTab(session, await session.currentWindow(), address, output),
    openTab: async () => new WebKitTab(session, await session.openWindow(), address, output),
    get problems() {
      return output.problems
    },
    kill: async () => {
      await session.kill()
      display.process.kill()
    },
    close: async () => {
      await session.end()
      await session.kill()
      display.process.kill()
    },
  }
}

/**
 * Errors that the site does not cause. WebKitGTK is built without manifests, so it does not know their directive, which
 * Safari has supported since version 11. And the policy blocks the stylesheet that WebKit adds to a plain text file.
 */
const ENGINE_ERRORS = new RegExp(
  `directive 'manifest-src'|${EMPTY_PAGE}:.* Refused to apply a stylesheet`,
)

/** Messages of the app about scripts that did not load, and of WebKit about loads that it aborts. */
const FAILED_LOAD = /The page did not start: |Cannot load .* due to access control checks/

/** The console output of all tabs, which the browser appends to a file. */
class ConsoleFile {
  readonly #path: string
  /** The line ranges of the file that were written during navigations. */
  readonly #navigations: { start: number; end: number }[] = []
  constructor(path: string) {
    this.#path = path
  }

  /** Console errors, uncaught exceptions and content security policy violations. */
  get problems(): readonly string[] {
    return this.#lines().flatMap((line, at) => {
      if (!/\bCONSOLE .*ERROR /.test(line) || ENGINE_ERRORS.test(line)) return []
      // WebKit aborts the loads of a page that navigates away, and still logs them.
      const isFromLastPage =
        FAILED_LOAD.test(line) &&
        this.#navigations.some(({ start, end }) => at >= start && at < end)
      return isFromLastPage ? [] : [line]
    })
  }

  /** Records the lines that are logged during a navigation. */
  async recordNavigation(navigate: () => Promise<unknown>) {
    const start = this.#lines().length
    await navigate()
    this.#navigations.push({ start, end: this.#lines().length })
  }

  #lines(): readonly string[] {
    return existsSync(this.#path) ? readFileSync(this.#path, 'utf8').trimEnd().split('\n') : []
  }
}

/** A WebDriver session. It sends one command at a time, each to its window. */
class Session {
  readonly #driver: ChildProcess
  readonly #root: string
  #path = ''
  #window = ''
  #last: Promise<unknown> = Promise.resolve()
  constructor(root: string, driver: ChildProcess) {
    this.#root = root
    this.#driver = driver
  }

  async start() {
    for (let tries = 0; ; tries++) {
      try {
        await this.#ask('GET', '/status')
        break
      } catch (error) {
        if (tries > 200) throw error
        await wait(50)
      }
    }
    const capabilities = {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': { binary: browser, args: [] },
      },
    }
    const { sessionId } = (await this.#ask('POST', '/session', { capabilities })) as {
      sessionId: string
    }
    this.#path = `/session/${sessionId}`
    this.#window = await this.currentWindow()
  }

  async currentWindow() {
    return (await this.#ask('GET', `${this.#path}/window`)) as string
  }

  async openWindow() {
    const { handle } = (await this.#ask('POST', `${this.#path}/window/new`, { type: 'tab' })) as {
      handle: string
    }
    return handle
  }

  /** Sends a command to a window. */
  ask(window: string, method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const result = this.#last.then(async () => {
      if (window !== this.#window) {
        await this.#ask('POST', `${this.#path}/window`, { handle: window })
        this.#window = window
      }
      return this.#ask(method, this.#path + path, body)
    })
    this.#last = result.catch(() => undefined)
    return result
  }

  async end() {
    await this.#ask('DELETE', this.#path).catch(() => undefined)
  }

  async kill() {
    const { pid } = this.#driver
    if (pid === undefined) return
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // The group has ended.
    }
    // The next browser must not share the profile's files with this one.
    while (isGroupRunning(pid)) await wait(5)
  }

  async #ask(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(this.#root + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(60_000),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (isError(value)) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
}

/** Whether a process of a group runs. One that has ended is listed as `Z` until its parent asks how it ended. */
const isGroupRunning = (group: number): boolean =>
  readdirSync('/proc').some((id) => {
    try {
      const [state, , ofGroup] = readFileSync(`/proc/${Number(id)}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return Number(ofGroup) === group && state !== 'Z'
    } catch {
      // It has ended since it was listed, or is no process.
      return false
    }
  })

const isError = (value: unknown): value is { error: string; message: string } =>
  typeof value === 'object' && value !== null && 'error' in value && 'message' in value

class WebKitTab extends Tab {
  readonly #session: Session
  readonly #window: string
  readonly #address: string
  readonly #output: ConsoleFile
  constructor(session: Session, window: string, address: string, output: ConsoleFile) {
    super()
    this.#session = session
    this.#window = window
    this.#address = address
    this.#output = output
  }
  goto(path: string) {
    return this.#leave('/url', { url: new URL(path, this.#address).href })
  }
  reload() {
    return this.#leave('/refresh', {})
  }
  back() {
    return this.#leave('/back', {})
  }
  #leave(path: string, body: object) {
    return this.#output.recordNavigation(() => this.#ask(path, body))
  }
  async press(...presses: readonly Press[]) {
    for (const press of presses) {
      const keys = [press].flat().map(codeOf)
      await this.#keys([
        ...keys.map((value) => ({ type: 'keyDown', value })),
        ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
      ])
    }
  }
  async typeText(text: string) {
    const keys = [...text].map((key) => (key === '\n' ? codes.Enter : key))
    await this.#keys(
      keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  }
  async close() {
    await this.#session.ask(this.#window, 'DELETE', '/window')
  }
  protected async evaluateExpression(expression: string): Promise<unknown> {
    const script = `
      const done = arguments[0]
      Promise.resolve()
        .then(() => ${expression})
        .then((value) => done({ value }), (error) => done({ failed: String(error) }))`
    const answer = (await this.#ask('/execute/async', { script, args: [] })) as {
      value?: unknown
      failed?: string
    }
    if (answer.failed !== undefined) throw new Error(answer.failed)
    return answer.value
  }
  protected async clickElement(expression: string) {
    await this.#ask(`/element/${await this.#element(expression)}/click`, {})
  }
  protected async chooseFileIn(expression: string, path: string) {
    await this.#ask(`/element/${await this.#element(expression)}/value`, { text: path })
  }
  /** WebKit needs the Tab key between the segments of a date. */
  protected async typeSegments(segments: readonly string[]) {
    for (const [at, segment] of segments.entries()) {
      if (at > 0) await this.press('Tab')
      await this.typeText(segment)
    }
  }
  async #element(expression: string): Promise<string> {
    const script = `
      const element = ${expression}
      element?.scrollIntoView({ block: 'center' })
      return element`
    const found = (await this.#ask('/execute/sync', { script, args: [] })) as {
      [ELEMENT]: string
    } | null
    if (!found) throw new Error('The element is gone.')
    return found[ELEMENT]
  }
  async #keys(actions: readonly object[]) {
    await this.#ask('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  #ask(path: string, body: object): Promise<unknown> {
    return this.#session.ask(this.#window, 'POST', path, body)
  }
}
