import { setTimeout as wait } from 'node:timers/promises'
import { findElement, toSent, type SentStep, type Target } from './find-element.ts'

/** Milliseconds that something may take to come. A test fails by what it finds, not by how slow a machine is. */
const PATIENCE = 30_000

/** An address of the site at which nothing runs. */
export const EMPTY_PAGE = '/robots.txt'

export type Key = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown' | 'Space' | 'Backspace'
/** A key, or one with another that is held meanwhile. */
export type Press = Key | readonly ['Control' | 'Shift', string]

/**
 * A tab of a real browser, with what journeys do in it. The driver of an engine implements the abstract
 * part. A function for the page is sent as its source, so it must call nothing outside of itself.
 */
export abstract class Tab {
  /** @param path from the root of the build's preview, or a whole address */
  abstract goto(path: string): Promise<void>
  abstract reload(): Promise<void>
  abstract back(): Promise<void>
  abstract press(...presses: readonly Press[]): Promise<void>
  /** Types a text by its keys. */
  abstract typeText(text: string): Promise<void>
  abstract close(): Promise<void>
  /** The value of an expression in the page, waited for where it is a promise. */
  protected abstract run(expression: string): Promise<unknown>
  /** Clicks the element that an expression gives. */
  protected abstract clickElement(expression: string): Promise<void>
  protected abstract chooseFileIn(expression: string, path: string): Promise<void>
  /** Types the parts of a date or a time, as this engine's field moves from one to the next. */
  protected abstract typeSegments(segments: readonly string[]): Promise<void>

  /** Runs a function in the page. */
  async evaluate<Argument, Result>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> {
    return (await this.run(`(${String(work)})(${toSource(argument)})`)) as Result
  }

  /** Runs a function in the page with the target, or null where there is none. */
  async look<Result, Argument = undefined>(
    target: Target,
    work: (element: Element | null, argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> {
    const call = `(${String(work)})(${elementOf(target)}, ${toSource(argument)})`
    return (await this.run(call)) as Result
  }

  /** Waits until a look at the page says yes. A page that is being left answers no. */
  async until(looks: () => Promise<boolean>, what: string, patience = PATIENCE): Promise<void> {
    const end = Date.now() + patience
    let answer: unknown = false
    for (;;) {
      answer = await looks().catch((error: unknown) => error)
      if (answer === true) return
      if (Date.now() > end) break
      await wait(50)
    }
    const text = await this.text().catch(String)
    const reason = answer instanceof Error ? `\n${answer.message}` : ''
    throw new Error(`Never came: ${what}${reason}\nThe page says: ${text.slice(0, 1_500)}`)
  }

  has(target: Target): Promise<boolean> {
    return this.look(target, (element) => element !== null)
  }

  /** Waits until the target is shown. */
  shows(target: Target): Promise<void> {
    return this.until(() => this.has(target), `${describe(target)} is shown`)
  }

  /** Waits until the target is not shown. */
  hides(target: Target): Promise<void> {
    return this.until(async () => !(await this.has(target)), `${describe(target)} is not shown`)
  }

  /** Waits until the target has the focus. */
  focuses(target: Target): Promise<void> {
    const isActive = () =>
      this.look(target, (one) => one !== null && one === document.activeElement)
    return this.until(isActive, `${describe(target)} has the focus`)
  }

  /** Waits until the field holds this. */
  holds(target: Target, value: string): Promise<void> {
    const isThere = async () => (await this.valueOf(target)) === value
    return this.until(isThere, `${describe(target)} holds “${value}”`)
  }

  valueOf(target: Target): Promise<string | undefined> {
    return this.look(target, (element) =>
      element && 'value' in element ? String(element.value) : undefined,
    )
  }

  /** Waits until the address ends with this. */
  arrives(ending: string): Promise<void> {
    const isThere = async () => (await this.evaluate(() => location.href, null)).endsWith(ending)
    return this.until(isThere, `the address ends with ${ending}`)
  }

  async click(target: Target): Promise<void> {
    // The frame of a page is replaced once its code has come: an element may go as it is clicked.
    const clicks = () => this.clickElement(elementOf(target)).then(() => true)
    await this.until(clicks, `${describe(target)} is clicked`)
  }

  /** Puts the focus on the target, and selects the text that is in it. */
  async focus(target: Target): Promise<void> {
    await this.shows(target)
    await this.look(target, (element) => {
      if (!(element instanceof HTMLElement)) return
      element.scrollIntoView({ block: 'center' })
      element.focus()
      if (element instanceof HTMLTextAreaElement) element.select()
      if (element instanceof HTMLInputElement) element.select()
    })
  }

  /** Types over what is in a field of text. */
  async fill(target: Target, text: string): Promise<void> {
    await this.focus(target)
    await this.typeText(text)
  }

  /** Types a day as people in the United States do. @param day as in 2026-11-20 */
  async typeDate(target: Target, day: string): Promise<void> {
    const [year = '', month = '', date = ''] = day.split('-')
    await this.focus(target)
    await this.typeSegments([month, date, year])
  }

  /** Types a time as people in the United States do. @param time as in 02:30 PM */
  async typeTime(target: Target, time: string): Promise<void> {
    await this.focus(target)
    await this.typeSegments(time.split(/[: ]/))
  }

  /** Chooses an option of a native select by its words. */
  choose(target: Target, words: string): Promise<void> {
    const chooses = () =>
      this.look(
        target,
        (select, words) => {
          if (!(select instanceof HTMLSelectElement)) return false
          const option = [...select.options].find(({ label }) => label === words)
          if (!option) return false
          select.focus()
          option.selected = true
          select.dispatchEvent(new Event('input', { bubbles: true }))
          select.dispatchEvent(new Event('change', { bubbles: true }))
          return true
        },
        words,
      )
    return this.until(chooses, `${describe(target)} has the option “${words}”`)
  }

  async chooseFile(target: Target, path: string): Promise<void> {
    await this.until(() => this.has(target), `${describe(target)} is there`)
    await this.chooseFileIn(elementOf(target), path)
  }

  /** Waits until a look at what is stored finds this. */
  async stores(key: string, isRight: (value: unknown) => boolean) {
    const looks = async () => isRight(await this.stored(key))
    await this.until(looks, `${key} is stored`)
  }

  /** All that can be read on the page. */
  text(): Promise<string> {
    return this.evaluate(() => document.body.innerText, null)
  }

  /** Stores values before the app starts, from an address of the site at which nothing runs. */
  async seed(values: Readonly<Record<string, unknown>>) {
    await this.goto(EMPTY_PAGE)
    await this.evaluate((values) => {
      for (const [key, value] of Object.entries(values)) {
        localStorage.setItem(key, JSON.stringify(value))
      }
    }, values)
  }

  /** What local storage has under a key, parsed; null where there is nothing. */
  async stored(key: string): Promise<unknown> {
    const text = await this.evaluate((key) => localStorage.getItem(key), key)
    return text === null ? null : JSON.parse(text)
  }

  /** Waits until the live region says something that begins with this. */
  hears(beginning: string): Promise<void> {
    const isSaid = () =>
      this.evaluate(
        (beginning) =>
          [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
            textContent.startsWith(beginning),
          ),
        beginning,
      )
    return this.until(isSaid, `it says “${beginning}”`)
  }
}

const toSource = (value: unknown) => (value === undefined ? 'undefined' : JSON.stringify(value))

function elementOf(target: Target): string {
  const steps: readonly SentStep[] = toSent(target)
  return `(${String(findElement)})(${JSON.stringify(steps)})`
}

const describe = (target: Target) =>
  JSON.stringify(target, (_, value: unknown) => (value instanceof RegExp ? String(value) : value))
