import { lazyPart } from '@/engine/ui/lazy-part'

/** Its rules and data load with its tab. */
export const MyAnswerPart = lazyPart(() => import('./MyAnswer'))
