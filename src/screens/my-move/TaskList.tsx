import { Button } from '@/engine/ui/Button'
import { useFocusTarget } from '@/engine/ui/use-focus-target'
import { ChecklistItem } from '@/engine/views/checklist/ChecklistItem'
import type { PlannedTask } from './plan/plan-of'
import { TaskNote } from './TaskNote'
import type { ShownPlan } from './use-move-plan'

interface Props {
  tasks: readonly PlannedTask[]
  plan: ShownPlan
}

/** Tasks to tick off or to set aside, each with its day and its reason. */
export function TaskList({ tasks, plan }: Props) {
  const [scope, focus] = useFocusTarget()
  // All tasks that have advice have the same.
  const advised = tasks.find(({ advice }) => advice !== '')
  const setAside = (task: PlannedTask, isAside: boolean) => {
    plan.setAside(task, isAside)
    focus(task.id)
  }
  return (
    <section ref={scope}>
      <ul className="grid list-none p-0">
        {tasks.map((task) =>
          plan.isAside(task) ? (
            <li
              key={task.id}
              className="flex flex-wrap items-center gap-x-3 border-t border-solid border-line"
            >
              <span className="min-w-[min(12rem,100%)] flex-1 py-2.5 text-muted">{task.title}</span>
              <Button
                variant="quiet"
                data-focus-id={task.id}
                data-no-print
                onClick={() => setAside(task, false)}
              >
                Bring It Back
                <span className="sr-only">{` – ${task.title}`}</span>
              </Button>
            </li>
          ) : (
            <ChecklistItem
              key={task.id}
              id={task.id}
              focusId={task.id}
              text={task.title}
              isTitle
              done={plan.isTicked(task)}
              onTick={(done) => plan.tick(task, done)}
            >
              <TaskNote
                task={task}
                plan={plan}
                isAdvised={task === advised}
                onSetAside={() => setAside(task, true)}
              />
            </ChecklistItem>
          ),
        )}
      </ul>
    </section>
  )
}
