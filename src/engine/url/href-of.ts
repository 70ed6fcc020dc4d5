/** A location in the app: a path, and the URL parameters for its tab and filters. */
export interface Destination {
  path: string
  /** For example `{ tab: 'tracker', status: 'interview' }`. A contract test checks that each destination exists. */
  search: Readonly<Record<string, string>>
}

/** The URL of a destination in the app. @param anchor the id of an element on the page */
export function hrefOf({ path, search }: Destination, anchor?: string): string {
  const query = new URLSearchParams(search).toString()
  return `${path}${query && `?${query}`}${anchor ? `#${anchor}` : ''}`
}
