import { useSearchValues } from '@/engine/url/use-search-values'
import { useChange } from '@/engine/store/use-change'
import { useStored } from '@/engine/store/use-stored'
import { useOnceReady } from '@/engine/ui/use-once-ready'
import { listLooks } from '@/engine/views/list-looks'
import { useMoveRoute } from '../../shared/use-move-route'
import { chosenStates } from './chosen-states'
import { WithWages } from './WithWages'

/** The key of the careers in the stored list settings. */
const NAME = 'careers'
const SORT = 'sort'
/** The value of the sort parameter for sorting by pay. */
export const BY_PAY = 'pay'

/**
 * The states whose pay a user compares, and whether careers are sorted by pay. Read from the URL, else from the last
 * choice in this browser, else (states only) from the planned move, else (pay only) from the state where
 * the move starts, or that of the profile.
 */
export function usePayView() {
  const { search, change } = useSearchValues()
  const looks = useChange(listLooks)
  const kept = useStored(listLooks)[NAME] ?? {}
  const asked = { payIn: search.get('payIn'), from: search.get('from') }
  const route = useMoveRoute()
  const { payIn, from } = chosenStates(
    asked,
    kept,
    { payIn: route.to || undefined, from: route.to && route.from },
    { payIn: route.from },
  )
  return {
    payIn,
    from,
    /** The states that the user chose, without the move and the profile. */
    chosen: chosenStates(asked, kept),
    /** The state whose pay is shown. Stays the previous one until the wages have loaded. */
    shownIn: useOnceReady(payIn, WithWages.isReady()),
    isByPay: (search.get(SORT) ?? kept[SORT]) === BY_PAY,
    choose: (chosen: Readonly<Record<string, string>>) => {
      change(chosen)
      void looks.change((all) => ({ ...all, [NAME]: { ...all[NAME], ...chosen } }))
    },
  }
}
