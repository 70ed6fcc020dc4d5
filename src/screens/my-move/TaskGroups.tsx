import { SectionDisclosure } from '@/engine/ui/SectionDisclosure'
import type { TaskGroup } from './plan/groups'
import { TaskList } from './TaskList'
import { countOf } from '@/engine/format-count'
import type { MovePlan } from './use-move-plan'

interface Props {
  groups: readonly (TaskGroup<string> & { title: string })[]
  plan: MovePlan
  /** Whether the first group starts open. */
  isFirstOpen: boolean
}

/** The groups of a card, each collapsed under its title and the number of its tasks. */
export function TaskGroups({ groups, plan, isFirstOpen }: Props) {
  return groups.map(({ name, title, tasks }, at) => (
    <SectionDisclosure
      key={name}
      name={`move-${name}`}
      title={title}
      level={3}
      isInCard
      note={countOf(tasks.length, 'task')}
      isOpen={isFirstOpen && at === 0}
    >
      <TaskList tasks={tasks} plan={plan} />
    </SectionDisclosure>
  ))
}
