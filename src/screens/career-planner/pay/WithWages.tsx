import { lazyPart } from '@/engine/ui/lazy-part'
import type { WagesProps } from './Wages'

/** Renders its children once the wages have loaded, so that nothing shifts when they arrive. */
export const WithWages = lazyPart<WagesProps>(
  () => import('./Wages'),
  ({ children }) => children(undefined),
)
