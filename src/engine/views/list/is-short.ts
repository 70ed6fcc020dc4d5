import type { AnyListConfig } from './list-view'

/** Whether the cards of a list hold so little that one line is enough: a title and badges. */
export function isShort(card: AnyListConfig['card']): boolean {
  const { details, body, progress, toggle, link } = card
  return details.length === 0 && !(body || progress || toggle || link)
}
