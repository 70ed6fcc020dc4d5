import { useCallback, useMemo } from 'react'
import { useSearchValues } from '../../url/use-search-values'
import { NEW_ID } from '../../model/record-id'
import type { Scalars } from '../../model/field'
import type { AnyFields } from '../../model/keys'
import { FORM, nameIn } from './list-parts'

/** The value of the open form's parameter for an empty one. */
export const NEW = NEW_ID
/** What was searched, and how many records were shown. */
const SEARCH = 'search'
const SHOWN = 'shown'
/** How the list is looked at, where it is not by cards and newest first. */
const LAYOUT = 'layout'
const SORT = 'sort'

/**
 * The most records that an address alone has drawn: thousands keep a phone busy for seconds. Whoever wants
 * more asks for them, page by page.
 */
export const MAX_SHOWN_AT_ONCE = 500

/** Where a person is in a list. */
export interface ListPosition {
  search: string
  /** How many records are drawn; undefined for the first page. */
  shown: number | undefined
}

/**
 * What the address says of a list: its filters, its look, its open form and the position in it. Kept there, a
 * link in the product can lead straight to "interviews" or to an empty form, a reload opens what was
 * open, and Back comes to where the person was.
 */
export function useListAddress(filterable: readonly string[], prefix?: string) {
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
      /** Leaves the filters and goes back to the first page. */
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
    isNew: edited === NEW,
    position: readPosition(search, named),
    /** The values that the URL sets in an empty form: `edit=new&edit.state=WA`. */
    chosenIn: (fields: AnyFields) => requestedValues(search, named(FORM), fields),
    /** The URL parameter of a field that is no filter: the id of a record for which a child form is requested. */
    valueOf: (field: string) => search.get(named(field)),
    layout: search.get(named(LAYOUT)),
    sort: search.get(named(SORT)),
    ...changes,
  }
}

/** The position that an address names, as far as it can be shown at once. */
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
