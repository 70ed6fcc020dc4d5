import { useCallback, useMemo, useState } from 'react'
import { isSame } from '../../model/is-same'
import type { AnyRecord } from '../../model/entity'
import { useIsPhone } from '../../ui/use-is-phone'
import { useIsPrinting } from '../../use-is-printing'
import type { LayoutSlot, RecordGroup } from './extension'
import type { ListView } from './list-view'
import { MAX_SHOWN_AT_ONCE, type useListUrl } from './use-list-url'

const PAGE_SIZE = 25
/** A phone screen shows two tall cards: 25 would push the rest of the tab a dozen screens down. */
const TALL_CARDS = 8

/** How many records a list shows at once; "Show More" adds as many again. */
const usePageSize = (isTall: boolean): number => (useIsPhone() && isTall ? TALL_CARDS : PAGE_SIZE)

/**
 * The user's position in a list: the search text and how much is shown. The URL is updated when they show more
 * or leave the search box, not on each keystroke: browsers limit how often a page may change its URL. When a link or
 * Back changes the URL, the position follows it.
 */
export function useListPosition(
  url: ReturnType<typeof useListUrl>,
  { isShort }: ListView,
  layout: string,
) {
  const pageSize = usePageSize(layout === 'cards' && !isShort)
  const { position } = url
  const [last, setLast] = useState(position)
  const [search, setSearch] = useState(position.search)
  /** Undefined for the first page. */
  const [requested, setRequested] = useState(position.shown)
  if (!isSame(last, position)) {
    setLast(position)
    setSearch(position.search)
    // The URL is limited. "Show More" can exceed that.
    const isOwn =
      requested !== undefined && position.shown === Math.min(requested, MAX_SHOWN_AT_ONCE)
    if (!isOwn) setRequested(position.shown)
  }
  // Rotating a phone hides nothing that was shown.
  const [firstPage, setFirstPage] = useState(pageSize)
  if (pageSize > firstPage) setFirstPage(pageSize)
  const shown = requested ?? firstPage
  const withMore = shown + pageSize

  const remember = (count: number | undefined) => {
    const next = { search, shown: count }
    if (!isSame(position, next)) url.rememberPosition(next)
  }

  return {
    search,
    shown,
    /** How many are shown after "Show More". */
    withMore,
    /** A new search starts at the first page. */
    setSearch: (text: string) => {
      setSearch(text)
      setRequested(undefined)
    },
    showMore: () => {
      setRequested(withMore)
      remember(withMore)
    },
    remember: () => remember(requested),
    clear: () => {
      setSearch('')
      setRequested(undefined)
      url.clear()
    },
  }
}

/** The most records in a print. A browser would take minutes to lay out many thousands. */
const MAX_PRINTED = 1_000
const NONE: readonly RecordGroup[] = []

interface Options {
  matching: readonly AnyRecord[]
  groups: readonly RecordGroup[] | undefined
  /** The layout, if an extension renders it. It takes the records of a page from the groups. */
  customLayout: LayoutSlot | undefined
  position: ReturnType<typeof useListPosition>
  /** Moves the focus to a record. */
  focus: (id: string | undefined) => void
}

/** The page of a list that is shown, and a function that shows more. */
export function useListPage({ matching, groups = NONE, customLayout, position, focus }: Options) {
  const isPrinting = useIsPrinting()
  const { shown } = position
  const count = isPrinting ? MAX_PRINTED : shown
  const firstOf = useCallback(
    (many: number) =>
      customLayout
        ? customLayout.take(
            groups.map((group) => matching.filter((record) => group.has(record))),
            many,
          )
        : matching.slice(0, many),
    [matching, groups, customLayout],
  )
  const page = useMemo(() => firstOf(count), [firstOf, count])
  return {
    page,
    /** How many matching records are not shown. @param rendered those to render: the page, and those that stay with it */
    hiddenBeside: (rendered: readonly AnyRecord[]) => {
      const inPage = new Set(page)
      const beyond = rendered.filter((record) => !inPage.has(record) && matching.includes(record))
      return Math.max(0, matching.length - shown - beyond.length)
    },
    /** How many a print leaves out; 0 on screen. */
    unprinted: isPrinting ? Math.max(0, matching.length - MAX_PRINTED) : 0,
    /** @param rendered the records to render */
    showMore: (rendered: readonly AnyRecord[]) => {
      position.showMore()
      // The last page removes the button, so the first of the new records gets the focus.
      const known = new Set(rendered)
      const next = firstOf(position.withMore)
      focus(next.find((record) => !known.has(record))?.id)
    },
  }
}
