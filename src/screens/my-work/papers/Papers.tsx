import { useId, useMemo, useRef } from 'react'
import { Link } from 'wouter'
import { federalResumeLimit } from '@/data/facts/federal-jobs'
import { isolate } from '@/engine/isolate'
import { usePageStore } from '@/engine/page-store'
import { useStored } from '@/engine/store/use-stored'
import { buttonClass } from '@/engine/ui/button-class'
import { Card } from '@/engine/ui/Card'
import { EmptyState } from '@/engine/ui/EmptyState'
import { FilterButtons } from '@/engine/ui/FilterButtons'
import { Notice } from '@/engine/ui/Notice'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'
import { useSearchValues } from '@/engine/url/use-search-values'
import { useToday } from '@/engine/use-today'
import { userProfile } from '@/schemas/account/user-profile'
import { workRecord } from '@/schemas/my-work/work'
import { certifications } from '@/schemas/professional-dev/certification'
import { skills } from '@/schemas/professional-dev/skill'
import { paperChoices, paperContact } from './choices'
import { DownloadButtons } from './DownloadButtons'
import { missingIn } from './missing'
import { MissingList } from './MissingList'
import { partsOfPaper, type Paper } from './paper'
import { PaperSwitches } from './PaperSwitches'
import { PaperText } from './PaperText'
import type { Pages } from './paginate'
import { federalResume, resume, type PaperFacts } from './resume'
import { lengthText, usePages } from './use-pages'
import { usePrintTitle } from '@/engine/use-print-title'
import './papers.css'

/** How many pages a federal resume may have. */
const FEDERAL_PAGES = 2

const titles = ['Resume', 'Federal Resume'] as const

/** Papers made of the work record: which one, what it says, and its files. */
export default function Papers() {
  const { search, change } = useSearchValues()
  const isFederal = search.get('paper') === 'federal'
  const hasWork = useStored(workRecord).length > 0
  return (
    <section aria-labelledby="papers-title">
      <h2 id="papers-title" tabIndex={-1} data-no-print className="section-title">
        Papers
      </h2>
      {hasWork ? (
        <>
          <div className="my-4" data-no-print>
            <FilterButtons
              label="Paper"
              options={titles}
              chosen={titles[isFederal ? 1 : 0]}
              onChange={(title) => change({ paper: title === titles[1] ? 'federal' : 'resume' })}
            />
          </div>
          <OnePaper key={String(isFederal)} isFederal={isFederal} />
        </>
      ) : (
        <div className="mt-4">
          <EmptyState icon="i-lucide-file-text" title="No Papers Yet">
            <p>Add your work once. Your resume and your federal resume are made from it.</p>
            <Link href="/app/work?tab=record&edit=new" className={buttonClass()}>
              Add Your First Job
            </Link>
          </EmptyState>
        </div>
      )}
    </section>
  )
}

function OnePaper({ isFederal }: { isFederal: boolean }) {
  const facts = usePaperFacts()
  const choices = usePageStore(paperChoices)
  const paper = useMemo(
    () => (isFederal ? federalResume : resume)(facts, choices),
    [isFederal, facts, choices],
  )
  const copy = useRef<HTMLDivElement>(null)
  const pages = usePages(copy, paper)
  usePrintTitle(paper.title)
  const cut = isFederal ? pages?.starts[FEDERAL_PAGES - 1] : undefined
  return (
    <div className="grid max-w-[51rem] gap-5 print:block print:max-w-none">
      <div data-no-print className="grid gap-4">
        <PaperSwitches isFederal={isFederal} />
        <Contact hasName={facts.profile.name !== ''} />
        {isFederal && <MissingList missing={missingIn(facts.records)} />}
        <Length pages={pages} isFederal={isFederal} />
        {cut !== undefined && <TooLong paper={paper} cut={cut} />}
      </div>
      <DownloadButtons paper={paper} />
      <Card
        data-for-an-office
        data-letter-paper
        className="leading-[1.3] print:border-0! print:p-0! print:text-[10pt]"
      >
        <h3 data-no-print className="mb-3 text-sm text-muted">
          Preview
        </h3>
        <PaperText
          paper={paper}
          mark={
            cut === undefined
              ? undefined
              : { before: cut, text: `Page ${FEDERAL_PAGES} ends about here.` }
          }
        />
      </Card>
      {/* As wide as the page and with its letters, whatever the screen: the length is measured on it. */}
      <div aria-hidden="true" data-no-print className="invisible h-0 overflow-hidden">
        <div ref={copy} className="w-[7.5in] text-[10pt] leading-[1.3]">
          <PaperText paper={paper} />
        </div>
      </div>
    </div>
  )
}

function usePaperFacts(): PaperFacts {
  const records = useStored(workRecord)
  const profile = useStored(userProfile)
  const allSkills = useStored(skills)
  const allCertifications = useStored(certifications)
  const contact = usePageStore(paperContact)
  const today = useToday()
  return useMemo(
    () => ({
      records,
      profile,
      skills: allSkills,
      certifications: allCertifications,
      contact,
      today,
    }),
    [records, profile, allSkills, allCertifications, contact, today],
  )
}

function Contact({ hasName }: { hasName: boolean }) {
  const id = useId()
  const contact = usePageStore(paperContact)
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        Phone and Email
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={200}
        aria-describedby={`${id}-hint`}
        className="field-box"
        value={contact}
        onChange={({ target }) => paperContact.set(target.value)}
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        For the top of your papers. It is not saved: it is gone when you close this page.
      </p>
      {!hasName && (
        <p className="mt-2">
          <span>Your papers have no name yet.</span>{' '}
          <Link href="/app/profile" className="text-link">
            Add it to your profile
          </Link>
        </p>
      )}
    </div>
  )
}

function Length({ pages, isFederal }: { pages: Pages | undefined; isFederal: boolean }) {
  return (
    <div>
      <p role="status" className="font-bold">
        {pages && lengthText(pages, isFederal ? FEDERAL_PAGES : undefined)}
      </p>
      {isFederal && <p>{`Keep it to ${FEDERAL_PAGES} pages. ${federalResumeLimit.text}.`}</p>}
      <p className="text-sm text-muted">
        Measured for US Letter paper, margins of half an inch and 10-point text. Word may break some
        lines elsewhere.
      </p>
      {isFederal && <ReviewedLine row={federalResumeLimit} />}
    </div>
  )
}

/** Says what is after the cut. */
function TooLong({ paper, cut }: { paper: Paper; cut: number }) {
  const jobs = jobsAfter(paper, cut)
  return (
    <Notice tone="danger">
      <p className="font-semibold">Too long. The preview shows where page 2 ends.</p>
      <p>
        {jobs.length > 0
          ? `After the cut: ${jobs.join('; ')}. Shorten results of your oldest jobs first.`
          : 'Shorten results of your oldest jobs, or your list of skills.'}
      </p>
    </Notice>
  )
}

/** What begins after the cut, by its headings. */
function jobsAfter(paper: Paper, cut: number): readonly string[] {
  return partsOfPaper(paper)
    .slice(cut)
    .flatMap((part) => (part.kind === 'heading' && part.level > 1 ? [isolate(part.text)] : []))
}
