import { Link } from 'wouter'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import { tally } from '@/engine/model/checklist-progress'
import { useStored } from '@/engine/store/use-stored'
import { Card } from '@/engine/ui/Card'
import { Notice } from '@/engine/ui/Notice'
import { ProgressBar } from '@/engine/ui/ProgressBar'
import { checklistProgress } from '@/schemas/content/checklist-progress'

const TITLE = 'Overall Progress'

/** How much of the timeline is done, and a congratulation when all of it is. */
export function OverallProgress() {
  const { done, total, percent } = tally(pcsTimeline.rows, useStored(checklistProgress))
  return (
    <Card className="px-4! py-2! lg:min-w-96" data-no-print>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold">{TITLE}</h2>
        <p className="text-sm">
          <span className="text-xl font-bold leading-tight tabular-nums">{`${percent}%`}</span>{' '}
          <span className="text-muted">{`complete, ${done} of ${total}`}</span>
        </p>
      </div>
      <div className="mt-1 flex items-center gap-4">
        <ProgressBar percent={percent} label={TITLE} />
        <Link
          href="/app/move"
          // The negative margin keeps the touch target from making the row taller.
          className="text-link -my-4 inline-flex min-h-11 shrink-0 items-center text-sm"
        >
          My Move
        </Link>
      </div>
      {done === total && (
        <div className="mt-2">
          <Notice tone="success" role="status">
            Congratulations! You've completed all checklist items!
          </Notice>
        </div>
      )}
    </Card>
  )
}
