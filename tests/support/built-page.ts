import { readFileSync } from 'node:fs'

/** The file that a host answers a path with. */
export function builtFile(path: string): string {
  return path === '/' ? 'dist/index.html' : `dist${path}.html`
}

/** A page as its file has it, before any script runs. What is in a <noscript> is part of it, as without JavaScript. */
export function builtPage(path: string): Document {
  return new DOMParser().parseFromString(readFileSync(builtFile(path), 'utf8'), 'text/html')
}

/** A text as a person reads it, without the spaces and comments of the markup. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}
