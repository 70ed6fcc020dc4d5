import { formatDay } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import { useStored } from '@/engine/store/use-stored'
import { childCare } from '@/schemas/my-move/child-care'
import { moveStatus } from '@/schemas/my-move/move'
import type { ArchivedMove } from '@/schemas/my-move/move-archive'
import { answeredTasks } from '../plan/answered-tasks'
import { planOf } from '../plan/plan-of'
import { useNeedsLicense } from '../use-needs-license'
import { BinderDates } from './BinderDates'
import { BinderHead } from './BinderHead'
import { BinderPlan } from './BinderPlan'
import { knownDays } from './known-days'
import { endedParts } from './plan-parts'
import { PrintedAlone } from './PrintedAlone'

interface Props {
  archived: ArchivedMove
  onClose: () => void
}

/** The printed form of a move that has ended: its dates, and what was done for it. */
export default function EndedMovePrint({ archived, onClose }: Props) {
  const { move, endedOn } = archived
  const answered = answeredTasks(useStored(childCare), move, endedOn)
  const needsLicense = useNeedsLicense()
  const plan = planOf(move, archived, endedOn, { needsLicense, answered })
  return (
    <PrintedAlone title="Earlier Move" onClose={onClose}>
      <BinderHead
        title="Earlier Move"
        move={move}
        note={`${labelOf(moveStatus, move.status)} ${formatDay(endedOn)}.`}
      />
      <BinderDates days={knownDays(move).filter(({ entered }) => entered !== '')} />
      <BinderPlan parts={endedParts(plan)} />
    </PrintedAlone>
  )
}
