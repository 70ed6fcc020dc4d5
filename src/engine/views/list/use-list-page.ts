import { flushSync } from 'react-dom'
import { useCallback, useMemo, useState } from 'react'
import type { AnyRecord } from '../../model/entity'
import { findRecord } from '../../store/records'
import type { ListExtension, RecordGroup } from './extension'
import { useIsPrinting } from '../../use-is-printing'
import { isSame } from '../../model/is-same'
import type { useListPosition } from './use-list-url'

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

interface RenderedOptions {
  page: readonly AnyRecord[]
  matching: readonly AnyRecord[]
  /** The records that show whatever the search and the filters: with an open form, a question or an undo. */
  pinned: readonly AnyRecord[]
  /** The matching records that stay once their form has closed, on whichever page they are. */
  withForms: readonly AnyRecord[]
  /** The record with the follow-up form. */
  followedUpId: string | undefined
}

/** The records to render: the page, and those that must not disappear while the user works on them. */
export function useRenderedRecords(options: RenderedOptions): readonly AnyRecord[] {
  const { page, matching, pinned, withForms, followedUpId } = options
  const stayed = useBeyondPage(page, matching, withForms)
  const followedUp = findRecord(matching, followedUpId)
  return useHeldInPlace(page, [
    ...new Set([...pinned, ...stayed, ...(followedUp ? [followedUp] : [])]),
  ])
}

/**
 * The matching records that an open form brought onto the page, and those that were just added. They stay when the
 * form closes: a record that was just saved does not disappear.
 */
function useBeyondPage(
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

/**
 * The page with other records in it. These keep their position, whatever the search, the filters or another tab
 * change, so that no form disappears while the user types. A record that was not on the page before comes first.
 */
function useHeldInPlace(
  page: readonly AnyRecord[],
  held: readonly AnyRecord[],
): readonly AnyRecord[] {
  const found = held.map(({ id }) => ({ id, at: page.findIndex((record) => record.id === id) }))
  const [last, setLast] = useState<Readonly<Record<string, number>>>({})
  const now = Object.fromEntries(found.map(({ id, at }) => [id, at >= 0 ? at : (last[id] ?? 0)]))
  if (!isSame(last, now)) setLast(now)
  const placeOf = ({ id }: AnyRecord) => now[id] ?? 0
  return held
    .filter((_, at) => found[at]?.at === -1)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .reduce((rendered, record) => rendered.toSpliced(placeOf(record), 0, record), page)
}
