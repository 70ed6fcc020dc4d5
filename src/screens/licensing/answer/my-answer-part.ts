import { lazyPart } from '@/engine/ui/lazy-part'

/** Loads with its tab, because it includes rules and data. */
export const MyAnswerPart = lazyPart(() => import('./MyAnswer'))
