import { lazyPart } from '@/engine/ui/lazy-part'
import type { WagesProps } from './Wages'

/** What needs the wages of the states: it is drawn once they are there, and nothing moves down for them. */
export const WithWages = lazyPart<WagesProps>(
  () => import('./Wages'),
  ({ children }) => children(undefined),
)
