import { flushSync } from 'react-dom'
import { useCallback, useMemo, useState } from 'react'
import type { AnyRecord } from '../../model/entity'
import { findRecord } from '../../store/records'
import type { ListExtension, RecordGroup } from './extension'
import { useIsPrinting } from '../../use-is-printing'
import { isSame } from '../../model/is-same'
import { MAX_SHOWN_AT_ONCE, type useListAddress } from './use-list-address'

/** The most records in a print. A browser would take minutes to lay out many thousands. */
const MAX_PRINTED = 1_000
const NONE: readonly RecordGroup[] = []
const NO_IDS: readonly string[] = []

interface Options {
  matching: readonly AnyRecord[]
  groups: readonly RecordGroup[] | undefined
  /** The layout, if an extension renders it. It takes the records of a page from the groups. */
  extension: ListExtension['layout']
  position: ReturnType<typeof useListPosition>
  /** Moves the focus to a record. */
  focus: (id: string | undefined) => void
}

/** The page of a list that is shown, and a function that shows more. */
export function useListPage({ matching, groups = NONE, extension, position, focus }: Options) {
  const isPrinting = useIsPrinting()
  const { shown } = position
  const count = isPrinting ? MAX_PRINTED : shown
  const firstOf = useCallback(
    (many: number) =>
      extension
        ? extension.take(
            groups.map((group) => matching.filter((record) => group.has(record))),
            many,
          )
        : matching.slice(0, many),
    [matching, groups, extension],
  )
  const page = useMemo(() => firstOf(count), [firstOf, count])
  return {
    page,
    /** How many matching records are not shown. @param drawn those to render: the page, and those that stay with it */
    hiddenBeside: (drawn: readonly AnyRecord[]) => {
      const inPage = new Set(page)
      const beyond = drawn.filter((record) => !inPage.has(record) && matching.includes(record))
      return Math.max(0, matching.length - shown - beyond.length)
    },
    /** How many a print leaves out; 0 on screen. */
    unprinted: isPrinting ? Math.max(0, matching.length - MAX_PRINTED) : 0,
    /** @param drawn the records to render */
    showMore: (drawn: readonly AnyRecord[]) => {
      position.showMore()
      // The last page removes the button, so the first of the new records gets the focus.
      const known = new Set(drawn)
      const next = firstOf(position.withMore)
      focus(next.find((record) => !known.has(record))?.id)
    },
  }
}

/**
 * The user's position in a list: the search text and how much is shown. The URL is updated when they show more
 * or leave the search box, not on each keystroke: browsers limit how often a page may change its URL. When a link or
 * Back changes the URL, the position follows it.
 * @param pageSize how many records are shown at first, and how many more are added at a time
 */
export function useListPosition(address: ReturnType<typeof useListAddress>, pageSize: number) {
  const { position } = address
  const [last, setLast] = useState(position)
  const [search, setSearch] = useState(position.search)
  /** Undefined for the first page. */
  const [asked, setAsked] = useState(position.shown)
  if (!isSame(last, position)) {
    setLast(position)
    setSearch(position.search)
    // The URL is limited. "Show More" can exceed that.
    const isOwn = asked !== undefined && position.shown === Math.min(asked, MAX_SHOWN_AT_ONCE)
    if (!isOwn) setAsked(position.shown)
  }
  // Rotating a phone hides nothing that was shown.
  const [firstPage, setFirstPage] = useState(pageSize)
  if (pageSize > firstPage) setFirstPage(pageSize)
  const shown = asked ?? firstPage
  const withMore = shown + pageSize

  const remember = (count: number | undefined) => {
    const next = { search, shown: count }
    if (!isSame(position, next)) address.rememberPosition(next)
  }

  return {
    search,
    shown,
    /** How many are shown after "Show More". */
    withMore,
    /** A new search starts at the first page. */
    setSearch: (text: string) => {
      setSearch(text)
      setAsked(undefined)
    },
    showMore: () => {
      setAsked(withMore)
      remember(withMore)
    },
    remember: () => remember(asked),
    clear: () => {
      setSearch('')
      setAsked(undefined)
      address.clear()
    },
  }
}

/**
 * The matching records that an open form brought onto the page, and those that were just added. They stay when the
 * form closes: a record that was just saved does not disappear.
 */
export function useBeyondPage(
  page: readonly AnyRecord[],
  matching: readonly AnyRecord[],
  withForms: readonly AnyRecord[],
): readonly AnyRecord[] {
  const [ids, setIds] = useState<readonly string[]>([])
  const beyond = withForms.filter((record) => !page.includes(record) && matching.includes(record))
  const now = [...new Set([...ids, ...beyond.map(({ id }) => id)])]
  if (now.length > ids.length) setIds(now)
  return now.flatMap((id) => findRecord(matching, id) ?? [])
}

/**
 * The records with a question to answer, or the undo of a deleted child. They stay on the page until the user changes
 * the search or a filter, even if the filters hide them.
 */
export function useKeptRecords(
  records: readonly AnyRecord[],
  { search, filters }: { search: string; filters: Readonly<Record<string, string>> },
) {
  const narrowing = JSON.stringify([search, filters])
  const [{ keptIn, ids }, setKept] = useState({ keptIn: narrowing, ids: NO_IDS })
  if (keptIn !== narrowing) setKept({ keptIn: narrowing, ids: NO_IDS })
  const keepShown = useCallback((id: string) => {
    // Rendered before the change that follows, so that the record keeps its place.
    flushSync(() => setKept(({ keptIn, ids }) => ({ keptIn, ids: [...new Set([...ids, id])] })))
  }, [])
  return { kept: ids.flatMap((id) => findRecord(records, id) ?? []), keepShown }
}
