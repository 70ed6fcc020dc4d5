import { ChecklistItem } from '@/engine/views/checklist/ChecklistItem'
import type { PlannedTask } from './plan/plan-of'
import { TaskNote } from './TaskNote'
import type { ShownPlan } from './use-move-plan'

interface Props {
  tasks: readonly PlannedTask[]
  plan: ShownPlan
}

/** Tasks to tick off, each with its day and its reason. */
export function TaskList({ tasks, plan }: Props) {
  // All tasks that have advice have the same.
  const advised = tasks.find(({ advice }) => advice !== '')
  return (
    <ul className="grid list-none p-0">
      {tasks.map((task) => (
        <ChecklistItem
          key={task.id}
          id={task.id}
          text={task.title}
          isTitle
          done={plan.isTicked(task)}
          onTick={(done) => plan.tick(task, done)}
        >
          <TaskNote task={task} plan={plan} isAdvised={task === advised} />
        </ChecklistItem>
      ))}
    </ul>
  )
}
