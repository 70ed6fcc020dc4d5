import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Card } from '@/engine/ui/Card'
import { SectionDisclosure } from '@/engine/ui/SectionDisclosure'
import { Icon } from '@/engine/ui/Icon'
import { LaterTasks } from './LaterTasks'
import { byDay, dayTitle } from './plan/groups'
import { isShortNotice, planCount, planSummary } from './plan/plan-summary'
import type { PlannedTask } from './plan/plan-of'
import { TaskGroups } from './TaskGroups'
import { TaskList } from './TaskList'
import { countOf } from '@/engine/format-count'
import type { MovePlan } from './use-move-plan'

/** Tasks of a week shown at once. A longer list would not show what is due first. */
const MAX_WEEK_SHOWN = 7

/** The plan of a move: urgent tasks first, the rest by week or by stage, finished and optional tasks collapsed. */
export function PlanView({ plan }: { plan: MovePlan }) {
  const { overdue, moreOverdue, thisWeek, later, ifTime, passed, aside, done } = planSummary(
    plan.shown,
  )
  const isNothingDue = overdue.length + thisWeek.length === 0
  const isNothingThisWeek = thisWeek.length === 0 && later.length > 0
  const { done: doneCount, total } = planCount(plan.plan)
  return (
    <>
      <div>
        <p className="font-semibold">
          <span>{`${doneCount} of ${total} done`}</span>
          {isNothingThisWeek && overdue.length === 0 && <span> · Nothing this week.</span>}
        </p>
        {isShortNotice([...thisWeek, ...later]) && (
          <p>Short notice: these dates are tighter than usual.</p>
        )}
      </div>
      {isNothingDue && later.length === 0 && (
        <p className="text-lg font-semibold">Nothing else is due.</p>
      )}
      <Part title="Overdue" isLate tasks={overdue} plan={plan}>
        <CollapsedTasks
          name="more-overdue"
          title="More Overdue"
          tasks={moreOverdue}
          plan={plan}
          level={3}
        />
      </Part>
      <WeekPart tasks={thisWeek} plan={plan} />
      {isNothingThisWeek && overdue.length > 0 && (
        <p className="font-semibold">Nothing else this week.</p>
      )}
      {later.length > 0 && <LaterTasks tasks={later} plan={plan} isOpen={isNothingDue} />}
      {ifTime.length + passed.length + aside.length + done.length > 0 && (
        <Card className="py-1! [&>:first-child]:border-t-0">
          <CollapsedTasks name="if-time" title="If There Is Time" tasks={ifTime} plan={plan} />
          <CollapsedTasks name="passed" title="Too Late to Do" tasks={passed} plan={plan} />
          <CollapsedTasks name="aside" title="Not for Us" tasks={aside} plan={plan} />
          <CollapsedTasks name="done" title="Done" tasks={done} plan={plan} />
        </Card>
      )}
      {!plan.needsLicense && (
        <p className="text-muted" data-no-print>
          <span>
            Does your work need a state license? Add it to put the license steps in your plan.
          </span>{' '}
          <Link
            href="/app/licensing?tab=licenses&edit=new"
            className="text-link inline-flex min-h-11 items-center"
          >
            Add to My Licenses
          </Link>
        </p>
      )}
    </>
  )
}

interface WeekProps {
  tasks: readonly PlannedTask[]
  plan: MovePlan
}

/** The tasks of this week. If there are many, they are grouped by day, with the first day open. */
function WeekPart({ tasks, plan }: WeekProps) {
  if (tasks.length <= MAX_WEEK_SHOWN) return <Part title="This Week" tasks={tasks} plan={plan} />
  const days = byDay(tasks).map((day) => ({ ...day, title: dayTitle(day.name, plan.today) }))
  return (
    <Card>
      <h2 className="mb-2 text-xl font-bold">This Week</h2>
      <TaskGroups groups={days} plan={plan} isFirstOpen />
    </Card>
  )
}

interface PartProps extends WeekProps {
  title: string
  isLate?: boolean
  children?: ReactNode
}

/** A card of tasks. Renders nothing if there are none. */
function Part({ title, isLate, tasks, plan, children }: PartProps) {
  if (tasks.length === 0) return null
  return (
    <Card>
      <h2
        className={`mb-2 flex items-center gap-2 text-xl font-bold ${isLate ? 'text-warning' : ''}`}
      >
        {isLate && <Icon name="i-lucide-clock-alert" className="size-5" />}
        <span>{title}</span>
      </h2>
      <TaskList tasks={tasks} plan={plan} />
      {children}
    </Card>
  )
}

interface CollapsedProps {
  name: string
  title: string
  tasks: readonly PlannedTask[]
  plan: MovePlan
  level?: 2 | 3
}

/** Tasks collapsed under their title and count. Renders nothing if there are none. */
function CollapsedTasks({ name, title, tasks, plan, level = 2 }: CollapsedProps) {
  if (tasks.length === 0) return null
  return (
    <SectionDisclosure
      name={`move-${name}`}
      title={title}
      level={level}
      note={countOf(tasks.length, 'task')}
      isInCard
    >
      <TaskList tasks={tasks} plan={plan} />
    </SectionDisclosure>
  )
}
