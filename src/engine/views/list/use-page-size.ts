import { useIsPhone } from '../../ui/use-is-phone'
import type { Layout } from './layouts'
import type { AnyListConfig } from './list-view'
import { isShort } from './RecordCard'

const PAGE_SIZE = 25
/** A phone shows two tall cards at a time: 25 would be a dozen screens, with the rest of the tab under them. */
const TALL_CARDS = 8

/** How many records a list shows at once; "Show More" adds as many again. */
export function usePageSize({ card }: AnyListConfig, layout: Layout): number {
  const isTall = layout === 'cards' && !isShort(card)
  return useIsPhone() && isTall ? TALL_CARDS : PAGE_SIZE
}
