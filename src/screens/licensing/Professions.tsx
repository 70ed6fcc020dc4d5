import { ProfessionDetail } from './ProfessionDetail'
import { ProfessionList } from './ProfessionList'
import { useChosenProfession } from './use-chosen-profession'
import { useFocusOnChoice } from './use-focus-on-choice'

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
