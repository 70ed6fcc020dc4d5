import { lazyPart, type Preloadable } from '../../ui/lazy-part'
import { FORM } from '../../url/form-url'

/** The form of a list, the largest part that it loads on demand. */
export const FormView = lazyPart(() => import('../../form/FormView'))

/** The parts that a list must load to show what a URL requests. */
export function openPartsOfList(query: URLSearchParams): readonly Preloadable[] {
  const isForm = (name: string) => name === FORM || name.endsWith(`-${FORM}`)
  return [...query.keys()].some(isForm) ? [FormView] : []
}
