import { useFocusTarget } from '@/engine/ui/use-focus-target'
import type { PlannedTask } from './plan/plan-of'
import { firstWithAdvice } from './plan/license-advice'
import { TaskLine } from './TaskLine'
import type { MovePlan } from './use-move-plan'

interface Props {
  tasks: readonly PlannedTask[]
  plan: MovePlan
}

/** Tasks to tick off or to set aside, each with its day and its reason. */
export function TaskList({ tasks, plan }: Props) {
  const [scope, focus] = useFocusTarget()
  const advised = firstWithAdvice(tasks)
  return (
    <section ref={scope}>
      <ul className="grid list-none p-0">
        {tasks.map((task) => (
          <TaskLine
            key={task.id}
            task={task}
            plan={plan}
            showsAdvice={task === advised}
            onMoved={focus}
          />
        ))}
      </ul>
    </section>
  )
}
