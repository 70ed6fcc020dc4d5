import { useId, useMemo } from 'react'
import { Link } from 'wouter'
import { eligibilityGrounds } from '@/data/my-work/eligibility-grounds'
import { usePageStore } from '@/engine/page-store'
import { useStored } from '@/engine/store/use-stored'
import { FilterButtons } from '@/engine/ui/FilterButtons'
import { Notice } from '@/engine/ui/Notice'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'
import { userProfile } from '@/schemas/account/user-profile'
import type { EligibilityGround } from '@/schemas/my-work/eligibility-ground'
import { eligibilityAnswers, paperContact } from './choices'
import { eligibilityPacket, eligibilityGroundOf, type Answer } from './eligibility'
import { PaperPreview } from './PaperPreview'
import { PaperSettings } from './PaperSettings'

const labels = { yes: 'Yes', no: 'No' } as const

/**
 * Asks up to three questions to find the ground, and shows the packet for it. The answers are in memory only.
 */
export function EligibilityPaper() {
  const answers = usePageStore(eligibilityAnswers)
  const { rows } = eligibilityGrounds
  const ground = eligibilityGroundOf(answers)
  const asked = rows.slice(0, ground ? answers.length : answers.length + 1)
  return (
    <>
      <div data-no-print className="grid gap-4">
        <p className="max-w-prose">
          For federal jobs. An agency may hire a military spouse without the usual competition. It
          may use this path. It does not have to.
        </p>
        {asked.map((row, at) => (
          <GroundQuestion
            key={row.id}
            ground={row}
            answer={answers[at]}
            onAnswer={(answer) => eligibilityAnswers.set([...answers.slice(0, at), answer])}
          />
        ))}
        {answers.length === rows.length && !ground && <NoGround />}
      </div>
      {ground && <Packet ground={ground} />}
    </>
  )
}

interface QuestionProps {
  ground: EligibilityGround
  answer: Answer | undefined
  onAnswer: (answer: Answer) => void
}

function GroundQuestion({ ground, answer, onAnswer }: QuestionProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{ground.question}</p>
      <p id={id} className="max-w-prose text-sm text-muted">
        {ground.hint}
      </p>
      <FilterButtons<'Yes' | 'No' | ''>
        label={ground.question}
        aria-describedby={id}
        options={[labels.yes, labels.no]}
        chosen={answer ? labels[answer] : ''}
        onChange={(label) => onAnswer(label === labels.yes ? 'yes' : 'no')}
      />
    </div>
  )
}

function NoGround() {
  return (
    <Notice role="status">
      <p>This path asks for one of the three. You can still apply for jobs open to everyone.</p>
      <Link
        href="/app/job-search?tab=boards#job-search-tips/federal-hiring-paths"
        className="text-link inline-flex min-h-11 items-center"
      >
        Read About Both Paths for Spouses
      </Link>
    </Notice>
  )
}

function Packet({ ground }: { ground: EligibilityGround }) {
  const { name } = useStored(userProfile)
  const contact = usePageStore(paperContact)
  const paper = useMemo(() => eligibilityPacket({ name, contact }, ground), [name, contact, ground])
  return (
    <>
      <div data-no-print>
        <PaperSettings />
      </div>
      <PaperPreview paper={paper} />
      <div data-no-print>
        <p className="max-w-prose text-sm text-muted">
          Print one for each application. Names and days that this app does not keep are blanks to
          write on. General information, not legal advice.
        </p>
        <ReviewedLine row={ground} />
      </div>
    </>
  )
}
