import { useRef } from 'react'
import { commonReview, reviewOf, type Review } from '../../model/reviewed'
import { Badge } from '../../ui/Badge'
import { Fold } from '../../ui/Fold'
import { OpenAll } from '../../ui/OpenAll'
import { ReviewedLine, ReviewNote } from '../../ui/ReviewedLine'
import { anchorOf } from '../anchor'
import { groupRows } from '../group-rows'
import { stepCount, type StepRow, type StepsView as View } from './steps-view'

/** A numbered plan to read and follow, stage by stage. The first stage is open, the others fold. */
export default function StepsView({ view }: { view: View }) {
  const { dataset } = view
  const stages = useRef<HTMLDivElement>(null)
  return (
    <section
      aria-labelledby={`${dataset.name}-title`}
      className="flex max-w-3xl flex-wrap items-center justify-between gap-x-4"
    >
      <h2 id={`${dataset.name}-title`} className="section-title">
        {view.title}
      </h2>
      {/* A phone has its room for the first step, and has them after the last. */}
      <div className="max-sm:order-last sm:-my-1.5">
        <OpenAll parts={stages} what="stages" />
      </div>
      {view.lead && <p className="w-full text-muted">{view.lead}</p>}
      <div ref={stages} className="mt-2 w-full sm:mt-1">
        {groupRows(dataset.rows, 'stage').map(([stage, steps], at) => (
          <Fold
            key={stage}
            name={`${dataset.name}/${stage}`}
            title={stage}
            level={3}
            note={stepCount(steps.length)}
            about={steps.map(({ title }) => title).join(' · ')}
            isOpen={at === 0}
          >
            <Stage view={view} steps={steps} />
          </Fold>
        ))}
      </div>
    </section>
  )
}

/** The steps of a stage on their line. What was last reviewed is said once where it is the same for all. */
function Stage({ view, steps }: { view: View; steps: readonly StepRow[] }) {
  const said = commonReview(steps.map((step) => reviewOf(step)))
  return (
    <>
      <ol className="list-none p-0">
        {steps.map((step) => (
          <Step
            key={step.id}
            id={anchorOf(view.dataset, step.id)}
            step={step}
            number={view.dataset.rows.indexOf(step) + 1}
            considerationsTitle={view.considerationsTitle}
            said={said}
          />
        ))}
      </ol>
      <ReviewNote review={said} />
    </>
  )
}

interface StepProps {
  id: string
  step: StepRow
  number: number
  considerationsTitle: string
  said: Review
}

function Step({ id, step, number, considerationsTitle, said }: StepProps) {
  return (
    <li id={id} className="group/step flex gap-4">
      <div aria-hidden="true" className="grid shrink-0 grid-rows-[auto_1fr] justify-items-center">
        <span className="grid size-9 place-items-center rounded-full border border-solid border-accent bg-accent font-bold tabular-nums text-on-accent">
          {number}
        </span>
        <span className="w-0 border-l-2 border-solid border-line group-last/step:hidden" />
      </div>
      <div className="min-w-0 max-w-prose flex-1 pb-6">
        {/* A timeframe is a phrase: beside the title it would leave a phone's too little room. */}
        <div className="flex flex-col items-start gap-x-3 gap-y-1 sm:flex-row sm:justify-between">
          <h4 className="font-bold md:text-lg">
            <span className="sr-only">Step {number}: </span>
            {step.title}
          </h4>
          <Badge tone="accent">{step.timeframe}</Badge>
        </div>
        <p className="mt-1">{step.description}</p>
        {step.careerConsiderations && (
          <div className="mt-3">
            <h5 className="text-sm font-bold text-muted">{considerationsTitle}</h5>
            <ul className="mt-1 grid list-disc gap-1 pl-5">
              {step.careerConsiderations.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        <ReviewedLine row={step} said={said} />
      </div>
    </li>
  )
}
