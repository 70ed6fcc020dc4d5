import { useLocation } from 'wouter'
import { licensedProfessions } from '@/data/licensed-professions'
import { useSearchValues, withSearchValues } from '@/engine/address/use-search-values'

const PARAMETER = 'profession'

/**
 * The profession that the address names; none where it names none that there is. Choosing one is a
 * step that Back takes back.
 */
export function useChosenProfession() {
  const [path] = useLocation()
  const { search, change } = useSearchValues()
  return {
    chosen: licensedProfessions.rows.find(({ id }) => id === search.get(PARAMETER)),
    /** The address with this profession chosen. */
    addressOf: (id: string) => `${path}?${withSearchValues(search, { [PARAMETER]: id })}`,
    close: () => change({ [PARAMETER]: undefined }, 'push'),
  }
}
