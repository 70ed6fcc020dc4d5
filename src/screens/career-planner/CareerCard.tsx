import type { ReactNode } from 'react'
import { careers } from '@/data/careers'
import { Card } from '@/engine/ui/Card'
import { Icon } from '@/engine/ui/Icon'
import { anchorOf } from '@/engine/views/anchor'
import { ReviewedLine } from '@/engine/views/ReviewedLine'
import type { Career } from '@/schemas/career'
import { shownCertifications, shownSkills } from './card-lines'
import { SaveButton } from './SaveButton'

interface Props {
  career: Career
  /** The heading level of its title. */
  level: 3 | 4
  isSaved: boolean
  onToggle: () => void
}

/** One career of the catalogue, with its bookmark. */
export function CareerCard({ career, level, isSaved, onToggle }: Props) {
  const Heading = `h${level}` as const
  const certifications = shownCertifications(career)
  return (
    <li id={anchorOf(careers, career.id)}>
      <Card className="h-full">
        <div className="flex items-start gap-3">
          <Icon name={career.icon} className="mt-0.5 size-7 text-accent" />
          <div className="min-w-0 flex-1">
            <Heading tabIndex={-1} data-focus-id={career.id} className="text-lg font-bold">
              {career.title}
            </Heading>
            <p className="text-muted">{career.category}</p>
          </div>
          <SaveButton title={career.title} isSaved={isSaved} onToggle={onToggle} />
        </div>
        <p className="mt-3">{career.description}</p>
        <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
          <Detail label="Salary range" wide>
            <span className="font-semibold">{career.salaryRange}</span>
          </Detail>
          <Detail label="Portability">{career.portability}</Detail>
          <Detail label="Entry barrier">{career.entryBarrier}</Detail>
          <Detail label="In demand">{yesOrNo(career.inDemand)}</Detail>
          <Detail label="Remote options">{yesOrNo(career.remoteOptions)}</Detail>
          <Detail label="Spouse friendly">{yesOrNo(career.militarySpouseFriendly)}</Detail>
          <Detail label="Key skills" wide>
            <Texts texts={shownSkills(career)} />
          </Detail>
          {certifications.length > 0 && (
            <Detail label="Certifications" wide>
              <Texts texts={certifications} />
            </Detail>
          )}
        </dl>
        {career.realStory && (
          <details className="mt-3" data-print-open>
            <summary className="focus-ring min-h-11 py-2 font-semibold text-accent">
              Read an example story<span className="sr-only">: {career.title}</span>
            </summary>
            <p className="rounded bg-signal-soft p-4">{career.realStory}</p>
          </details>
        )}
        <ReviewedLine row={career} />
      </Card>
    </li>
  )
}

/** @param props.wide takes a line of its own, as lists need. */
function Detail(props: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={props.wide ? 'col-span-full' : ''}>
      <dt className="text-sm text-muted">{props.label}</dt>
      <dd className="m-0">{props.children}</dd>
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
