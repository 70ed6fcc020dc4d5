import { ProfessionDetail } from './ProfessionDetail'
import { ProfessionList } from './ProfessionList'
import { useFocusOnChoice } from './use-focus-on-choice'
import { useLocation } from 'wouter'
import { licensedProfessions } from '@/data/licensing/licensed-professions'
import { useSearchValues, withSearchValues } from '@/engine/url/use-search-values'

/** All professions, or the one that was chosen. */
export function Professions() {
  const { chosen, addressOf, close } = useChosenProfession()
  const scope = useFocusOnChoice<HTMLDivElement>(chosen?.id)
  return (
    <div ref={scope}>
      {chosen ? (
        <ProfessionDetail profession={chosen} onBack={close} />
      ) : (
        <ProfessionList addressOf={addressOf} />
      )}
    </div>
  )
}

const PARAMETER = 'profession'

/**
 * The profession that the address names; none where it names none that there is. Choosing one is a
 * step that Back takes back.
 */
function useChosenProfession() {
  const [path] = useLocation()
  const { search, change } = useSearchValues()
  return {
    chosen: licensedProfessions.rows.find(({ id }) => id === search.get(PARAMETER)),
    /** The address with this profession chosen. */
    addressOf: (id: string) => `${path}?${withSearchValues(search, { [PARAMETER]: id })}`,
    close: () => change({ [PARAMETER]: undefined }, 'push'),
  }
}
