import { readFileSync } from 'node:fs'
import { outsideOfIsolates } from './outside-of-isolates'

/** The right-to-left override, which reverses the text after it. */
const OVERRIDE = '\u202e'

/** Text that a user may paste: the end of an isolate that nothing opened, and an override that nothing ends. */
export const BIDI_TEXT = `\u2069${OVERRIDE}typed`

const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']

/** The elements that base.css isolates. Browsers isolate blocks, options and cells by default. */
const [, isolated = ''] =
  /:where\(([^)]+)\) \{\s+unicode-bidi: isolate/.exec(
    readFileSync('src/app/theme/base.css', 'utf8'),
  ) ?? []

const isInline = (tag: string) =>
  /^(a|abbr|b|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/.test(
    tag,
  )

/**
 * The attributes and texts in which `BIDI_TEXT` would change the order of other words. It changes none if it is alone
 * in an isolated element.
 */
export function unisolatedTexts(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...attributes.flatMap((name) => {
      const text = element.getAttribute(name) ?? ''
      return hasOverride(text) && !isAlone(text) ? [`${name}: ${text}`] : []
    }),
    ...textsOf(element).flatMap((text) => {
      if (!hasOverride(text)) return []
      const isContained = isAlone(text) && element.childNodes.length <= 1 && isIsolated(element)
      return isContained ? [] : [`<${element.tagName.toLowerCase()}> ${text}`]
    }),
  ])
}

const hasOverride = (text: string) => outsideOfIsolates(text).includes(OVERRIDE)

/** Whether a text is only `BIDI_TEXT`, even truncated or repeated: then all words come from one user. */
const isAlone = (text: string) => text.replaceAll(BIDI_TEXT, '').replace(/[…,\s]/g, '') === ''

/** The text nodes of an element, or the lines of a text area. */
function textsOf(element: Element): readonly string[] {
  if (element instanceof HTMLTextAreaElement) return element.value.split('\n')
  return [...element.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
  )
}

function isIsolated(element: Element): boolean {
  const tag = element.tagName.toLowerCase()
  return !isInline(tag) || element.hasAttribute('dir') || isolated.split(', ').includes(tag)
}
