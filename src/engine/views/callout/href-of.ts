import type { Destination } from './callout-view'

/** The path of a destination with its query string. */
export function hrefOf({ path, search }: Destination): string {
  const query = new URLSearchParams(search).toString()
  return query ? `${path}?${query}` : path
}
