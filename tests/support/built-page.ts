import { readFileSync } from 'node:fs'

/** The file that a host serves for a path. */
export function builtFile(path: string): string {
  return path === '/' ? 'dist/index.html' : `dist${path}.html`
}

/** A built page before any script runs. Includes the content of <noscript>, as in a browser without JavaScript. */
export function builtPage(path: string): Document {
  return new DOMParser().parseFromString(readFileSync(builtFile(path), 'utf8'), 'text/html')
}

/** The text of an element with normalized white space. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}
