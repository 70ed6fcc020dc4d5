import { formatDay } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import { moveStatus } from '@/schemas/my-move/move'
import type { ArchivedMove } from '@/schemas/my-move/move-archive'
import { useEndedPlan } from '../use-ended-plan'
import { BinderPlan } from './BinderPlan'
import { printedDates } from './printed-dates'
import { BinderDates, BinderHead } from './paper'
import { endedParts } from './plan-parts'
import { PrintedAlone } from './PrintedAlone'

interface Props {
  archived: ArchivedMove
  onClose: () => void
}

/** The printed form of a move that has ended: its dates, and what was done for it. */
export default function EndedMovePrint({ archived, onClose }: Props) {
  const { move, endedOn } = archived
  const plan = useEndedPlan(archived)
  return (
    <PrintedAlone title="Earlier Move" onClose={onClose}>
      <BinderHead
        title="Earlier Move"
        move={move}
        note={`${labelOf(moveStatus, move.status)} ${formatDay(endedOn)}.`}
      />
      <BinderDates days={printedDates(move).filter(({ entered }) => entered !== '')} />
      <BinderPlan parts={endedParts(plan)} />
    </PrintedAlone>
  )
}
