import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { spawnBound } from '../driver/engine.ts'
import { openDisplay } from '../driver/setup.ts'

const driver = fileURLToPath(new URL('driver.py', import.meta.url))
/** Orca's Python runs the `sitecustomize.py` in this folder. */
const voice = fileURLToPath(new URL('voice', import.meta.url))
const TIMEOUT_MS = 60_000
/** The viewport width in CSS pixels: the narrowest that WCAG requires a page to support. */
const WIDTH = 320
/** The display size. Without a window manager, Firefox's kiosk window takes nine tenths of it. */
const DISPLAY_SIZE = '356x890'
/** Otherwise a Firefox window is at least 500 pixels wide. */
const windowStyle =
  ':root, #navigator-toolbox { min-width: 0 !important; min-height: 0 !important }'
/** The last words of every page. */
const LAST_WORDS = 'or any government body.'
/** After this much silence, Orca is not reading the page: it looked at the page before it rendered. */
const SILENCE_MS = 10_000

/** Firefox preferences. The font size is twice the default. */
const preferences = {
  // Makes Firefox read `userChrome.css`.
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'font.size.variable.x-western': 32,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  // Orca would announce the preloaded new tab page.
  'browser.newtab.preload': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'widget.use-xdg-desktop-portal.file-picker': 0,
  'browser.download.useDownloadDir': true,
}

/** Without key echo, which would hide what Orca says about the page. */
const orcaSettings = {
  general: { enableKeyEcho: false, enableBraille: false },
  profiles: { default: { profile: ['Default', 'default'], enableKeyEcho: false } },
}

/** A session bus that starts no services, as the usual ones keep running after it ends. */
const busConfig = `<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>`

/** An element by its AT-SPI role and its name. A name that ends with an ellipsis is a prefix. */
export interface NamedElement {
  role: string
  name: string
  /** The index among the matches, from 0. */
  at?: number
}

interface FoundElement {
  states: readonly string[]
  text: string | null
  description: string
}

/** Firefox with the screen reader Orca. Finds elements by role and name, sends keys and records what Orca says. */
export class ScreenReader {
  readonly #process
  readonly #replies
  readonly #folder: string
  readonly #end: () => void
  private constructor(process: ReturnType<typeof spawnBound>, folder: string, end: () => void) {
    this.#process = process
    this.#folder = folder
    this.#end = end
    if (!process.stdout) throw new Error('The driver has no output.')
    this.#replies = createInterface({ input: process.stdout })[Symbol.asyncIterator]()
  }

  /** Opens a page in Firefox with Orca on its own display. @param folder an empty folder for their files */
  static async open(address: string, folder: string): Promise<ScreenReader> {
    const profile = `${folder}/profile`
    await mkdir(`${profile}/chrome`, { recursive: true })
    await writeFile(`${profile}/chrome/userChrome.css`, windowStyle)
    await mkdir(`${folder}/.local/share/orca`, { recursive: true })
    await mkdir(`${folder}/run`, { mode: 0o700 })
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    )
    await writeFile(`${profile}/user.js`, lines.join('\n'))
    await writeFile(
      `${folder}/.local/share/orca/user-settings.conf`,
      JSON.stringify({ ...orcaSettings, pronunciations: {}, keybindings: {} }),
    )
    await writeFile(`${folder}/bus.conf`, busConfig)
    const display = await openDisplay(DISPLAY_SIZE)
    const session = spawnBound(
      'dbus-run-session',
      [`--config-file=${folder}/bus.conf`, '--', '/usr/bin/python3', driver, address, folder],
      {
        detached: true,
        stdio: ['pipe', 'pipe', 'ignore'],
        env: {
          ...process.env,
          DISPLAY: display.name,
          HOME: folder,
          XDG_RUNTIME_DIR: `${folder}/run`,
          PYTHONPATH: voice,
          TEST_SPEECH: `${folder}/speech.txt`,
          GNOME_ACCESSIBILITY: '1',
          GTK_MODULES: 'gail:atk-bridge',
          LC_ALL: 'C.UTF-8',
        },
      },
    )
    const reader = new ScreenReader(session, folder, () => {
      if (session.pid !== undefined) process.kill(-session.pid, 'SIGKILL')
      display.process.kill()
    })
    try {
      await reader.waitForSpeech('Finished loading')
      // Orca reads the whole page. Until it is done, it takes keys as commands, and it drops the focus when it begins.
      await reader.#waitForPageEnd()
      await reader.waitForSilence()
      const width = await reader.#ask('width')
      if (width !== WIDTH) throw new Error(`The page is ${String(width)} pixels wide.`)
      return reader
    } catch (error) {
      reader.close()
      throw error
    }
  }

  close() {
    this.#end()
  }

  async #ask(command: string, options: object = {}): Promise<unknown> {
    this.#process.stdin?.write(`${JSON.stringify({ command, ...options })}\n`)
    const reply = await this.#replies.next()
    if (reply.done) throw new Error('The driver has ended.')
    const { value, failed } = JSON.parse(reply.value) as {
      value?: unknown
      failed?: string
    }
    if (failed !== undefined) throw new Error(failed)
    return value
  }

  /** Waits until the element is in the accessibility tree. */
  async waitFor(element: NamedElement): Promise<FoundElement> {
    const end = Date.now() + TIMEOUT_MS
    for (;;) {
      const found = await this.#ask('find', element).catch(() => null)
      if (found) return found as FoundElement
      if (Date.now() > end) break
      await wait(200)
    }
    const tree = await this.tree().catch(() => [])
    throw new Error(`Not found: ${element.role} “${element.name}”\n${tree.join('\n')}`)
  }

  /** The named elements of the page, in document order. */
  async tree(): Promise<readonly string[]> {
    return (await this.#ask('tree')) as readonly string[]
  }

  /** Selects an option of a list by typing its label. */
  async choose(element: NamedElement, option: string) {
    await this.focus(element)
    await this.type(option)
  }

  /** Types a day into the first date field of the page. */
  async typeDate(day: Date) {
    const [year, month, date] = day.toISOString().slice(0, 10).split('-')
    await this.focus({ role: 'spin button', name: 'Month' })
    await this.type(`${month}${date}${year}`)
  }

  /** Focuses the element and presses the key that activates it. */
  async activate(element: NamedElement) {
    await this.focus(element)
    await this.press(element.role === 'link' ? 'Enter' : 'Space')
  }

  async focus(element: NamedElement) {
    await this.waitFor(element)
    await this.#ask('focus', element)
    const end = Date.now() + TIMEOUT_MS
    while (!(await this.waitFor(element)).states.includes('focused')) {
      if (Date.now() > end)
        throw new Error(`${element.role} “${element.name}” did not get the focus.`)
      await wait(100)
    }
    await this.waitForSilence()
  }

  /** Focuses a field and types into it. */
  async fill(element: NamedElement, text: string) {
    await this.focus(element)
    await this.#ask('type', { text })
    await this.waitForSilence()
  }

  async press(key: 'Enter' | 'Tab' | 'Escape' | 'Space' | 'ArrowDown' | 'Home') {
    await this.#ask('press', { text: key })
    await this.waitForSilence()
  }

  /** Types into the focused element. */
  async type(text: string) {
    await this.#ask('type', { text })
    await this.waitForSilence()
  }

  /** Everything that Orca has said, in order. */
  async spoken(): Promise<readonly string[]> {
    const text = await readFile(`${this.#folder}/speech.txt`, 'utf8').catch(() => '')
    return text.trim().split('\n')
  }

  /** Waits until Orca has said something that includes this. */
  async waitForSpeech(words: string) {
    const end = Date.now() + TIMEOUT_MS
    while (!(await this.spoken()).some((said) => said.includes(words))) {
      if (Date.now() > end)
        throw new Error(`Never said: ${words}\n${(await this.spoken()).join('\n')}`)
      await wait(100)
    }
  }

  /** Waits until Orca has read the page to its end. */
  async #waitForPageEnd() {
    let lines = 0
    for (let end = Date.now() + SILENCE_MS; Date.now() < end; await wait(100)) {
      const said = await this.spoken()
      if (said.some((line) => line.includes(LAST_WORDS))) return
      if (said.length > lines) end = Date.now() + SILENCE_MS
      lines = said.length
    }
  }

  /** Waits until Orca stops speaking, as a user does before the next key. */
  async waitForSilence() {
    for (let before = -1, now = 0; now !== before;) {
      before = now
      await wait(700)
      now = (await this.spoken()).length
    }
  }
}
