import { hasTicks } from '@/engine/model/checklist-progress'
import type { RecordDay } from '@/engine/screen/record-days'
import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { calendarEvents } from '@/schemas/my-move/calendar-events'
import { moves } from '@/schemas/my-move/move'
import { moveArchive } from '@/schemas/my-move/move-archive'
import { endedMoves } from '@/schemas/my-move/move-data'
import { planProgress } from '@/schemas/my-move/plan-progress'
import { isOfMove } from './calendar/event-uid'
import { CalendarPart } from './CalendarPart'

/** Of no move. */
const NONE: readonly RecordDay[] = []

/** Shown between two moves: the way to the next, and what a calendar still has of a canceled one. */
export function NoMove({ onStart }: { onStart: () => void }) {
  const archive = endedMoves({ moves: useStored(moves), moveArchive: useStored(moveArchive) })
  const events = useStored(calendarEvents)
  const ticks = [useStored(checklistProgress), useStored(planProgress)]
  // The last move counts even after its canceling file was downloaded: we can’t know whether it was imported.
  const isCanceledThere = archive.some(
    ({ id, move }, at) =>
      move.status === 'cancelled' &&
      Object.entries(events).some(
        ([uid, { isCancelled }]) => isOfMove(id, uid) && (at === 0 || !isCancelled),
      ),
  )
  const isInCalendar = Object.keys(events).length > 0
  return (
    <>
      <div>
        <p>No move is planned right now.</p>
        {ticks.some(hasTicks) && (
          <p className="text-muted">Your next move starts with nothing checked off.</p>
        )}
        <Button className="mt-3" onClick={onStart}>
          Start a New Move
        </Button>
      </div>
      {isInCalendar && (
        <CalendarPart moveId={undefined} tasks={NONE}>
          {isCanceledThere
            ? 'Your calendar may still have the days of the canceled move. Delete the calendar “My Move,” or import a new file that cancels them.'
            : 'Your own calendar can still show the days of your licenses, child care and job search.'}
        </CalendarPart>
      )}
    </>
  )
}
