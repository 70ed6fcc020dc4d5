import { unemploymentOffices } from '@/data/job-search/unemployment-offices'
import { useChange } from '@/engine/store/use-change'
import { useStored } from '@/engine/store/use-stored'
import { useSearchValues } from '@/engine/url/use-search-values'
import { useToday } from '@/engine/use-today'
import { listLooks } from '@/engine/views/list-looks'
import type { UnemploymentOffice } from '@/schemas/job-search/unemployment-office'
import { recentMove } from '@/schemas/my-move/move'
import type { Region } from '@/schemas/my-move/region'
import { useMoveRoute } from './use-move-route'

/** The key of the chosen state in the stored list settings. */
const NAME = 'unemployment-office'
/** The URL parameter of the chosen state, and its key in those settings. */
export const WORKED = 'worked'

/** The key of the job that the choice was made for. */
const JOB = 'job'

/**
 * The unemployment office of the state that the user worked in: the state in the URL (`worked`), else that of the
 * job, else the last choice in this browser unless it was for another job, else the state where the recent move
 * starts. A job abroad (blank) has no office unless the URL has a state.
 */
export function useWorkedOffice(
  jobState?: Region | '',
  jobId?: string,
): UnemploymentOffice | undefined {
  const { search } = useSearchValues()
  const { [WORKED]: chosen, [JOB]: chosenFor = jobId } = useStored(listLooks)[NAME] ?? {}
  const kept = jobId === undefined || chosenFor === jobId ? chosen : undefined
  const today = useToday()
  const { from } = useMoveRoute((known) => recentMove(known, today))
  const state = search.get(WORKED) ?? jobState ?? (kept || from)
  return unemploymentOffices.rows.find((row) => row.state === state)
}

/** Chooses the state, for this page and the next visit. @param jobId the job that it is for, if it is for one */
export function useChooseWorkedState(jobId?: string): (state: string) => void {
  const { change } = useSearchValues()
  const looks = useChange(listLooks)
  return (state) => {
    change({ [WORKED]: state })
    void looks.change((all) => ({
      ...all,
      [NAME]: { [WORKED]: state, ...(jobId && { [JOB]: jobId }) },
    }))
  }
}
