import { More } from '@/engine/ui/More'
import { ChecklistItem } from '@/engine/views/checklist/ChecklistItem'
import { dueWords } from './due-words'
import type { PlannedTask } from './plan/plan-of'
import type { ShownPlan } from './use-plan'

interface Props {
  tasks: readonly PlannedTask[]
  plan: ShownPlan
}

/** Tasks to tick off, each with its day and its reason. */
export function TaskList({ tasks, plan: { today, isTicked, tick } }: Props) {
  // All tasks that have advice have the same: it is read once.
  const advised = tasks.find(({ advice }) => advice !== '')
  return (
    <ul className="grid list-none p-0">
      {tasks.map((task) => (
        <ChecklistItem
          key={task.id}
          id={task.id}
          text={task.title}
          done={isTicked(task)}
          onTick={(done) => tick(task, done)}
        >
          <div className="pb-2.5 pl-9 text-sm has-[details:not([open])]:pb-0">
            <p className="text-muted">
              <span className="font-semibold">{dueWords(task, today)}</span> {task.reason}
            </p>
            {task === advised && <p className="mt-1">{task.advice}</p>}
            {task.text && (
              <More about={task.title}>
                <p>{task.text}</p>
              </More>
            )}
          </div>
        </ChecklistItem>
      ))}
    </ul>
  )
}
