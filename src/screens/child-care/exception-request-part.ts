import { lazyPart } from '@/engine/ui/lazy-part'

/** Loads with its tab. */
export const ExceptionRequestPart = lazyPart(() => import('./ExceptionRequest'))
