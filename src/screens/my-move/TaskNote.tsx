import { More } from '@/engine/ui/More'
import { dueWords } from './due-words'
import { isOpen } from './plan/task-state'
import type { PlannedTask } from './plan/plan-of'
import type { ShownPlan } from './use-move-plan'

interface Props {
  task: PlannedTask
  plan: ShownPlan
  /** Whether what to know first is said with this task: where several have it, it is read once. */
  isAdvised: boolean
}

/** What stands under a task: whether it must be done, its day and its reason, and behind these how it is done. */
export function TaskNote({ task, plan: { today, isTicked }, isAdvised }: Props) {
  const isLate = task.state === 'overdue' && !isTicked(task)
  const isMarked = task.priority === 'must' && isOpen(task)
  const line = (
    <span className="text-muted">
      {isMarked && (
        <>
          <span className="font-semibold text-accent">Must do.</span>{' '}
        </>
      )}
      <span className={isLate ? 'font-semibold text-warning' : 'text-text'}>
        {dueWords(task, today)}
      </span>{' '}
      <span>{task.reason}</span>
    </span>
  )
  return (
    <div className="pl-9 text-sm">
      {task.text ? (
        <More about={task.title} lead={line}>
          <p className="pb-2.5">{task.text}</p>
        </More>
      ) : (
        <p className="pb-2.5">{line}</p>
      )}
      {isAdvised && <p className="pb-2.5">{task.advice}</p>}
    </div>
  )
}
