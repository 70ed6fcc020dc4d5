import type { ListView } from './list-view'

type Described = Pick<ListView, 'config' | 'extensions'>

/** Whether half of a wide screen is enough for a card. */
export function isHalf(list: Described): boolean {
  return list.config.card.isHalf === true || isShort(list)
}

/** Whether the cards of a list hold so little that one line is enough: a title and badges. */
export function isShort({ config, extensions }: Described): boolean {
  const { details, notes, more, body, progress, toggle, link } = config.card
  const rest = [notes, more, body, progress, toggle, link, ...extensions.map(({ card }) => card)]
  return details.length === 0 && !rest.some(Boolean)
}
