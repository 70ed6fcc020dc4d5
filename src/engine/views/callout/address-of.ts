import type { Destination } from './callout-view'

/** The address of a place in the product. */
export function addressOf({ path, search }: Destination): string {
  const query = new URLSearchParams(search).toString()
  return query ? `${path}?${query}` : path
}
