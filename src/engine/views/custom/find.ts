import { findNothing, type Findings } from '../finding'
import type { CustomView } from './custom-view'

/** What the screen says can be found in its own component. */
export function findInCustom({ find = findNothing }: CustomView): Findings {
  return find()
}
