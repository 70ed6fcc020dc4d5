import type { PreloadContext } from '@/engine/screen/screen'
import type { Preloadable } from '@/engine/ui/lazy-part'
import { listLooks } from '@/engine/views/list-looks'
import { moves } from '@/schemas/my-move/move'
import { WithWages } from './WithWages'

/**
 * The wages, if the URL, the last choice or a move may name a state whose pay is shown. Not for that of the profile,
 * which many users have: the page would wait for pay at each visit.
 */
export function wagesToPreload({ query, isStored }: PreloadContext): readonly Preloadable[] {
  const isNeeded = query.has('payIn') || isStored(listLooks.key) || isStored(moves.key)
  return isNeeded ? [WithWages] : []
}
