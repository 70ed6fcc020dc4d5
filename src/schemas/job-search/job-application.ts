import * as z from 'zod/mini'
import { calendarDay } from '@/engine/calendar-day'
import { isolate } from '@/engine/isolate'
import { children } from '@/engine/model/child-list'
import { defineEntity, type Recorded } from '@/engine/model/entity'
import {
  MAX_NOTE_CHARACTERS,
  optionalDay,
  optionalText,
  optionalWebAddress,
  requiredDay,
  requiredText,
} from '@/engine/model/rules'
import type { Stat } from '@/engine/ui/StatFigure'
import { vocabulary } from '@/engine/model/vocabulary'
import { applicationHistory, historyEntry } from './application-history'
import { noteStatusChange, settleStatus } from './status-change'
import { applicationStatus, type ApplicationStatus } from './application-status'

/** Longest text of a posting. Long ones have about 10,000 characters. */
export const MAX_POSTING_CHARACTERS = 20_000

export const jobType = vocabulary({ remote: 'Remote', hybrid: 'Hybrid', onsite: 'On-site' })

export const jobApplication = z.object({
  company: requiredText('Enter the company’s name.'),
  position: requiredText('Enter the position you applied for.'),
  dateApplied: requiredDay('Enter the date you applied.'),
  status: z._default(applicationStatus.schema, 'applied'),
  location: optionalText(),
  jobType: z._default(z.union([jobType.schema, z.literal('')]), ''),
  salaryRange: optionalText(),
  applicationUrl: optionalWebAddress(),
  notes: optionalText(MAX_NOTE_CHARACTERS),
  nextAction: optionalText(),
  nextActionDate: optionalDay(),
  contact: optionalText(),
  resumeVersion: optionalText(),
  foundOn: optionalText(),
  postingText: optionalText(MAX_POSTING_CHARACTERS),
  history: children(historyEntry),
})

export type JobApplication = z.infer<typeof jobApplication>
export type JobApplicationRecord = Recorded<JobApplication>

type Named = Pick<JobApplication, 'position' | 'company'>

/** "Analyst at Acme", where it is shown. */
export function jobName({ position, company }: Named): string {
  return jobNameInFile({ position: isolate(position), company: isolate(company) })
}

/** "Analyst at Acme" for a file: without the invisible marks of `isolate`. */
export function jobNameInFile({ position, company }: Named): string {
  return `${position} at ${company}`
}

export const applications = defineEntity({
  key: 'jobApplications',
  noun: ['job application', 'job applications'],
  schema: jobApplication,
  keepsUpdatedAt: true,
  // Records that are older than these fields stay unchanged, byte for byte.
  omitWhenBlank: [
    'nextAction',
    'nextActionDate',
    'contact',
    'resumeVersion',
    'foundOn',
    'postingText',
    'history',
  ],
  deriveOnEdit: noteStatusChange,
  settle: settleStatus,
  describe: (record) => jobName(record),
  fields: {
    company: { label: 'Company', input: 'text', autoComplete: 'off' },
    position: { label: 'Position', input: 'text', autoComplete: 'off' },
    dateApplied: { label: 'Date Applied', input: 'date', initial: calendarDay },
    status: { label: 'Status', input: 'select', options: applicationStatus },
    location: { label: 'Location', input: 'text', hint: 'City and state, or “Remote.”' },
    jobType: { label: 'Job Type', input: 'select', options: jobType, blank: 'Not specified' },
    salaryRange: { label: 'Salary Range', input: 'text', hint: 'For example, $55k–$65k.' },
    applicationUrl: {
      label: 'Posting Link',
      input: 'url',
      hint: 'Paste the address of the job posting.',
    },
    notes: {
      label: 'Notes',
      input: 'textarea',
      hint: 'What you may want to find again, such as names or what they asked.',
    },
    nextAction: {
      label: 'Next Action',
      input: 'text',
      hint: 'For example, “Call Dana about the start date.”',
    },
    nextActionDate: { label: 'Next Action Date', input: 'date' },
    contact: { label: 'Contact', input: 'text', hint: 'A name, and how to reach that person.' },
    resumeVersion: {
      label: 'Resume Version',
      input: 'text',
      hint: 'Which of your resumes you sent.',
    },
    foundOn: {
      label: 'Found On',
      input: 'text',
      hint: 'The site where you saw it, or the person who told you.',
    },
    postingText: {
      label: 'Posting Text',
      input: 'textarea',
      hint: 'Postings disappear. Paste the text here to keep it.',
    },
    history: { label: 'History', input: 'children', of: applicationHistory },
  },
})

/** The figures above the tracker. Withdrawn applications count in the total only. */
export function applicationCounters(records: readonly JobApplication[]): readonly Stat[] {
  const counts = new Map<ApplicationStatus, number>()
  for (const { status } of records) counts.set(status, (counts.get(status) ?? 0) + 1)
  const withStatus = (status: ApplicationStatus) => String(counts.get(status) ?? 0)
  return [
    { label: 'Total', value: String(records.length) },
    { label: 'Applied', value: withStatus('applied') },
    { label: 'Interviews', value: withStatus('interview') },
    { label: 'Offers', value: withStatus('offer') },
    { label: 'Rejected', value: withStatus('rejected') },
  ]
}

export function awaitsInterview({ status }: Pick<JobApplication, 'status'>): boolean {
  return status === 'interview'
}

/** "2 interviews", for a card; blank while there is none. */
export function interviewNote(records: readonly JobApplication[]): string {
  const count = records.filter(awaitsInterview).length
  if (count === 0) return ''
  return count === 1 ? '1 interview' : `${count} interviews`
}
