import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import { useStored } from '@/engine/store/use-stored'
import { tally } from '@/engine/model/checklist-progress'
import { checklistProgress } from '@/schemas/content/checklist-progress'

/** How much of the moving checklist is done: "25%". */
export default function PcsPercent() {
  const { percent } = tally(pcsTimeline.rows, useStored(checklistProgress))
  return <span>{`${percent}%`}</span>
}
