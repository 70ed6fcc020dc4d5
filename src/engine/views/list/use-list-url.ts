import { useCallback, useMemo, useState } from 'react'
import { FORM, nameIn } from '../../url/form-url'
import { useSearchValues } from '../../url/use-search-values'
import { NEW_ID } from '../../model/record-id'
import { isSame } from '../../model/is-same'
import type { AnyFields, Scalars } from '../../model/field'

/** The search text, and how many records are shown. */
const SEARCH = 'search'
const SHOWN = 'shown'
/** The layout and the order, unless they are cards and newest first. */
const LAYOUT = 'layout'
const SORT = 'sort'

/**
 * The most records that a URL alone can show: thousands keep a phone busy for seconds. "Show More" can exceed it,
 * page by page.
 */
export const MAX_SHOWN_AT_ONCE = 500

/** The user's position in a list. */
interface ListPosition {
  search: string
  /** How many records are shown; undefined for the first page. */
  shown: number | undefined
}

/**
 * The state of a list in the URL: its filters, layout, order, open form and position. A link can therefore lead
 * straight to "interviews" or to an empty form, a reload shows the same view, and Back returns to it.
 */
export function useListUrl(filterable: readonly string[], prefix?: string) {
  const { search, change: changeSearch } = useSearchValues()
  const named = useMemo(() => nameIn(prefix), [prefix])
  const change = useCallback(
    (values: Readonly<Record<string, string | undefined>>) =>
      changeSearch(
        Object.fromEntries(Object.entries(values).map(([name, value]) => [named(name), value])),
      ),
    [changeSearch, named],
  )
  const edited = search.get(named(FORM))

  const filters = useMemo(
    () => Object.fromEntries(filterable.map((field) => [field, search.get(named(field)) ?? ''])),
    [search, filterable, named],
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
        changeSearch(Object.fromEntries([named(FORM), ...chosen].map((name) => [name, undefined])))
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
    [change, changeSearch, named, filterable],
  )

  return {
    filters,
    /** "new", a record's id, or null while no form is open. */
    edited,
    isNew: edited === NEW_ID,
    position: readPosition(search, named),
    /** The values that the URL sets in an empty form: `edit=new&edit.state=WA`. */
    prefilledIn: (fields: AnyFields) => requestedValues(search, named(FORM), fields),
    /** The URL parameter of a field that is no filter: the id of a record for which a child form is requested. */
    valueOf: (field: string) => search.get(named(field)),
    layout: search.get(named(LAYOUT)),
    sort: search.get(named(SORT)),
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

/**
 * The values that the URL sets in an empty form: `history.kind=interview`. Only options of a select can be set.
 * @param form the prefix of the form's URL parameters
 */
export function requestedValues(search: URLSearchParams, form: string, fields: AnyFields): Scalars {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, spec]) => {
      const value = search.get(`${form}.${name}`) ?? ''
      return spec.input === 'select' && spec.options.values.includes(value) ? [[name, value]] : []
    }),
  )
}

/**
 * The user's position in a list: the search text and how much is shown. The URL is updated when they show more
 * or leave the search box, not on each keystroke: browsers limit how often a page may change its URL. When a link or
 * Back changes the URL, the position follows it.
 * @param pageSize how many records are shown at first, and how many more are added at a time
 */
export function useListPosition(url: ReturnType<typeof useListUrl>, pageSize: number) {
  const { position } = url
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
      url.clear()
    },
  }
}
