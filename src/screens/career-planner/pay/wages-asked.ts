import type { Asked } from '@/engine/screen/screen'
import type { Preloadable } from '@/engine/ui/lazy-part'
import { listLooks } from '@/engine/views/list-looks'
import { moves } from '@/schemas/my-move/move'
import { WithWages } from './WithWages'

/** The wages, for who may see what a state pays: the address names one, or a choice or a move that is kept may. */
export function wagesAsked({ query, isStored }: Asked): readonly Preloadable[] {
  const mayAsk = query.has('payIn') || isStored(listLooks.key) || isStored(moves.key)
  return mayAsk ? [WithWages] : []
}
