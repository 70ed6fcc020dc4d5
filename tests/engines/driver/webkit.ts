import type { ChildProcess } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { browserZone } from '../../support/browser-day.ts'
import { findFreePort } from '../../support/free-port.mjs'
import { environment, spawnBound, type Engine, type EngineOptions } from './engine.ts'
import { Tab, type Key, type Press } from './tab.ts'

/** The key under which WebDriver sends the id of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const browser = fileURLToPath(new URL('webkit-browser.py', import.meta.url))

/** What WebDriver calls the keys that are no character. */
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

/** Opens WebKitGTK, the engine of Safari, through its own WebDriver. */
export async function openWebKit(options: EngineOptions): Promise<Engine> {
  const { address, profile, downloads, isPrivate, initScript } = options
  const scriptFile = `${profile}.js`
  await writeFile(scriptFile, initScript)
  const port = await findFreePort()
  const driver = spawnBound('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    // A group of its own, in which all its processes stay: a kill ends them at once.
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...environment(options),
      TZ: browserZone,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      TEST_PROFILE: isPrivate ? '' : profile,
      TEST_DOWNLOADS: downloads,
      TEST_INIT_SCRIPT: scriptFile,
    },
  })
  const problems: string[] = []
  driver.stdout?.setEncoding('utf8').on('data', (text: string) => {
    problems.push(...text.split('\n').filter((line) => /^CONSOLE.* ERROR/.test(line)))
  })
  const session = new Session(`http://127.0.0.1:${port}`, driver)
  await session.start()
  return {
    tab: new WebKitTab(session, await session.currentWindow(), address),
    openTab: async () => new WebKitTab(session, await session.openWindow(), address),
    problems,
    kill: () => session.kill(),
    close: async () => {
      await session.end()
      await session.kill()
    },
  }
}

/** A session of WebDriver: one command after the other, each in the window that it is for. */
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
    const turn = this.#last.then(async () => {
      if (window !== this.#window) {
        await this.#ask('POST', `${this.#path}/window`, { handle: window })
        this.#window = window
      }
      return this.#ask(method, this.#path + path, body)
    })
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async end() {
    await this.#ask('DELETE', this.#path).catch(() => undefined)
  }

  async kill() {
    const { pid } = this.#driver
    if (pid === undefined) return
    try {
      process.kill(-pid, 'SIGKILL')
      // The next browser must not meet a dying one at the files of the profile.
      for (;;) {
        process.kill(-pid, 0)
        await wait(5)
      }
    } catch {
      // The group has ended.
    }
  }

  async #ask(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(this.#root + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(60_000),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (isError(value)) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
}

const isError = (value: unknown): value is { error: string; message: string } =>
  typeof value === 'object' && value !== null && 'error' in value && 'message' in value

class WebKitTab extends Tab {
  readonly #session: Session
  readonly #window: string
  readonly #address: string
  constructor(session: Session, window: string, address: string) {
    super()
    this.#session = session
    this.#window = window
    this.#address = address
  }
  async goto(path: string) {
    await this.#ask('/url', { url: new URL(path, this.#address).href })
  }
  async reload() {
    await this.#ask('/refresh', {})
  }
  async back() {
    await this.#ask('/back', {})
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
  protected async run(expression: string): Promise<unknown> {
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
  /** WebKit waits for the Tab key between the parts of a date. */
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
    if (!found) throw new Error('The element has gone.')
    return found[ELEMENT]
  }
  async #keys(actions: readonly object[]) {
    await this.#ask('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  #ask(path: string, body: object): Promise<unknown> {
    return this.#session.ask(this.#window, 'POST', path, body)
  }
}
