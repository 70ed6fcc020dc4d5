import { lazyPart, type Preloadable } from '../../ui/lazy-part'

/** The URL parameter for the open form of a list: an empty one, or that of a record. */
export const FORM = 'edit'

/** The name of a URL parameter of a list. A second list on a tab has a prefix. */
export const nameIn = (prefix?: string) => (name: string) => (prefix ? `${prefix}-${name}` : name)

/** The form of a list, the largest part that it loads on demand. */
export const FormView = lazyPart(() => import('../../form/FormView'))

/** The parts that a list must load to show what a URL requests. */
export function openPartsOfList(query: URLSearchParams): readonly Preloadable[] {
  const isForm = (name: string) => name === FORM || name.endsWith(`-${FORM}`)
  return [...query.keys()].some(isForm) ? [FormView] : []
}
