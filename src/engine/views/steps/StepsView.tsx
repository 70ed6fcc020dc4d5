import { Badge } from '../../ui/Badge'
import { anchorOf } from '../anchor'
import { ReviewedLine } from '../../ui/ReviewedLine'
import type { StepRow, StepsView as View } from './steps-view'

/** A numbered plan to read and follow. */
export default function StepsView({ view }: { view: View }) {
  return (
    <section aria-labelledby={`${view.dataset.name}-title`}>
      <h2 id={`${view.dataset.name}-title`} className="text-2xl font-bold">
        {view.title}
      </h2>
      {view.lead && <p className="mt-1 max-w-prose text-muted">{view.lead}</p>}
      <ol className="mt-4 grid list-none gap-0 p-0">
        {view.dataset.rows.map((step, position) => (
          <Step
            key={step.id}
            id={anchorOf(view.dataset, step.id)}
            step={step}
            number={position + 1}
            considerationsTitle={view.considerationsTitle}
          />
        ))}
      </ol>
    </section>
  )
}

interface StepProps {
  id: string
  step: StepRow
  number: number
  considerationsTitle: string
}

function Step({ id, step, number, considerationsTitle }: StepProps) {
  return (
    <li id={id} className="flex gap-4 border-t border-solid border-line py-5">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full border border-solid border-accent bg-accent font-bold tabular-nums text-on-accent"
      >
        {number}
      </span>
      <div className="min-w-0 max-w-prose">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-lg font-bold">
            <span className="sr-only">Step {number}: </span>
            {step.title}
          </h3>
          <Badge tone="accent">{step.timeframe}</Badge>
        </div>
        <p className="mt-1">{step.description}</p>
        {step.careerConsiderations && (
          <div className="mt-3">
            <h4 className="text-sm font-bold text-muted">{considerationsTitle}</h4>
            <ul className="mt-1 grid list-disc gap-1 pl-5">
              {step.careerConsiderations.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        <ReviewedLine row={step} />
      </div>
    </li>
  )
}
