import { unemploymentOffices } from '@/data/job-search/unemployment-offices'
import { useChange } from '@/engine/store/use-change'
import { useStored } from '@/engine/store/use-stored'
import { useSearchValues } from '@/engine/url/use-search-values'
import { listLooks } from '@/engine/views/list-looks'
import type { UnemploymentOffice } from '@/schemas/job-search/unemployment-office'
import type { Region } from '@/schemas/my-move/region'
import { useMoveRoute } from './use-move-route'

/** The key of the chosen state in the stored list settings. */
const NAME = 'unemployment-office'
/** The URL parameter of the chosen state, and its key in those settings. */
export const WORKED = 'worked'

/**
 * The unemployment office of the state that the user worked in: the state in the URL (`worked`), else that of the
 * job, else the last choice in this browser, else the state where the move starts. A job abroad (blank) has no office
 * unless the URL has a state.
 */
export function useWorkedOffice(jobState?: Region | ''): UnemploymentOffice | undefined {
  const { search } = useSearchValues()
  const kept = useStored(listLooks)[NAME]?.[WORKED]
  const { from } = useMoveRoute()
  const state = search.get(WORKED) ?? jobState ?? (kept || from)
  return unemploymentOffices.rows.find((row) => row.state === state)
}

/** Chooses the state, for this page and the next visit. */
export function useChooseWorkedState(): (state: string) => void {
  const { change } = useSearchValues()
  const looks = useChange(listLooks)
  return (state) => {
    change({ [WORKED]: state })
    void looks.change((all) => ({ ...all, [NAME]: { [WORKED]: state } }))
  }
}
