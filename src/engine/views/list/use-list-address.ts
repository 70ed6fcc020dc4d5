import { useSearchParams } from 'wouter'

/** The form that a list shows: an empty one, or that of a record. */
const PARAMETER = 'edit'
export const NEW = 'new'

/**
 * What the address says of a list: its filters and its open form. Kept there, a place in the product
 * can lead straight to "interviews" or to an empty form, and a reload opens what was open.
 */
export function useListAddress(filterable: readonly string[]) {
  const [params, setParams] = useSearchParams()
  const edited = params.get(PARAMETER)

  const change = (name: string, value: string | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )

  return {
    filters: Object.fromEntries(filterable.map((field) => [field, params.get(field) ?? ''])),
    setFilter: (field: string, value: string) => change(field, value),
    /** "new", a record's id, or null while no form is open. */
    edited,
    isNew: edited === NEW,
    /** Opens the form of a record, or an empty one. */
    open: (id: string) => change(PARAMETER, id),
    closeForm: () => change(PARAMETER, undefined),
    clearFilters: () =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          filterable.forEach((field) => next.delete(field))
          return next
        },
        { replace: true },
      ),
  }
}
