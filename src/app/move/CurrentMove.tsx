import { Failure } from '@/engine/ui/Failure'
import { useStored } from '@/engine/store/use-stored'
import { applications } from '@/schemas/job-application'
import { licenses } from '@/schemas/license'
import type { MoveRecord } from '@/schemas/move'
import { savedPostings } from '@/schemas/saved-posting'
import { CalendarPart } from './CalendarPart'
import { jobDays } from './calendar/job-days'
import { licenseDays } from './calendar/license-days'
import { ExpiringPart } from './ExpiringPart'
import { MoveActions } from './MoveActions'
import { calendarTasks } from './plan/calendar-tasks'
import { PlanView } from './PlanView'
import type { MoveChange } from './use-move-change'
import { usePlan } from './use-plan'

interface Props {
  move: MoveRecord
  change: MoveChange
  /** Opens the form of the next move. */
  onStart: () => void
  /** Called once this one has ended. */
  onEnded: () => void
}

/** The plan of the move that is ahead, and what can be done with all of it. */
export function CurrentMove({ move, change, onStart, onEnded }: Props) {
  const plan = usePlan(move)
  const held = useStored(licenses)
  const jobs = [...useStored(applications), ...useStored(savedPostings)]
  return (
    <>
      <Failure message={plan.failure} />
      <PlanView plan={plan} />
      <ExpiringPart move={move} />
      <CalendarPart
        moveId={move.id}
        tasks={[...calendarTasks(plan.plan), ...licenseDays(held), ...jobDays(jobs, plan.today)]}
      >
        Each open task becomes an event on its day, in your own calendar. So do the last days of
        your licenses, day 30 of an application to a board, and the next actions, follow-ups and
        interviews of your job search.
      </CalendarPart>
      <MoveActions move={move} change={change} onStart={onStart} onEnded={onEnded} />
    </>
  )
}
