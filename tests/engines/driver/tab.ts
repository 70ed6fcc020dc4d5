import { setTimeout as wait } from 'node:timers/promises'
import { findElement, serializeTarget, type SerializedStep, type Target } from './find-element.ts'

/** Long, so that a slow machine does not fail a test. */
const TIMEOUT_MS = 30_000

/** A URL of the site where no script runs. */
export const EMPTY_PAGE = '/robots.txt'

export type Key = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown' | 'Space' | 'Backspace'
/** A key, or a modifier and a key. */
export type Press = Key | readonly ['Control' | 'Shift', string]

/**
 * A tab of a real browser. Each engine's driver implements the abstract part. A function for the page is sent as
 * source, so it cannot use outer variables.
 */
export abstract class Tab {
  /** @param path a path of the served build, or a full URL */
  abstract goto(path: string): Promise<void>
  abstract reload(): Promise<void>
  abstract back(): Promise<void>
  abstract press(...presses: readonly Press[]): Promise<void>
  /** Types a text key by key. */
  abstract typeText(text: string): Promise<void>
  abstract close(): Promise<void>
  /** The value of an expression in the page. A promise is awaited. */
  protected abstract evaluateExpression(expression: string): Promise<unknown>
  /** Clicks the element that an expression returns. */
  protected abstract clickElement(expression: string): Promise<void>
  protected abstract chooseFileIn(expression: string, path: string): Promise<void>
  /** Types the segments of a date or a time, moving between them as this engine needs. */
  protected abstract typeSegments(segments: readonly string[]): Promise<void>

  /** Runs a function in the page. */
  async evaluate<Argument, Result>(
    pageFunction: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> {
    const call = `(${String(pageFunction)})(${toSource(argument)})`
    return (await this.evaluateExpression(call)) as Result
  }

  /** Runs a function in the page with the target element, or null if there is none. */
  async evaluateOn<Result, Argument = undefined>(
    target: Target,
    pageFunction: (element: Element | null, argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> {
    const call = `(${String(pageFunction)})(${elementOf(target)}, ${toSource(argument)})`
    return (await this.evaluateExpression(call)) as Result
  }

  /** Waits until a check returns true. A check that throws, as on a page that is navigating away, runs again. */
  async waitUntil(check: () => Promise<boolean>, what: string): Promise<void> {
    const end = Date.now() + TIMEOUT_MS
    let result: unknown = false
    for (;;) {
      result = await check().catch((error: unknown) => error)
      if (result === true) return
      if (Date.now() > end) break
      await wait(50)
    }
    const text = await this.text().catch(String)
    const reason = result instanceof Error ? `\n${result.message}` : ''
    throw new Error(`Timed out: ${what}${reason}\nText of the page: ${text.slice(0, 1_500)}`)
  }

  isVisible(target: Target): Promise<boolean> {
    return this.evaluateOn(target, (element) => element !== null)
  }

  /** Waits until the target is visible. */
  waitForVisible(target: Target): Promise<void> {
    return this.waitUntil(() => this.isVisible(target), `${describe(target)} is visible`)
  }

  /** Waits until the target is absent or hidden. */
  waitForHidden(target: Target): Promise<void> {
    const isHidden = async () => !(await this.isVisible(target))
    return this.waitUntil(isHidden, `${describe(target)} is not visible`)
  }

  /** Waits until the target has the focus. */
  waitForFocus(target: Target): Promise<void> {
    const isActive = () =>
      this.evaluateOn(target, (element) => element !== null && element === document.activeElement)
    return this.waitUntil(isActive, `${describe(target)} has the focus`)
  }

  /** Waits until the field has this value. */
  waitForValue(target: Target, value: string): Promise<void> {
    const hasValue = async () => (await this.inputValue(target)) === value
    return this.waitUntil(hasValue, `${describe(target)} has the value “${value}”`)
  }

  inputValue(target: Target): Promise<string | undefined> {
    return this.evaluateOn(target, (element) =>
      element && 'value' in element ? String(element.value) : undefined,
    )
  }

  /** Waits until the URL ends with this. */
  waitForUrl(ending: string): Promise<void> {
    const isAtUrl = async () => (await this.evaluate(() => location.href, null)).endsWith(ending)
    return this.waitUntil(isAtUrl, `the URL ends with ${ending}`)
  }

  async click(target: Target): Promise<void> {
    // The prerendered page is replaced once its code has loaded, so an element may be gone when it is clicked.
    const click = () => this.clickElement(elementOf(target)).then(() => true)
    await this.waitUntil(click, `${describe(target)} is clicked`)
  }

  /** Focuses the target and selects its text. */
  async focus(target: Target): Promise<void> {
    await this.waitForVisible(target)
    await this.evaluateOn(target, (element) => {
      if (!(element instanceof HTMLElement)) return
      element.scrollIntoView({ block: 'center' })
      element.focus()
      if (element instanceof HTMLTextAreaElement) element.select()
      if (element instanceof HTMLInputElement) element.select()
    })
  }

  /** Replaces the text of a field by typing. */
  async fill(target: Target, text: string): Promise<void> {
    await this.focus(target)
    await this.typeText(text)
  }

  /** Types a day in US order. @param day as in 2026-11-20 */
  async typeDate(target: Target, day: string): Promise<void> {
    const [year = '', month = '', date = ''] = day.split('-')
    await this.focus(target)
    await this.typeSegments([month, date, year])
  }

  /** Types a time in US format. @param time as in 02:30 PM */
  async typeTime(target: Target, time: string): Promise<void> {
    await this.focus(target)
    await this.typeSegments(time.split(/[: ]/))
  }

  /** Selects an option of a native select by its label. */
  selectOption(target: Target, label: string): Promise<void> {
    const selectByLabel = () =>
      this.evaluateOn(
        target,
        (select, wanted) => {
          if (!(select instanceof HTMLSelectElement)) return false
          const option = [...select.options].find(({ label }) => label === wanted)
          if (!option) return false
          select.focus()
          option.selected = true
          select.dispatchEvent(new Event('input', { bubbles: true }))
          select.dispatchEvent(new Event('change', { bubbles: true }))
          return true
        },
        label,
      )
    return this.waitUntil(selectByLabel, `${describe(target)} has the option “${label}”`)
  }

  async chooseFile(target: Target, path: string): Promise<void> {
    await this.waitForVisible(target)
    await this.chooseFileIn(elementOf(target), path)
  }

  /** Waits until the stored value of a key passes a check. */
  async waitForStored(key: string, isExpected: (value: unknown) => boolean) {
    const isStored = async () => isExpected(await this.stored(key))
    await this.waitUntil(isStored, `${key} is stored`)
  }

  /** All visible text of the page. */
  text(): Promise<string> {
    return this.evaluate(() => document.body.innerText, null)
  }

  /** Stores values before the app starts, from a page of the site without scripts. */
  async seed(values: Readonly<Record<string, unknown>>) {
    await this.goto(EMPTY_PAGE)
    await this.evaluate((values) => {
      for (const [key, value] of Object.entries(values)) {
        localStorage.setItem(key, JSON.stringify(value))
      }
    }, values)
  }

  /** The parsed value of a key in local storage, or null. */
  async stored(key: string): Promise<unknown> {
    const text = await this.evaluate((key) => localStorage.getItem(key), key)
    return text === null ? null : JSON.parse(text)
  }

  /** Waits for a live region whose text begins with this. */
  waitForAnnouncement(beginning: string): Promise<void> {
    const isAnnounced = () =>
      this.evaluate(
        (beginning) =>
          [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
            textContent.startsWith(beginning),
          ),
        beginning,
      )
    return this.waitUntil(isAnnounced, `“${beginning}” is announced`)
  }
}

const toSource = (value: unknown) => (value === undefined ? 'undefined' : JSON.stringify(value))

function elementOf(target: Target): string {
  const steps: readonly SerializedStep[] = serializeTarget(target)
  return `(${String(findElement)})(${JSON.stringify(steps)})`
}

const describe = (target: Target) =>
  JSON.stringify(target, (_, value: unknown) => (value instanceof RegExp ? String(value) : value))
