import { findNothing, type Findings } from '../finding'
import type { CustomView } from './custom-view'

/** The search entries of a custom view, as its screen defines them. */
export function findInCustom({ find = findNothing }: CustomView): Findings {
  return find()
}
