import { useRef } from 'react'
import { groupNote } from '../../model/group-note'
import { Badge } from '../../ui/Badge'
import { SectionDisclosure } from '../../ui/SectionDisclosure'
import { OpenAll } from '../../ui/OpenAll'
import { NoteLine } from '../../ui/ReviewedLine'
import { anchorOf } from '../anchor'
import { groupRows } from '../group-rows'
import { Step } from './Step'
import { commonTime, stepCount, type StepRow, type StepsView as View } from './steps-view'

/**
 * A numbered plan to read and follow, stage by stage. The first stage is open, the others collapse; on a
 * phone the steps of a stage collapse, too. What was last reviewed is said once, under all of them.
 */
export default function StepsView({ view }: { view: View }) {
  const { dataset } = view
  const stages = useRef<HTMLDivElement>(null)
  const named = dataset.rows.map((row, at) => ({ ...row, name: `Step ${at + 1}` }))
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
        <OpenAll container={stages} what="stages" />
      </div>
      {view.lead && <p className="w-full text-muted">{view.lead}</p>}
      <div ref={stages} className="mt-2 w-full sm:mt-1">
        {groupRows(dataset.rows, 'stage').map(([stage, steps], at) => (
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
    </section>
  )
}

/** The steps of a stage on their line. A time that they all have is said once, over them. */
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
