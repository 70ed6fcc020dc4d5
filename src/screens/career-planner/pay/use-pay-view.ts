import { useSearchValues } from '@/engine/url/use-search-values'
import { useChange } from '@/engine/store/use-change'
import { useStored } from '@/engine/store/use-stored'
import { useOnceReady } from '@/engine/ui/use-once-ready'
import { listLooks } from '@/engine/views/list-looks'
import { useMoveRoute } from '../../use-move-route'
import { chosenStates } from './chosen-states'
import { WithWages } from './WithWages'

/** How the careers are called among the looks that are kept. */
const NAME = 'careers'
const SORT = 'sort'
/** The order of the careers by what they pay. */
export const BY_PAY = 'pay'

/**
 * The states whose pay a person compares, and whether it orders the careers: as the address has it, or
 * else as they chose last in this browser, or else the two ends of the move that they plan.
 */
export function usePayView() {
  const { search, change } = useSearchValues()
  const looks = useChange(listLooks)
  const kept = useStored(listLooks)[NAME] ?? {}
  const asked = { payIn: search.get('payIn'), from: search.get('from') }
  const route = useMoveRoute()
  const { payIn, from } = chosenStates(asked, kept, { payIn: route.to, from: route.from })
  return {
    payIn,
    from,
    /** The state whose pay can be drawn: until the wages are there, the one before. */
    shownIn: useOnceReady(payIn, WithWages.isReady()),
    isByPay: (search.get(SORT) ?? kept[SORT]) === BY_PAY,
    choose: (chosen: Readonly<Record<string, string>>) => {
      change(chosen)
      void looks.change((all) => ({ ...all, [NAME]: { ...all[NAME], ...chosen } }))
    },
  }
}
