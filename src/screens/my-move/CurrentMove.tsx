import { Failure } from '@/engine/ui/Failure'
import type { MoveRecord } from '@/schemas/my-move/move'
import { CalendarPart } from './CalendarPart'
import { ChildCarePart } from './ChildCarePart'
import { EarlierMoves } from './EarlierMoves'
import { ExpiringPart } from './ExpiringPart'
import { MoveActions } from './MoveActions'
import { calendarTasks } from './plan/calendar-tasks'
import { PlanView } from './PlanView'
import type { MoveChange } from './use-move-change'
import { useMovePlan } from './use-move-plan'
import { WorkPart } from './WorkPart'

interface Props {
  move: MoveRecord
  change: MoveChange
  /** Opens the form of the next move. */
  onStart: () => void
  /** Called once this one has ended. */
  onEnded: () => void
}

/** The plan of the move that is ahead; on wide screens beside it what can be done with all of it, and what was before. */
export function CurrentMove({ move, change, onStart, onEnded }: Props) {
  const plan = useMovePlan(move)
  return (
    <>
      <Failure message={plan.failure} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,48rem)_minmax(18rem,1fr)] lg:items-start lg:gap-x-8">
        <div className="grid min-w-0 gap-5">
          <PlanView plan={plan} />
        </div>
        <div className="grid min-w-0 gap-5">
          <ExpiringPart move={move} />
          <CalendarPart moveId={move.id} tasks={calendarTasks(plan.plan)}>
            See the tasks of your plan in your own calendar, with your license, child care and job
            search dates.
          </CalendarPart>
          <ChildCarePart />
          <WorkPart isOverseas={move.to === 'overseas'} />
          <MoveActions move={move} change={change} onStart={onStart} onEnded={onEnded} />
          <EarlierMoves current={move} />
        </div>
      </div>
    </>
  )
}
