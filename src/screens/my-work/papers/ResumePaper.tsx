import { useMemo, useRef } from 'react'
import { Link } from 'wouter'
import { federalResumeLimit } from '@/data/facts/federal-jobs'
import { isolate } from '@/engine/isolate'
import type { SettingFields } from '@/engine/model/field'
import { usePageStore } from '@/engine/page-store'
import { useStored } from '@/engine/store/use-stored'
import { buttonClass } from '@/engine/ui/button-class'
import { EmptyState } from '@/engine/ui/EmptyState'
import { Notice } from '@/engine/ui/Notice'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'
import { useToday } from '@/engine/use-today'
import { userProfile } from '@/schemas/account/user-profile'
import { workRecord } from '@/schemas/my-work/work'
import { certifications } from '@/schemas/professional-dev/certification'
import { skills } from '@/schemas/professional-dev/skill'
import { paperChoices, paperContact, type PaperChoices } from './choices'
import { MarkAsSent } from './MarkAsSent'
import { missingIn } from './missing'
import { MissingList } from './MissingList'
import { headingOver, partsOfPaper, type Paper } from './paper'
import { PaperPreview } from './PaperPreview'
import { PaperSettings } from './PaperSettings'
import { PaperSwitches } from './PaperSwitches'
import { PaperText } from './PaperText'
import { federalResume, isOnResume, resume, type PaperFacts } from './resume'
import { lengthText, usePages, type Pages } from './use-pages'

/** How many pages a federal resume may have. */
const FEDERAL_PAGES = 2

const resumeFields: SettingFields<Pick<PaperChoices, 'saysWhy' | 'withFamilyCare'>> = {
  saysWhy: {
    label: 'Say Why I Moved',
    input: 'switch',
    hint: 'Adds “Moved on military orders” to jobs you left for that reason. With such a job, or with “Years as a Military Spouse” in your profile, it also adds “Military spouse” at the top. When this is off, resumes don’t add anything about the military. What you typed, such as the name of a base, stays as you typed it.',
  },
  withFamilyCare: {
    label: 'Show Family Care',
    input: 'switch',
    hint: 'Adds your years of family care, with their months.',
  },
}

const federalFields: SettingFields<PaperChoices> = {
  ...resumeFields,
  withPhone: {
    label: 'Show Supervisors’ Phones',
    input: 'switch',
    hint: 'Ask them first. A notice says whether it wants the number.',
  },
  withSalary: {
    label: 'Show Salaries',
    input: 'switch',
    hint: 'You need not say what you earned unless the notice asks.',
  },
}

/** A resume or federal resume, generated from the work record. */
export function ResumePaper({ isFederal }: { isFederal: boolean }) {
  const facts = usePaperFacts()
  const choices = usePageStore(paperChoices)
  const paper = useMemo(
    () => (isFederal ? federalResume : resume)(facts, choices),
    [isFederal, facts, choices],
  )
  const hasEntries = facts.records.some((record) => isOnResume(record, choices))
  const copy = useRef<HTMLDivElement>(null)
  const pages = usePages(copy, paper)
  const cut = isFederal ? pages?.starts[FEDERAL_PAGES - 1] : undefined
  return (
    <>
      <div data-no-print className="grid gap-4">
        <PaperSettings>
          <PaperSwitches fields={isFederal ? federalFields : resumeFields} />
        </PaperSettings>
        {isFederal && <MissingList missing={missingIn(facts.records)} />}
        {hasEntries && <Length pages={pages} isFederal={isFederal} />}
        {cut !== undefined && <TooLong paper={paper} cut={cut} />}
      </div>
      {hasEntries ? (
        <PaperPreview
          paper={paper}
          mark={
            cut === undefined
              ? undefined
              : { before: cut, text: `Page ${FEDERAL_PAGES} ends about here.` }
          }
        >
          <MarkAsSent paper={isFederal ? 'federal' : 'resume'} />
        </PaperPreview>
      ) : (
        <OnlyFamilyCare />
      )}
      <div data-no-print>
        {hasEntries && (
          <p className="text-sm text-muted">
            Measured for US Letter paper, margins of half an inch and 10-point text. Word may break
            some lines elsewhere.
          </p>
        )}
        {isFederal && <ReviewedLine row={federalResumeLimit} />}
      </div>
      {/* A hidden copy with the page’s width and font size, on any screen. The length is measured on it. */}
      <div aria-hidden="true" data-no-print className="invisible h-0 overflow-hidden">
        <div ref={copy} className="w-[7.5in] text-[10pt] leading-[1.3]">
          <PaperText paper={paper} />
        </div>
      </div>
    </>
  )
}

/** In place of a paper that would have no entry. */
function OnlyFamilyCare() {
  return (
    <EmptyState icon="i-lucide-file-text" title="Only Family Care So Far">
      <p>
        A resume leaves family care out until you turn on “Show Family Care” in “What Your Papers
        Say.” Jobs, volunteer work and study are always on it.
      </p>
      <Link href="/app/work?tab=record&edit=new" className={buttonClass()}>
        Add a Job
      </Link>
    </EmptyState>
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

function Length({ pages, isFederal }: { pages: Pages | undefined; isFederal: boolean }) {
  return (
    <div>
      <p role="status" className="font-bold">
        {pages && lengthText(pages, isFederal ? FEDERAL_PAGES : undefined)}
      </p>
      {isFederal && <p>{`Keep it to ${FEDERAL_PAGES} pages. ${federalResumeLimit.text}.`}</p>}
    </div>
  )
}

/** Warns that the paper is too long, and names the jobs after the cut. */
function TooLong({ paper, cut }: { paper: Paper; cut: number }) {
  const jobs = jobsAfter(paper, cut)
  const splitHeading = headingOver(paper, cut)
  return (
    <Notice tone="danger">
      <p className="font-semibold">Too long. The preview shows where page 2 ends.</p>
      {splitHeading && <p>{`The cut is within ${isolate(splitHeading)}.`}</p>}
      <p>
        {jobs.length > 0
          ? `After the cut: ${jobs.join('; ')}. Shorten results of your oldest jobs first.`
          : 'Shorten results of your oldest jobs, or your list of skills.'}
      </p>
    </Notice>
  )
}

/** The headings below section level that come after the cut. */
function jobsAfter(paper: Paper, cut: number): readonly string[] {
  return partsOfPaper(paper)
    .slice(cut)
    .flatMap((part) => (part.kind === 'heading' && part.level > 1 ? [isolate(part.text)] : []))
}
