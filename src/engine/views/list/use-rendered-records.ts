import { flushSync } from 'react-dom'
import { useCallback, useState } from 'react'
import type { AnyRecord } from '../../model/entity'
import { isSame } from '../../model/is-same'
import { findRecord } from '../../store/records'
import type { useChildForms } from './use-child-forms'

interface Options {
  records: readonly AnyRecord[]
  matching: readonly AnyRecord[]
  page: readonly AnyRecord[]
  /** What the user searches and filters. */
  narrowing: Narrowing
  isCards: boolean
  childForms: ReturnType<typeof useChildForms>
  /** The record with an open form, and the same if the form replaces it in the list. */
  edited: AnyRecord | undefined
  editedInPlace: AnyRecord | undefined
  /** The record that was added last, until it is shown. */
  added: AnyRecord | undefined
}

interface Narrowing {
  search: string
  filters: Readonly<Record<string, string>>
}

/** The records to render: the page, and those that must not disappear while the user works on them. */
export function useRenderedRecords(options: Options) {
  const { records, matching, page, narrowing, isCards, edited, editedInPlace, added } = options
  const { requested, withDrafts, followUpId } = options.childForms
  // Only cards show all child forms. The other layouts show the follow-up form.
  const withShownForm = isCards ? withDrafts : withDrafts.filter(({ id }) => id === followUpId)
  const withChildForm = [requested, ...withShownForm].filter((one) => one !== undefined)
  const { kept, keepShown } = useKeptRecords(records, narrowing)
  /** The records with an open form, a question or an undo, which are rendered even if the filters hide them. */
  const pinned = [
    ...(editedInPlace ? [editedInPlace] : []),
    ...withChildForm,
    ...kept.filter(({ id }) => isCards || id === followUpId),
  ]
  const stayed = useBeyondPage(
    page,
    matching,
    [edited, added, ...withChildForm].filter((one) => one !== undefined),
  )
  const withFollowUp = findRecord(matching, followUpId)
  const rendered = useHeldInPlace(page, [
    ...new Set([...pinned, ...stayed, ...(withFollowUp ? [withFollowUp] : [])]),
  ])
  return {
    rendered,
    keepShown,
    /** Whether a record is rendered even if the filters hide it. */
    isPinned: ({ id }: AnyRecord) => findRecord(pinned, id) !== undefined,
    /** Whether `keepShown` keeps a record on the page. */
    isKept: (id: string) => findRecord(kept, id) !== undefined,
    /** The records with unsaved text in a child form that the layout does not show. */
    withHiddenDrafts: isCards
      ? []
      : withDrafts.filter((record) => record.id !== followUpId || !rendered.includes(record)),
  }
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
function useKeptRecords(records: readonly AnyRecord[], { search, filters }: Narrowing) {
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

const NO_IDS: readonly string[] = []
