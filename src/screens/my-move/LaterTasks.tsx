import { useSearchValues } from '@/engine/url/use-search-values'
import { labelOf } from '@/engine/model/vocabulary'
import { Card } from '@/engine/ui/Card'
import { FilterButtons } from '@/engine/ui/FilterButtons'
import { byPhase, byWeek, weekTitle } from './plan/groups'
import { movePhase } from './plan/move-phase'
import type { PlannedTask } from './plan/plan-of'
import { TaskGroups } from './TaskGroups'
import type { MovePlan } from './use-move-plan'

const BY_WEEK = 'By Week'
const BY_STAGE = 'By Stage'

interface Props {
  tasks: readonly PlannedTask[]
  plan: MovePlan
  /** Whether the first group is open, because no group comes before this card. */
  isOpen: boolean
}

/** The tasks due after this week, grouped by week or by stage of the move. The URL holds the choice. */
export function LaterTasks({ tasks, plan, isOpen }: Props) {
  const { search, change } = useSearchValues()
  // The URL says `place`, which existing links contain.
  const isByPhase = search.get('by') === 'place'
  return (
    <Card>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl font-bold">Later</h2>
        <FilterButtons
          label="Order"
          options={[BY_WEEK, BY_STAGE]}
          chosen={isByPhase ? BY_STAGE : BY_WEEK}
          onChange={(order) => change({ by: order === BY_STAGE ? 'place' : undefined })}
        />
      </div>
      <TaskGroups groups={titledGroups(tasks, isByPhase)} plan={plan} isFirstOpen={isOpen} />
    </Card>
  )
}

function titledGroups(tasks: readonly PlannedTask[], isByPhase: boolean) {
  return isByPhase
    ? byPhase(tasks).map((group) => ({ ...group, title: labelOf(movePhase, group.name) }))
    : // The Sunday of a week may also be a day of this week, which is remembered by its date.
      byWeek(tasks).map((group) => ({
        ...group,
        name: `week-${group.name}`,
        title: weekTitle(group),
      }))
}
