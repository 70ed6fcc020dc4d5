import { Link } from 'wouter'
import { useStored } from '../../store/use-stored'
import { Card } from '../../ui/Card'
import { Notice } from '../../ui/Notice'
import { ProgressBar } from '../../ui/ProgressBar'
import { tally } from '../../model/checklist-progress'
import type { ProgressView as View } from './progress-view'

/** How much of a checklist is done, and a congratulation when all of it is. */
export default function ProgressView({ view }: { view: View }) {
  const progress = useStored(view.progress)
  const { done, total, percent } = tally(view.dataset.rows, progress)
  return (
    <Card className="px-4! py-2! lg:min-w-96">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold">{view.title}</h2>
        <p className="text-sm">
          <span className="text-xl font-bold leading-tight tabular-nums">{`${percent}%`}</span>{' '}
          <span className="text-muted">{`complete, ${done} of ${total}`}</span>
        </p>
      </div>
      <div className="mt-1 flex items-center gap-4">
        <ProgressBar percent={percent} label={view.title} />
        {view.next && (
          <Link
            href={view.next.path}
            data-no-print
            // The negative margin keeps the touch target from making the row taller.
            className="text-link -my-4 inline-flex min-h-11 shrink-0 items-center text-sm"
          >
            {view.next.action}
          </Link>
        )}
      </div>
      {done === total && (
        <div className="mt-2">
          <Notice tone="success" role="status">
            {view.congratulation}
          </Notice>
        </div>
      )}
    </Card>
  )
}
