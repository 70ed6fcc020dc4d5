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
 * The profession in the URL; undefined if it is missing or unknown. Choosing one adds a history entry, so Back
 * closes it.
 */
function useChosenProfession() {
  const [path] = useLocation()
  const { search, change } = useSearchValues()
  return {
    chosen: licensedProfessions.rows.find(({ id }) => id === search.get(PARAMETER)),
    /** The URL with this profession chosen. */
    addressOf: (id: string) => `${path}?${withSearchValues(search, { [PARAMETER]: id })}`,
    close: () => change({ [PARAMETER]: undefined }, 'push'),
  }
}
