import type { Scalars } from '@/engine/model/field'
import { useStored } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import { calendarEvents } from '@/schemas/my-move/calendar-events'
import { arrivalNote, type MoveRecord } from '@/schemas/my-move/move'
import { exportedDays } from './calendar/exported-days'
import { withChanges } from './lifecycle/change-move'
import { changeLines } from './plan/change-lines'
import { changesOf } from './plan/changes-of'
import { useCredentials } from './use-credentials'
import { usePlanInputs } from './use-plan-inputs'

/** The effects that changed dates or states of a move would have, a sentence each. Empty if none. */
export function useChangeLines(move: MoveRecord): (changes: Scalars) => readonly string[] {
  const today = useToday()
  const inputs = usePlanInputs()
  const events = useStored(calendarEvents)
  const others = {
    credentials: useCredentials(),
    exportedDays: exportedDays(events, move.id, inputs.licenses),
  }
  return (changes) => {
    const next = withChanges(move, changes)
    const lines = changeLines(changesOf(move, next, inputs, today, others), next)
    const note = next.reportDate === move.reportDate ? '' : arrivalNote(next.reportDate, today)
    return note === '' ? lines : [note, ...lines]
  }
}
