/** How a journey names an element: by role and name, by label, by text or by CSS. A list looks within each before. */
export type Step =
  | { role: Role; name?: Words; nth?: number }
  | { label: Words; nth?: number }
  | { text: Words; nth?: number }
  | { css: string; nth?: number }
export type Target = Step | readonly Step[]

/** A text is the whole name; of a text in the page it is a part. */
export type Words = string | RegExp

export type Role =
  | 'button'
  | 'link'
  | 'tab'
  | 'checkbox'
  | 'radio'
  | 'switch'
  | 'dialog'
  | 'option'
  | 'heading'
  | 'form'

/** A regular expression does not pass through the protocols: its source does. */
interface SentWords {
  source: string
  flags: string
}
export interface SentStep {
  role?: Role
  name?: SentWords
  label?: SentWords
  text?: SentWords
  css?: string
  nth?: number
}

/** The steps as they are sent to the page. */
export function toSent(target: Target): readonly SentStep[] {
  const steps: readonly Step[] = 'length' in target ? target : [target]
  return steps.map((step) => {
    const { nth } = step
    if ('role' in step)
      return { role: step.role, nth, ...(step.name && { name: whole(step.name) }) }
    // The star of a required field is no part of its name.
    if ('label' in step) return { label: whole(step.label, '(?: \\*)?'), nth }
    if ('text' in step) return { text: part(step.text), nth }
    return { css: step.css, nth }
  })
}

function whole(words: Words, ending = ''): SentWords {
  if (typeof words !== 'string') return { source: words.source, flags: words.flags }
  return { source: `^${literally(words)}${ending}$`, flags: '' }
}

function part(words: Words): SentWords {
  if (typeof words !== 'string') return { source: words.source, flags: words.flags }
  return { source: literally(words), flags: '' }
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Runs in the page, so it calls nothing of this file. @returns the first visible element, or null */
export function findElement(steps: readonly SentStep[]): Element | null {
  const roles: Readonly<Record<Role, string>> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    tab: '[role=tab]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    radio: 'input[type=radio], [role=radio]',
    switch: '[role=switch]',
    dialog: '[role=dialog], [role=alertdialog], dialog[open]',
    option: '[role=option]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    form: 'form',
  }
  const trimmed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : []
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const named = labelledBy.map((id) => document.getElementById(id))
    const sources = named.length > 0 ? named : labels
    const own = element.getAttribute('aria-label')
    if (named.length === 0 && own !== null) return trimmed(own)
    if (sources.length > 0) return trimmed(sources.map((one) => one?.textContent).join(' '))
    return trimmed(element.textContent)
  }
  const matches = (text: string, words: SentWords | undefined) =>
    !words || new RegExp(words.source, words.flags).test(text)
  const isHit = (element: Element, { role, name, label, text }: SentStep) => {
    // What a closed disclosure hides has a place, too.
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    if (element.getClientRects().length === 0) return false
    if (role) return matches(nameOf(element), name)
    if (label) return matches(nameOf(element), label)
    if (!text) return true
    const has = (one: Element) => matches(trimmed(one.textContent), text)
    // The innermost element that holds the text.
    return has(element) && ![...element.children].some(has)
  }

  let roots: (Document | Element)[] = [document]
  for (const step of steps) {
    const fields = step.label && 'input, select, textarea, [role=switch], [role=combobox]'
    const css = step.css ?? (step.role && roles[step.role]) ?? fields ?? 'body *'
    const found = roots.flatMap((root) => [...root.querySelectorAll(css)])
    const hits = found.filter((element) => isHit(element, step))
    roots = step.nth === undefined ? hits : hits.slice(step.nth, step.nth + 1)
  }
  const [first] = roots
  return first instanceof Element ? first : null
}
