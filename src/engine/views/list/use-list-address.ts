import { useMemo } from 'react'
import { useSearchParams } from 'wouter'

/** The form that a list shows: an empty one, or that of a record. */
const FORM = 'edit'
export const NEW = 'new'
/** What was searched, and how many records were shown. */
const SEARCH = 'search'
const SHOWN = 'shown'

/** Where a person is in a list. */
export interface Place {
  search: string
  /** How many records are drawn; undefined for the first page. */
  shown: number | undefined
}

/**
 * What the address says of a list: its filters, its open form and the place in it. Kept there, a place
 * in the product can lead straight to "interviews" or to an empty form, a reload opens what was open,
 * and Back comes to where the person was.
 */
export function useListAddress(filterable: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const edited = params.get(FORM)

  const filters = useMemo(
    () => Object.fromEntries(filterable.map((field) => [field, params.get(field) ?? ''])),
    [params, filterable],
  )

  /** The changes; the same functions at every render. */
  const changes = useMemo(() => {
    const change = (values: Readonly<Record<string, string | undefined>>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace: true },
      )
    return {
      setFilter: (field: string, value: string) => change({ [field]: value }),
      /** Opens the form of a record, or an empty one. */
      open: (id: string) => change({ [FORM]: id }),
      closeForm: () => change({ [FORM]: undefined }),
      keepPlace: ({ search, shown }: Place) =>
        change({ [SEARCH]: search, [SHOWN]: shown?.toString() }),
      /** Leaves the filters and the place. */
      clear: () => {
        const narrowing = [...filterable, SEARCH, SHOWN]
        change(Object.fromEntries(narrowing.map((name) => [name, undefined])))
      },
    }
  }, [setParams, filterable])

  return {
    filters,
    /** "new", a record's id, or null while no form is open. */
    edited,
    isNew: edited === NEW,
    place: readPlace(params),
    ...changes,
  }
}

function readPlace(params: URLSearchParams): Place {
  const shown = Number(params.get(SHOWN))
  return {
    search: params.get(SEARCH) ?? '',
    shown: Number.isInteger(shown) && shown > 0 ? shown : undefined,
  }
}
