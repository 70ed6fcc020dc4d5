import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
// The newest Playwright that works with Firefox ESR 153: later ones send BiDi commands that it lacks.
import {
  firefox,
  type Browser,
  type BrowserContext,
  type JSHandle,
  type Page,
} from 'playwright-for-esr'
import { browserZone } from '../../support/browser-day.ts'
import { environment, type Engine, type EngineOptions } from './engine.ts'
import { Tab, type Press } from './tab.ts'

const launchOptions = { channel: 'moz-firefox', executablePath: '/usr/bin/firefox-esr' }
const phone = { viewport: { width: 390, height: 844 } }

/** Firefox takes seconds to start, so journeys that need no profile of their own share one browser. */
let shared: Promise<Browser> | undefined

/** Opens stock Firefox ESR through WebDriver BiDi. */
export async function openFirefox(options: EngineOptions): Promise<Engine> {
  const { address, profile, downloads, isPrivate, isShared, preferences, initScript } = options
  const env = { ...environment, TZ: browserZone }
  const context = isShared
    ? await (await (shared ??= firefox.launch({ ...launchOptions, env }))).newContext(phone)
    : await firefox.launchPersistentContext(profile, {
        ...launchOptions,
        ...phone,
        env,
        downloadsPath: downloads,
        firefoxUserPrefs: { 'browser.privatebrowsing.autostart': isPrivate, ...preferences },
      })
  if (initScript) await context.addInitScript(initScript)
  const problems: string[] = []
  const [page = await context.newPage()] = context.pages()
  return {
    tab: new FirefoxTab(page, address, problems),
    openTab: async () => new FirefoxTab(await context.newPage(), address, problems),
    problems,
    kill: () => kill(context, profile),
    close: () => context.close(),
  }
}

/** Closes the shared Firefox. */
export async function closeFirefox() {
  await (await shared)?.close()
}

/** Messages of the app and of Firefox about scripts that did not load. BiDi reports only the class of an error. */
const FAILED_LOAD =
  /^(The page did not start: )?Error$|^Failed to load .* A ServiceWorker intercepted/

export class FirefoxTab extends Tab {
  readonly #page: Page
  readonly #address: string
  #isLeaving = false
  /** @param problems receives the console errors and uncaught exceptions of the pages */
  constructor(page: Page, address: string, problems: string[]) {
    super()
    this.#page = page
    this.#address = address
    // Firefox aborts the loads of a page that navigates away, and the page still logs an error.
    const isFromLastPage = (text: string) => this.#isLeaving && FAILED_LOAD.test(text)
    page.on('console', (message) => {
      if (message.type() !== 'error' || isFromLastPage(message.text())) return
      problems.push(message.text())
    })
    page.on('pageerror', ({ message }) => {
      if (!isFromLastPage(message)) problems.push(`Uncaught: ${message}`)
    })
  }
  goto(path: string) {
    return this.#leave(() => this.#page.goto(new URL(path, this.#address).href))
  }
  reload() {
    return this.#leave(() => this.#page.reload())
  }
  back() {
    // Not `page.goBack`, which waits for a load event: a page from the back/forward cache has none.
    return this.#leave(() => this.#page.evaluate(() => void setTimeout(() => history.back())))
  }
  async #leave(navigate: () => Promise<unknown>) {
    this.#isLeaving = true
    await navigate()
    this.#isLeaving = false
  }
  async press(...presses: readonly Press[]) {
    for (const press of presses) {
      await this.#page.keyboard.press(typeof press === 'string' ? press : press.join('+'))
    }
  }
  typeText(text: string) {
    return this.#page.keyboard.type(text)
  }
  close() {
    return this.#page.close()
  }
  /** The page as a PDF in US Letter size. */
  pdf(): Promise<Uint8Array> {
    // Playwright sends inches, and BiDi reads them as centimeters.
    return this.#page.pdf({ width: '21.59in', height: '27.94in' })
  }
  protected evaluateExpression(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression)
  }
  protected async clickElement(expression: string) {
    await (await this.#element(expression)).click()
  }
  protected async chooseFileIn(expression: string, path: string) {
    await (await this.#element(expression)).setInputFiles(path)
  }
  /** Firefox moves to the next segment of a date by itself. */
  protected typeSegments(segments: readonly string[]) {
    return this.typeText(segments.join(''))
  }
  async #element(expression: string) {
    const handle: JSHandle<Node | null> = await this.#page.evaluateHandle(expression)
    const element = handle.asElement()
    if (!element) throw new Error('The element is gone.')
    return element
  }
}

/** Kills all processes of the Firefox on a profile, and waits until they have ended. */
async function kill(context: BrowserContext, profile: string) {
  const closed = context.waitForEvent('close')
  const processes = processesOf(profile)
  if (processes.length === 0) throw new Error(`No Firefox runs on ${profile}.`)
  for (const id of processes) process.kill(id, 'SIGKILL')
  await closed
  while (processesOf(profile).length > 0) await wait(5)
}

/** The processes whose command line contains this profile. */
function processesOf(profile: string): readonly number[] {
  const ids = readdirSync('/proc').map(Number).filter(Boolean)
  return ids.filter((id) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(profile)
    } catch {
      return false
    }
  })
}
