import type { Page } from '@playwright/test'

/**
 * Changes every text node of a page as a browser's translator does, from the first render on: new
 * elements with their own text replace the node. The words stay the same, so that the page's content can
 * be compared.
 */
export async function translate(page: Page) {
  await page.addInitScript(() => {
    const wrapper = 'data-translated'
    const wrap = (text: Text) => {
      const { parentElement } = text
      if (!parentElement || parentElement.closest(`[${wrapper}],script,style,textarea,svg,head`)) {
        return
      }
      const outer = document.createElement('font')
      outer.setAttribute(wrapper, '')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = text.data
      text.replaceWith(outer)
    }
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      texts.forEach(wrap)
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(wrapAll)
    }).observe(document, { childList: true, subtree: true })
  })
}

/** The content of a page: visible text, announcements, and the values and names of its controls. */
export function contentOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const textsOf = (selector: string, read: (element: Element) => string | null | undefined) =>
      [...document.querySelectorAll(selector)]
        // A tip changes on its own.
        .filter((element) => !element.closest('[aria-labelledby=tip-title]'))
        .map((element) => (read(element) ?? '').replace(/\s+/g, ' ').trim())
        .filter(Boolean)
    return [
      document.title,
      ...textsOf('h1,h2,h3,h4,p,li,dt,dd,td,th,a,button,label,legend,summary,caption', (element) =>
        element instanceof HTMLElement ? element.innerText : '',
      ),
      ...textsOf('[role=status],[role=alert],[aria-live],.sr-only,option', (e) => e.textContent),
      ...textsOf('[aria-label]', (element) => element.getAttribute('aria-label')),
      ...textsOf('select', (element) =>
        element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : '',
      ),
      ...textsOf('input,textarea', (element) =>
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? `${element.value} ${'checked' in element ? element.checked : ''}`
          : '',
      ),
    ]
  })
}
