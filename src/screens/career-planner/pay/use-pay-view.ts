import { useSearchValues } from '@/engine/address/use-search-values'
import { useChange } from '@/engine/store/use-change'
import { useStored } from '@/engine/store/use-stored'
import { listLooks } from '@/engine/views/list/list-looks'
import { chosenStates, type PayStates } from './chosen-states'

/** How the careers are called among the looks that are kept. */
const NAME = 'careers'
const SORT = 'sort'
/** The order of the careers by what they pay. */
export const BY_PAY = 'pay'

export interface PayView extends PayStates {
  /** Whether the careers stand by what they pay there. */
  isByPay: boolean
}

/**
 * The states whose pay a person compares, and whether it orders the careers: as the address has it, or
 * else as they chose last in this browser. A move's two ends can be named after these: `chosenStates`
 * takes any number.
 */
export function usePayView() {
  const { search, change } = useSearchValues()
  const looks = useChange(listLooks)
  const kept = useStored(listLooks)[NAME] ?? {}
  const asked = { payIn: search.get('payIn'), from: search.get('from') }
  const states = chosenStates(asked, kept)
  const isByPay = (search.get(SORT) ?? kept[SORT]) === BY_PAY
  const view: PayView = { ...states, isByPay: states.payIn !== undefined && isByPay }
  return {
    view,
    choose: (chosen: Readonly<Record<string, string>>) => {
      change(chosen)
      void looks.change((all) => ({ ...all, [NAME]: { ...all[NAME], ...chosen } }))
    },
  }
}
