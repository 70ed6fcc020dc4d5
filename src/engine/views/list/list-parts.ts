import { lazyPart, type Preloadable } from '../../ui/lazy-part'

/** The form that a list shows, in the search of the address: an empty one, or that of a record. */
export const FORM = 'edit'

/** The form of a list, the largest of what opens in it. */
export const FormView = lazyPart(() => import('../../form/FormView'))

/** What a list needs besides its own code to show what an address says. */
export function openPartsOfList(query: URLSearchParams): readonly Preloadable[] {
  return query.has(FORM) ? [FormView] : []
}
