import { Link } from 'wouter'
import { daysAway, formatDay, type CalendarDay } from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { hasTaskPart, loadContributions } from '@/engine/screen/modules'
import { Button } from '@/engine/ui/Button'
import { lazyPart } from '@/engine/ui/lazy-part'
import { MoreDetails } from '@/engine/ui/MoreDetails'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import { PendingView } from '@/engine/ui/PendingView'
import { isOpen } from './plan/task-state'
import type { PlannedTask } from './plan/plan-of'
import type { MovePlan } from './use-move-plan'

/** What other modules show for a task. If their code does not load, the plan is shown without it. */
const TaskParts = lazyPart(loadTaskParts, () => null)

async function loadTaskParts() {
  const parts = await loadContributions(({ tasks }) => tasks?.load)
  return {
    default: ({ id }: { id: string }) => parts.map((Part, at) => <Part key={at} id={id} />),
  }
}

interface Props {
  task: PlannedTask
  plan: MovePlan
  /** Whether its advice is shown. Of several tasks with advice, only the first shows it. */
  showsAdvice: boolean
  onSetAside: () => void
}

/** The text under a task: whether it must be done, its day and its reason. It expands to how to do it. */
export function TaskNote({ task, plan: { today, isTicked }, showsAdvice, onSetAside }: Props) {
  const isDone = isTicked(task)
  const isLate = task.state === 'overdue' && !isDone
  const isMarked = task.priority === 'must' && isOpen(task) && !isDone
  return (
    <div className="pl-9 text-sm">
      <MoreDetails
        about={task.title}
        lead={
          <span className="text-muted">
            <span className="font-semibold text-accent">{isMarked ? 'Must do. ' : ''}</span>
            <span className={isLate ? 'font-semibold text-warning' : 'text-text'}>
              {dueWords(task, today, isDone)}
            </span>{' '}
            <span>{task.answer || task.reason}</span>
          </span>
        }
      >
        {task.text && <p className="pb-2.5">{task.text}</p>}
        {!isDone && hasTaskPart(task.id) && (
          <PendingView part={TaskParts} meanwhile={null}>
            <TaskParts id={task.id} />
          </PendingView>
        )}
        {!isDone && (
          <Button variant="secondary" className="mb-2.5" onClick={onSetAside} data-no-print>
            Not for Us
            <span className="sr-only">{` – ${task.title}`}</span>
          </Button>
        )}
      </MoreDetails>
      {task.link && !isDone && <TaskLink link={task.link} title={task.title} />}
      {showsAdvice && <p className="pb-2.5">{task.advice}</p>}
    </div>
  )
}

/**
 * "Due Nov 29, 2026 (in 6 days)."; blank where the task has no due date.
 *
 * @param isDone whether it was ticked on this visit; `task.state` does not change until the next one
 */
export function dueWords(task: PlannedTask, today: CalendarDay, isDone = false): string {
  if (!isOpen(task)) return ''
  if (isDone) return `Was due ${formatDay(task.due)}.`
  const day = `${formatDay(task.due)} (${daysAway(task.due, today)})`
  if (task.state === 'overdue') return `Overdue since ${day}.`
  return `Due ${day}.`
}

/** The link to the page where a task is done. */
function TaskLink({
  link: { label, href },
  title,
}: {
  link: NonNullable<PlannedTask['link']>
  title: string
}) {
  const className = 'text-link -mt-1 mb-1 inline-flex min-h-11 items-center font-semibold'
  if (!href.startsWith('/')) {
    return (
      <OutboundLink href={href} className={className}>
        {label}
      </OutboundLink>
    )
  }
  return (
    <Link href={href} className={className} data-no-print>
      <span>{label}</span>
      <span className="sr-only">{` – ${isolate(title)}`}</span>
    </Link>
  )
}
