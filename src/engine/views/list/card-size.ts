import type { AnyListConfig } from './list-view'

/** Whether half of a wide screen is enough for a card. */
export function isHalf(card: AnyListConfig['card']): boolean {
  return card.isHalf === true || isShort(card)
}

/** Whether the cards of a list hold so little that one line is enough: a title and badges. */
export function isShort(card: AnyListConfig['card']): boolean {
  const { details, notes, more, body, progress, edit, toggle, link, timeline, move } = card
  const rest = [notes, more, body, progress, edit, toggle, link, timeline, move]
  return details.length === 0 && !rest.some(Boolean)
}
