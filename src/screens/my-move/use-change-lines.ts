import type { Scalars } from '@/engine/model/field'
import { useStored } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import { calendarEvents } from '@/schemas/my-move/calendar-events'
import { childCare } from '@/schemas/my-move/child-care'
import { checklistProgress } from '@/schemas/content/checklist-progress'
import { arrivalNote, type MoveRecord } from '@/schemas/my-move/move'
import { planProgress } from '@/schemas/my-move/plan-progress'
import { exportedDays } from './calendar/exported-days'
import { withChanges } from './lifecycle/entries'
import { changeLines } from './plan/change-lines'
import { changesOf } from './plan/changes-of'
import { needsNewPlan } from './plan/replanned'
import { useNeedsLicense } from './use-needs-license'
import { useCredentials } from './use-credentials'

/** The effects that changed dates or states of a move would have, a sentence each. Empty if the plan stays as it is. */
export function useChangeLines(move: MoveRecord): (changes: Scalars) => readonly string[] {
  const today = useToday()
  const progress = {
    checklistProgress: useStored(checklistProgress),
    planProgress: useStored(planProgress),
  }
  const events = useStored(calendarEvents)
  const inputs = {
    credentials: useCredentials(),
    needsLicense: useNeedsLicense(),
    childCare: useStored(childCare),
    exportedDays: exportedDays(events, move.id),
  }
  return (changes) => {
    const next = withChanges(move, changes)
    // `changeLines` names the credentials that expire on the way, even if the plan stays as it is.
    const lines = needsNewPlan(move, next)
      ? changeLines(changesOf(move, next, progress, today, inputs), next)
      : []
    const note = next.reportDate === move.reportDate ? '' : arrivalNote(next.reportDate, today)
    return note === '' ? lines : [note, ...lines]
  }
}
