import { lazyPart, type Preloadable } from '../../ui/lazy-part'

/** The form that a list shows, in the search of the address: an empty one, or that of a record. */
export const FORM = 'edit'

/** What a list calls something in the address: a second list on a tab has names of its own. */
export const nameIn = (prefix?: string) => (name: string) => (prefix ? `${prefix}-${name}` : name)

/** The form of a list, the largest of what opens in it. */
export const FormView = lazyPart(() => import('../../form/FormView'))

/** What a list needs besides its own code to show what an address says. */
export function openPartsOfList(query: URLSearchParams): readonly Preloadable[] {
  const isForm = (name: string) => name === FORM || name.endsWith(`-${FORM}`)
  return [...query.keys()].some(isForm) ? [FormView] : []
}
