import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { spawnBound } from '../driver/engine.ts'
import { openDisplay } from '../driver/setup.ts'

const driver = fileURLToPath(new URL('driver.py', import.meta.url))
/** Its `sitecustomize.py` is run by Orca. */
const voice = fileURLToPath(new URL('voice', import.meta.url))
const PATIENCE = 60_000
/** Of a small phone, in CSS pixels: the width that WCAG asks a page to fit in. */
const WIDTH = 320
/** Without a window manager, a kiosk's window takes nine tenths of it. */
const SCREEN = '356x890'
/** A window of Firefox is at least 500 pixels wide otherwise. */
const windowStyle =
  ':root, #navigator-toolbox { min-width: 0 !important; min-height: 0 !important }'
/** The last words of every page. */
const LAST_WORDS = 'or any government body.'
/** After it Orca has nothing to read: it looked at the page before that was drawn. */
const SILENCE = 10_000

/** Twice the size of text that a person has not changed. */
const settings = {
  // Reads `userChrome.css`.
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'font.size.variable.x-western': 32,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  // Orca would say of a new tab, which Firefox loads ahead, that it has loaded.
  'browser.newtab.preload': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'widget.use-xdg-desktop-portal.file-picker': 0,
  'browser.download.useDownloadDir': true,
}

/** What is said of each key would hide what is said of the page. */
const orcaSettings = {
  general: { enableKeyEcho: false, enableBraille: false },
  profiles: { default: { profile: ['Default', 'default'], enableKeyEcho: false } },
}

/** A session bus that starts no services: the usual ones outlast it. */
const busConfig = `<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>`

/** An element by its role, as AT-SPI calls it, and its name, of which an ellipsis stands for the rest. */
export interface Named {
  role: string
  name: string
  /** Which of several, from 0. */
  at?: number
}

interface Found {
  states: readonly string[]
  text: string | null
  description: string
}

/** As in 2026-11-20. */
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** A person who hears the page and uses its elements by their roles and names. */
export class ScreenReader {
  readonly #process
  readonly #answers
  readonly #folder: string
  readonly #end: () => void
  private constructor(process: ReturnType<typeof spawnBound>, folder: string, end: () => void) {
    this.#process = process
    this.#folder = folder
    this.#end = end
    if (!process.stdout) throw new Error('The driver has no output.')
    this.#answers = createInterface({ input: process.stdout })[Symbol.asyncIterator]()
  }

  /** Opens a page in Firefox with Orca, on a display of its own. @param folder an empty one, for its files */
  static async open(address: string, folder: string): Promise<ScreenReader> {
    const profile = `${folder}/profile`
    await mkdir(`${profile}/chrome`, { recursive: true })
    await writeFile(`${profile}/chrome/userChrome.css`, windowStyle)
    await mkdir(`${folder}/.local/share/orca`, { recursive: true })
    await mkdir(`${folder}/run`, { mode: 0o700 })
    const lines = Object.entries(settings).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    )
    await writeFile(`${profile}/user.js`, lines.join('\n'))
    await writeFile(
      `${folder}/.local/share/orca/user-settings.conf`,
      JSON.stringify({ ...orcaSettings, pronunciations: {}, keybindings: {} }),
    )
    await writeFile(`${folder}/bus.conf`, busConfig)
    const display = await openDisplay(SCREEN)
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
      await reader.hears('Finished loading')
      // It reads the whole page. Until it has, it takes keys for its own, and loses the focus when it begins.
      await reader.#hearsPage()
      await reader.rests()
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
    const answer = await this.#answers.next()
    if (answer.done) throw new Error('The driver has ended.')
    const { value, failed } = JSON.parse(answer.value) as {
      value?: unknown
      failed?: string
    }
    if (failed !== undefined) throw new Error(failed)
    return value
  }

  /** Waits until the element is there. */
  async finds(element: Named): Promise<Found> {
    const end = Date.now() + PATIENCE
    for (;;) {
      const found = await this.#ask('find', element).catch(() => null)
      if (found) return found as Found
      if (Date.now() > end) break
      await wait(200)
    }
    const tree = await this.tree().catch(() => [])
    throw new Error(`Never came: ${element.role} “${element.name}”\n${tree.join('\n')}`)
  }

  /** The elements of the page that have a name, in their order. */
  async tree(): Promise<readonly string[]> {
    return (await this.#ask('tree')) as readonly string[]
  }

  /** Chooses an option of a list by typing it. */
  async choose(element: Named, option: string) {
    await this.focus(element)
    await this.type(option)
  }

  /** Types a day into the field of a date that is first on the page. */
  async typeDate(day: Date) {
    const [year, month, date] = dayOf(day).split('-')
    await this.focus({ role: 'spin button', name: 'Month' })
    await this.type(`${month}${date}${year}`)
  }

  /** Puts the focus on the element and presses the key that uses it. */
  async use(element: Named) {
    await this.focus(element)
    await this.press(element.role === 'link' ? 'Enter' : 'Space')
  }

  async focus(element: Named) {
    await this.finds(element)
    await this.#ask('focus', element)
    const end = Date.now() + PATIENCE
    while (!(await this.finds(element)).states.includes('focused')) {
      if (Date.now() > end) throw new Error(`${element.role} “${element.name}” got no focus.`)
      await wait(100)
    }
    await this.rests()
  }

  /** Types into the field. */
  async fill(element: Named, text: string) {
    await this.focus(element)
    await this.#ask('type', { text })
    await this.rests()
  }

  async press(key: 'Enter' | 'Tab' | 'Escape' | 'Space' | 'ArrowDown' | 'Home') {
    await this.#ask('press', { text: key })
    await this.rests()
  }

  /** Types without a change of the focus. */
  async type(text: string) {
    await this.#ask('type', { text })
    await this.rests()
  }

  /** All that Orca has said, in its order. */
  async spoken(): Promise<readonly string[]> {
    const text = await readFile(`${this.#folder}/speech.txt`, 'utf8').catch(() => '')
    return text.trim().split('\n')
  }

  /** Waits until Orca has said something that has this in it. */
  async hears(words: string) {
    const end = Date.now() + PATIENCE
    while (!(await this.spoken()).some((said) => said.includes(words))) {
      if (Date.now() > end)
        throw new Error(`Never said: ${words}\n${(await this.spoken()).join('\n')}`)
      await wait(100)
    }
  }

  /** Waits until Orca has read the page to its end. */
  async #hearsPage() {
    let lines = 0
    for (let end = Date.now() + SILENCE; Date.now() < end; await wait(100)) {
      const said = await this.spoken()
      if (said.some((line) => line.includes(LAST_WORDS))) return
      if (said.length > lines) end = Date.now() + SILENCE
      lines = said.length
    }
  }

  /** Waits until Orca has nothing more to say, as a person does before the next key. */
  async rests() {
    for (let before = -1, now = 0; now !== before;) {
      before = now
      await wait(700)
      now = (await this.spoken()).length
    }
  }
}
