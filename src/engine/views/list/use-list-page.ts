import { useMemo } from 'react'
import type { AnyRecord } from '../../model/entity'
import { roundRobin } from './round-robin'
import type { RecordGroup } from './record-groups'
import { useIsPrinting } from '../../use-is-printing'
import type { useListPosition } from './use-list-position'

/** The most records on paper. A browser would take minutes to lay out many thousands. */
const MAX_PRINTED = 1_000

interface Options {
  matching: readonly AnyRecord[]
  /** Where the list is a board, its columns: each gets its part of the page. */
  columns: readonly RecordGroup[] | undefined
  position: ReturnType<typeof useListPosition>
  /** Moves the focus to a record. */
  focus: (id: string | undefined) => void
}

/** The page of a list that is drawn, and the way to the next one. */
export function useListPage({ matching, columns, position, focus }: Options) {
  const isPrinting = useIsPrinting()
  const { shown } = position
  const count = isPrinting ? MAX_PRINTED : shown
  const page = useMemo(() => firstOf(matching, columns, count), [matching, columns, count])
  return {
    page,
    hidden: Math.max(0, matching.length - shown),
    /** How many a print leaves out; 0 on screen. */
    unprinted: isPrinting ? Math.max(0, matching.length - MAX_PRINTED) : 0,
    showMore: () => {
      position.showMore()
      // The button leaves with the last page: the first of the new records takes the focus.
      const known = new Set(page)
      const next = firstOf(matching, columns, position.withMore)
      focus(next.find((record) => !known.has(record))?.id)
    },
  }
}

function firstOf(
  matching: readonly AnyRecord[],
  columns: readonly RecordGroup[] | undefined,
  count: number,
): readonly AnyRecord[] {
  if (!columns) return matching.slice(0, count)
  return roundRobin(
    columns.map((column) => matching.filter((record) => column.has(record))),
    count,
  )
}
