import { Detail } from '@/engine/ui/Detail'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'
import { careerFirstSteps } from '@/data/career-planner/career-first-steps'
import type { Career } from '@/schemas/career-planner/career'
import { shownCertifications } from './card-lines'
import { catalogueReview } from './catalogue-review'
import { CareerPayTable } from './pay/CareerPayTable'

/** The details of a career that its card shows on demand. */
export function CareerDetails({ career }: { career: Career }) {
  const certifications = shownCertifications(career)
  const firstStep = careerFirstSteps.rows.find(({ id }) => id === career.id)
  return (
    <div className="pb-3 pt-1">
      <CareerPayTable career={career} />
      <p className="mt-3">{career.description}</p>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3">
        <Detail label="Entry barrier">{career.entryBarrier}</Detail>
        <Detail label="In demand">{yesOrNo(career.inDemand)}</Detail>
        <Detail label="Remote options">{yesOrNo(career.remoteOptions)}</Detail>
        <Detail label="Spouse friendly">{yesOrNo(career.militarySpouseFriendly)}</Detail>
        {firstStep && (
          <>
            <Detail label="First job" wide>
              {firstStep.firstJob}
            </Detail>
            <Detail label="Cost to start (our estimate)" wide>
              {firstStep.cost}
            </Detail>
            <Detail label="Time to start (our estimate)" wide>
              {firstStep.time}
            </Detail>
          </>
        )}
        {certifications.length > 0 && (
          <Detail label="Certifications" wide>
            <Texts texts={certifications} />
          </Detail>
        )}
      </dl>
      {career.realStory && (
        <p className="ground-edge mt-3 rounded bg-signal-soft p-4">{career.realStory}</p>
      )}
      <ReviewedLine row={career} shared={catalogueReview} />
    </div>
  )
}

function Texts({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="list-disc pl-5">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

function yesOrNo(value: boolean): string {
  return value ? 'Yes' : 'No'
}
