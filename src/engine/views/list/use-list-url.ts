import { useCallback, useMemo } from 'react'
import { FORM, nameIn, requestedValues } from '../../url/form-url'
import { useSearchValues } from '../../url/use-search-values'
import { NEW_ID } from '../../model/record-id'
import type { AnyFields } from '../../model/field'
import type { ListView } from './list-view'

/** The search text, and how many records are shown. */
const SEARCH = 'search'
const SHOWN = 'shown'
/** The layout and the order, unless they are cards and newest first. */
const LAYOUT = 'layout'
const SORT = 'sort'
/** The name of a computed filter. */
export const COMPUTED_FILTER = 'find'

/**
 * The most records that a URL alone can show: thousands keep a phone busy for seconds. "Show More" can exceed it,
 * page by page.
 */
export const MAX_SHOWN_AT_ONCE = 500

/** The user's position in a list. */
export interface ListPosition {
  search: string
  /** How many records are shown; undefined for the first page. */
  shown: number | undefined
}

/**
 * The state of a list in the URL: its filters, layout, order, open form and position. A link can therefore lead
 * straight to "interviews" or to an empty form, a reload shows the same view, and Back returns to it.
 */
export function useListUrl({ config, extensions }: Pick<ListView, 'config' | 'extensions'>) {
  const { search: query, change: changeQuery } = useSearchValues()
  const named = useMemo(() => nameIn(config.urlPrefix), [config])
  const filterable = useMemo(() => {
    const hasComputed = extensions.some(({ filter }) => filter)
    return hasComputed ? [...config.filters, COMPUTED_FILTER] : config.filters
  }, [config, extensions])
  const change = useCallback(
    (values: Readonly<Record<string, string | undefined>>) =>
      changeQuery(
        Object.fromEntries(Object.entries(values).map(([name, value]) => [named(name), value])),
      ),
    [changeQuery, named],
  )
  const edited = query.get(named(FORM))

  const filters = useMemo(
    () => Object.fromEntries(filterable.map((field) => [field, query.get(named(field)) ?? ''])),
    [query, filterable, named],
  )

  /** The changes; the same functions at every render. */
  const changes = useMemo(
    () => ({
      setFilter: (field: string, value: string) => change({ [field]: value }),
      /** Opens the form of a record, or an empty one. */
      open: (id: string) => change({ [FORM]: id }),
      closeForm: () => {
        const chosen = [...new URLSearchParams(window.location.search).keys()].filter((name) =>
          name.startsWith(`${named(FORM)}.`),
        )
        changeQuery(Object.fromEntries([named(FORM), ...chosen].map((name) => [name, undefined])))
      },
      rememberPosition: ({ search: text, shown }: ListPosition) =>
        change({ [SEARCH]: text, [SHOWN]: shown?.toString() }),
      setLayout: (layout: string) => change({ [LAYOUT]: layout }),
      setSort: (sort: string) => change({ [SORT]: sort }),
      /** Removes the filters and the search text, and goes back to the first page. */
      clear: () => {
        const narrowing = [...filterable, SEARCH, SHOWN]
        change(Object.fromEntries(narrowing.map((name) => [name, undefined])))
      },
    }),
    [change, changeQuery, named, filterable],
  )

  return {
    filters,
    /** "new", a record's id, or null while no form is open. */
    edited,
    isNew: edited === NEW_ID,
    position: readPosition(query, named),
    /** The values that the URL sets in an empty form: `edit=new&edit.state=WA`. */
    prefilledIn: (fields: AnyFields) => requestedValues(query, named(FORM), fields),
    /** The URL parameter of a field that is no filter: the id of a record for which a child form is requested. */
    valueOf: (field: string) => query.get(named(field)),
    layout: query.get(named(LAYOUT)),
    sort: query.get(named(SORT)),
    ...changes,
  }
}

/** The position that a URL names, limited to what can be shown at once. */
export function readPosition(search: URLSearchParams, named = nameIn()): ListPosition {
  const shown = Number(search.get(named(SHOWN)))
  return {
    search: search.get(named(SEARCH)) ?? '',
    shown: Number.isInteger(shown) && shown > 0 ? Math.min(shown, MAX_SHOWN_AT_ONCE) : undefined,
  }
}
