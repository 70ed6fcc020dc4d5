import { Button } from '@/engine/ui/Button'
import { ChecklistItem } from '@/engine/views/checklist/ChecklistItem'
import type { PlannedTask } from './plan/plan-of'
import { TaskNote } from './TaskNote'
import type { MovePlan } from './use-move-plan'

interface Props {
  task: PlannedTask
  plan: MovePlan
  /** Whether its advice is shown. */
  showsAdvice: boolean
  /** Called with the id of a task that was set aside or brought back, to move the focus to it. */
  onMoved: (id: string) => void
}

/** A list item of one task, to tick off or to set aside, with its day and its reason. */
export function TaskLine({ task, plan, showsAdvice, onMoved }: Props) {
  const setAside = (isAside: boolean) => {
    plan.setAside(task, isAside)
    onMoved(task.id)
  }
  if (plan.isAside(task))
    return (
      <li
        id={task.id}
        className="flex flex-wrap items-center gap-x-3 border-t border-solid border-line"
      >
        <span className="min-w-[min(12rem,100%)] flex-1 py-2.5 text-muted">{task.title}</span>
        <Button
          variant="quiet"
          data-focus-id={task.id}
          data-no-print
          onClick={() => setAside(false)}
        >
          Bring It Back
          <span className="sr-only">{` – ${task.title}`}</span>
        </Button>
      </li>
    )
  return (
    <ChecklistItem
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
        showsAdvice={showsAdvice}
        onSetAside={() => setAside(true)}
      />
    </ChecklistItem>
  )
}
