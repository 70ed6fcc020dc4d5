import * as z from 'zod/mini'
import { addDays, calendarDay } from '@/engine/calendar-day'
import { defineEntity, type Recorded } from '@/engine/model/entity'
import {
  MAX_NOTE_CHARACTERS,
  optionalText,
  optionalWebAddress,
  requiredDay,
  requiredText,
} from '@/engine/model/rules'
import type { Stat } from '@/engine/ui/StatFigure'
import { vocabulary, type ValueOf } from '@/engine/model/vocabulary'

export const applicationStatus = vocabulary({
  applied: 'Applied',
  interview: 'Interview Scheduled',
  offer: 'Offer Received',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
})
export type ApplicationStatus = ValueOf<typeof applicationStatus>

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
})

export type JobApplication = z.infer<typeof jobApplication>
export type JobApplicationRecord = Recorded<JobApplication>

export const applications = defineEntity({
  key: 'jobApplications',
  noun: ['job application', 'job applications'],
  schema: jobApplication,
  keepsUpdatedAt: true,
  describe: ({ position, company }) => `${position} at ${company}`,
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
      hint: 'What you may want to find again, such as names or the words of the posting.',
    },
  },
})

/** The figures over the tracker. Withdrawn applications count in the total only. */
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

/** How long after it was sent an application without an answer counts as quiet. */
export const QUIET_AFTER_DAYS = 30

export function awaitsInterview({ status }: Pick<JobApplication, 'status'>): boolean {
  return status === 'interview'
}

/** Whether an application was sent 30 days ago or before that, and nobody has answered. */
export function isQuiet(
  { status, dateApplied }: Pick<JobApplication, 'status' | 'dateApplied'>,
  today = calendarDay(),
): boolean {
  return status === 'applied' && dateApplied <= addDays(today, -QUIET_AFTER_DAYS)
}

/** "2 interviews", for a card; blank while there is none. */
export function interviewNote(records: readonly JobApplication[]): string {
  const count = records.filter(awaitsInterview).length
  if (count === 0) return ''
  return count === 1 ? '1 interview' : `${count} interviews`
}
