import { readFileSync } from 'node:fs'
import { outsideOfIsolates } from './outside-of-isolates'

/** Turns around what follows it, until it is closed. */
const OVERRIDE = '\u202e'

/** What a person may have typed or pasted: an end of an isolate that nothing opened, and an override that nothing ends. */
export const TURNING = `\u2069${OVERRIDE}typed`

const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']

/** The elements that base.css isolates; browsers isolate blocks, options and cells by themselves. */
const [, isolated = ''] =
  /:where\(([^)]+)\) \{\s+unicode-bidi: isolate/.exec(
    readFileSync('src/app/theme/base.css', 'utf8'),
  ) ?? []

const isInline = (tag: string) =>
  /^(a|abbr|b|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/.test(
    tag,
  )

/**
 * The texts in which `TURNING` would change the order of other words: of attributes and of the page. Text
 * alone in an element that is isolated changes none.
 */
export function turningTexts(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...attributes.flatMap((name) => {
      const text = element.getAttribute(name) ?? ''
      return isTurning(text) && !isAlone(text) ? [`${name}: ${text}`] : []
    }),
    ...textsOf(element).flatMap((text) => {
      if (!isTurning(text)) return []
      const isKept = isAlone(text) && element.childNodes.length <= 1 && isIsolated(element)
      return isKept ? [] : [`<${element.tagName.toLowerCase()}> ${text}`]
    }),
  ])
}

const isTurning = (text: string) => outsideOfIsolates(text).includes(OVERRIDE)

/** Also where it is cut, or is there more than once: the words are then all of one person. */
const isAlone = (text: string) => text.replaceAll(TURNING, '').replace(/[…,\s]/g, '') === ''

/** The texts that are children of an element; of a field with several lines, each line. */
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
