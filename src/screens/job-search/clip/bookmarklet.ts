import { clipPage } from './clip-page'

/** The `javascript:` URL of a bookmarklet that sends the open page to the tracker at a URL. */
export function bookmarklet(tracker: string): string {
  const code = `(${clipPage.toString()})(${JSON.stringify(tracker)})`
  return `javascript:${encodeURIComponent(code)}`
}
