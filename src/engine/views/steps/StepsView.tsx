import { useRef } from 'react'
import { groupNote } from '../../model/source-note'
import { Badge } from '../../ui/Badge'
import { SectionDisclosure } from '../../ui/SectionDisclosure'
import { OpenAll } from '../../ui/OpenAll'
import { useIsPhone } from '../../ui/use-is-phone'
import { NoteLine } from '../../ui/ReviewedLine'
import { anchorOf, headingIdOf } from '../anchor'
import { groupRows } from '../group-rows'
import { Step } from './Step'
import { commonTime, stepCount, type StepRow, type StepsView as View } from './steps-view'

/**
 * A numbered plan in stages. At first only the first stage is open; on a phone the steps of a stage collapse, too. A
 * note under all stages says when the steps were last reviewed.
 */
export default function StepsView({ view }: { view: View }) {
  const { dataset } = view
  const isPhone = useIsPhone()
  const stages = useRef<HTMLDivElement>(null)
  const named = dataset.rows.map((row, at) => ({ ...row, name: `Step ${at + 1}` }))
  return (
    <section
      aria-labelledby={headingIdOf(dataset)}
      className="flex max-w-3xl flex-wrap items-center justify-between gap-x-4"
    >
      <h2 id={headingIdOf(dataset)} className="section-title">
        {view.title}
      </h2>
      {!isPhone && (
        <div className="-my-1.5">
          <OpenAll container={stages} what="stages" />
        </div>
      )}
      {view.lead && <p className="w-full text-muted">{view.lead}</p>}
      <div ref={stages} className="mt-2 w-full sm:mt-1">
        {groupRows(dataset.rows, (step) => step.stage).map(([stage, steps], at) => (
          <SectionDisclosure
            key={stage}
            name={`${dataset.name}/${stage}`}
            title={stage}
            level={3}
            note={stepCount(steps.length)}
            about={steps.map(({ title }) => title).join(' · ')}
            isOpen={at === 0}
          >
            <Stage view={view} steps={steps} />
          </SectionDisclosure>
        ))}
      </div>
      <div className="w-full">
        <NoteLine note={groupNote(named)} />
      </div>
      {/* On a phone the buttons come last, so that the first step is in view. */}
      {isPhone && <OpenAll container={stages} what="stages" />}
    </section>
  )
}

/** The steps of a stage, joined by a line. A timeframe that all of them share is shown once, above them. */
function Stage({ view, steps }: { view: View; steps: readonly StepRow[] }) {
  const { dataset, considerationsTitle } = view
  const time = commonTime(steps)
  return (
    <>
      {time && (
        <p className="pb-1">
          <Badge tone="accent">{time}</Badge>
        </p>
      )}
      <ol className="list-none p-0">
        {steps.map((step) => (
          <Step
            key={step.id}
            id={anchorOf(dataset, step.id)}
            step={step}
            number={dataset.rows.indexOf(step) + 1}
            time={time ? undefined : step.timeframe}
            considerationsTitle={considerationsTitle}
          />
        ))}
      </ol>
    </>
  )
}
