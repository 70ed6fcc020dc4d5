/** One step of a locator: by role and name, label, text or CSS. In a list, each step searches within the one before. */
export type Step =
  | { role: Role; name?: TextMatch; nth?: number }
  | { label: TextMatch; nth?: number }
  | { text: TextMatch; nth?: number }
  | { css: string; nth?: number }
export type Target = Step | readonly Step[]

/** A string matches a whole name or label, but any part of a text. */
export type TextMatch = string | RegExp

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

/** A regular expression in a serializable form, as the protocols cannot send a RegExp. */
interface SerializedPattern {
  source: string
  flags: string
}
export interface SerializedStep {
  role?: Role
  name?: SerializedPattern
  label?: SerializedPattern
  text?: SerializedPattern
  css?: string
  nth?: number
}

/** The steps in the form that is sent to the page. */
export function serializeTarget(target: Target): readonly SerializedStep[] {
  const steps: readonly Step[] = 'length' in target ? target : [target]
  return steps.map((step) => {
    const { nth } = step
    if ('role' in step)
      return { role: step.role, nth, ...(step.name && { name: matchWhole(step.name) }) }
    // The star of a required field is not part of its label.
    if ('label' in step) return { label: matchWhole(step.label, '(?: \\*)?'), nth }
    if ('text' in step) return { text: matchPart(step.text), nth }
    return { css: step.css, nth }
  })
}

function matchWhole(text: TextMatch, ending = ''): SerializedPattern {
  if (typeof text !== 'string') return { source: text.source, flags: text.flags }
  return { source: `^${escapeRegExp(text)}${ending}$`, flags: '' }
}

function matchPart(text: TextMatch): SerializedPattern {
  if (typeof text !== 'string') return { source: text.source, flags: text.flags }
  return { source: escapeRegExp(text), flags: '' }
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Runs in the page, so it cannot call anything in this file. @returns the first visible match, or null */
export function findElement(steps: readonly SerializedStep[]): Element | null {
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
  const normalize = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : []
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const named = labelledBy.map((id) => document.getElementById(id))
    const sources = named.length > 0 ? named : labels
    const own = element.getAttribute('aria-label')
    if (named.length === 0 && own !== null) return normalize(own)
    if (sources.length > 0) return normalize(sources.map((source) => source?.textContent).join(' '))
    return normalize(element.textContent)
  }
  const matches = (text: string, pattern: SerializedPattern | undefined) =>
    !pattern || new RegExp(pattern.source, pattern.flags).test(text)
  const isMatch = (element: Element, { role, name, label, text }: SerializedStep) => {
    // Elements in a closed disclosure have client rects, too.
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    if (element.getClientRects().length === 0) return false
    if (role) return matches(nameOf(element), name)
    if (label) return matches(nameOf(element), label)
    if (!text) return true
    const hasText = (node: Element) => matches(normalize(node.textContent), text)
    // Only the innermost element that contains the text.
    return hasText(element) && ![...element.children].some(hasText)
  }

  let roots: (Document | Element)[] = [document]
  for (const step of steps) {
    const fields = step.label && 'input, select, textarea, [role=switch], [role=combobox]'
    const css = step.css ?? (step.role && roles[step.role]) ?? fields ?? 'body *'
    const found = roots.flatMap((root) => [...root.querySelectorAll(css)])
    const matching = found.filter((element) => isMatch(element, step))
    roots = step.nth === undefined ? matching : matching.slice(step.nth, step.nth + 1)
  }
  const [first] = roots
  return first instanceof Element ? first : null
}
