import { clipPage } from './clip-page'

/** The address that a bookmark is made of, for the tracker at this address. */
export function bookmarklet(tracker: string): string {
  const code = `(${clipPage.toString()})(${JSON.stringify(tracker)})`
  return `javascript:${encodeURIComponent(code)}`
}
