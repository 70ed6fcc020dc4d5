import { unemploymentOffices } from '@/data/unemployment-offices'
import { useSearchValues } from '@/engine/url/use-search-values'
import type { UnemploymentOffice } from '@/schemas/job-search/unemployment-office'
import type { Region } from '@/schemas/my-move/region'
import { useMoveRoute } from './use-move-route'

/**
 * The unemployment office of the state that the address names (`worked`), else of the state of the job, else of the
 * one where the move begins.
 */
export function useWorkedOffice(jobState?: Region): UnemploymentOffice | undefined {
  const { search } = useSearchValues()
  const { from } = useMoveRoute()
  const state = search.get('worked') ?? jobState ?? from
  return unemploymentOffices.rows.find((row) => row.state === state)
}
