import { useRef } from 'react'
import { Link } from 'wouter'
import { keysOf } from '@/engine/keys-of'
import { useStored } from '@/engine/store/use-stored'
import { buttonClass } from '@/engine/ui/button-class'
import { EmptyState } from '@/engine/ui/EmptyState'
import { FilterButtons } from '@/engine/ui/FilterButtons'
import { useSearchValues } from '@/engine/url/use-search-values'
import { workRecord } from '@/schemas/my-work/work'
import { EligibilityPaper } from './EligibilityPaper'
import { LeavingPaper } from './LeavingPaper'
import { NoticePaper } from './NoticePaper'
import { OverseasPaper } from './OverseasPaper'
import { ResumePaper } from './ResumePaper'

/** The titles of the papers, by their name in the URL. */
const titles = {
  resume: 'Resume',
  federal: 'Federal Resume',
  eligibility: 'Eligibility Packet',
  overseas: 'Overseas Questions',
  notice: 'Notice Letter',
  leaving: 'Leaving Checklist',
} as const
type PaperName = keyof typeof titles

const names = keysOf(titles)

/** Papers to hand in: a choice of papers, and the chosen one with its settings and files. */
export default function Papers() {
  const { search, change } = useSearchValues()
  const chosen = names.find((name) => name === search.get('paper')) ?? 'resume'
  const heading = useRef<HTMLHeadingElement>(null)
  const checkLastDay = () => {
    change({ paper: 'leaving' }, 'push')
    // The change removes the pressed button.
    heading.current?.focus()
  }
  return (
    <section aria-labelledby="papers-title">
      <h2 ref={heading} id="papers-title" tabIndex={-1} data-no-print className="section-title">
        Papers
      </h2>
      <div className="my-4" data-no-print>
        <FilterButtons
          label="Paper"
          options={names.map((name) => titles[name])}
          chosen={titles[chosen]}
          onChange={(title) => change({ paper: names.find((name) => titles[name] === title) })}
        />
      </div>
      {/* On a laptop the paper is beside its settings. A single part spans both columns. */}
      <div
        key={chosen}
        className="grid items-start gap-5 print:block lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:[&>:only-child]:col-span-full"
      >
        <OnePaper name={chosen} onCheckLastDay={checkLastDay} />
      </div>
    </section>
  )
}

interface OnePaperProps {
  name: PaperName
  onCheckLastDay: () => void
}

function OnePaper({ name, onCheckLastDay }: OnePaperProps) {
  switch (name) {
    case 'eligibility':
      return <EligibilityPaper />
    case 'overseas':
      return <OverseasPaper />
    case 'notice':
      return <NoticePaper onCheckLastDay={onCheckLastDay} />
    case 'leaving':
      return <LeavingPaper />
    case 'resume':
    case 'federal':
      return <ResumeOrEmptyState isFederal={name === 'federal'} />
  }
}

function ResumeOrEmptyState({ isFederal }: { isFederal: boolean }) {
  const hasWork = useStored(workRecord).length > 0
  return hasWork ? (
    <ResumePaper isFederal={isFederal} />
  ) : (
    <EmptyState icon="i-lucide-file-text" title="No Papers Yet">
      <p>Add your work once. Your resume and your federal resume are made from it.</p>
      <Link href="/app/work?tab=record&edit=new" className={buttonClass()}>
        Add Your First Job
      </Link>
    </EmptyState>
  )
}
