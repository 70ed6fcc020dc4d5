import { Link } from 'wouter'
import { tally } from '@/engine/model/checklist-progress'
import { buttonClass } from '@/engine/ui/button-class'
import { Failure } from '@/engine/ui/Failure'
import { ChecklistItem } from '@/engine/views/checklist/ChecklistItem'
import { pcsTimeline } from '@/data/pcs-prep/pcs-timeline'
import { stepId } from './next-steps'
import type { useMoveSteps } from './use-move-steps'

/** The next items of the moving checklist. Checking one off here also checks it off there. */
export function MoveSteps({ steps, progress, tick, failure }: ReturnType<typeof useMoveSteps>) {
  const { done, total } = tally(pcsTimeline.rows, progress)
  return (
    <section aria-labelledby="move-steps">
      <h3 id="move-steps" className="text-lg font-bold">
        Next Steps of Your Move
      </h3>
      <p className="mb-2 mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-[min(12rem,100%)] flex-1">
          Enter your report date, and the plan puts your tasks in order by date.
        </span>
        <Link href="/app/move" className={buttonClass()}>
          Plan by Date: My Move
        </Link>
      </p>
      <Failure message={failure} />
      <ul className="mt-1 grid list-none p-0">
        {steps.map((step) => (
          <ChecklistItem
            key={stepId(step)}
            text={step.item.text}
            done={step.done}
            onTick={(next) => void tick(step, next)}
          />
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-4 border-t border-solid border-line pt-1">
        <span className="text-muted">{`${done} of ${total} done`}</span>
        <Link
          href="/app/pcs-prep?tab=timeline"
          className="text-link inline-flex min-h-11 items-center"
        >
          See the Whole Checklist
        </Link>
      </p>
    </section>
  )
}
