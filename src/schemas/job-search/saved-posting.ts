import * as z from 'zod/mini'
import type { CalendarDay } from '@/engine/calendar-day'
import { defineEntity, type Recorded } from '@/engine/model/entity'
import { requiredText } from '@/engine/model/rules'
import { applications, jobApplication, jobName, type JobApplication } from './job-application'

const { shape } = jobApplication
const { fields } = applications

/** A posting that the user plans to apply to: an application without a date or status. See docs/decisions/0031. */
export const savedPosting = z.object({
  company: shape.company,
  position: requiredText('Enter the position.'),
  location: shape.location,
  jobType: shape.jobType,
  salaryRange: shape.salaryRange,
  applicationUrl: shape.applicationUrl,
  notes: shape.notes,
  nextAction: shape.nextAction,
  nextActionDate: shape.nextActionDate,
  contact: shape.contact,
  foundOn: shape.foundOn,
  postingText: shape.postingText,
})

export type SavedPosting = z.infer<typeof savedPosting>
export type SavedPostingRecord = Recorded<SavedPosting>

export const savedPostings = defineEntity({
  key: 'savedPostings',
  noun: ['saved posting', 'saved postings'],
  schema: savedPosting,
  keepsUpdatedAt: true,
  describe: (record) => jobName(record),
  fields: {
    company: fields.company,
    position: fields.position,
    location: fields.location,
    jobType: fields.jobType,
    salaryRange: fields.salaryRange,
    applicationUrl: fields.applicationUrl,
    notes: fields.notes,
    nextAction: fields.nextAction,
    nextActionDate: fields.nextActionDate,
    contact: fields.contact,
    foundOn: fields.foundOn,
    postingText: fields.postingText,
  },
})

/** Converts a saved posting to an application. @param today the local day, used as `dateApplied` */
export function appliedTo(posting: SavedPosting, today: CalendarDay): JobApplication {
  return { ...posting, dateApplied: today, status: 'applied', resumeVersion: '', history: [] }
}
