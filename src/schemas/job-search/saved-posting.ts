import * as z from 'zod/mini'
import type { CalendarDay } from '@/engine/calendar-day'
import { defineEntity, type Recorded } from '@/engine/model/entity'
import { requiredText } from '@/engine/model/rules'
import { without } from '@/engine/without'
import { applications, jobApplication, jobName, type JobApplication } from './job-application'

/** What an application has only once somebody applied. */
const onceApplied = ['dateApplied', 'status', 'resumeVersion', 'history'] as const

/** A posting that the user plans to apply to: an application without a date or status. See docs/decisions/0031. */
export const savedPosting = z.object({
  ...without(jobApplication.shape, onceApplied),
  position: requiredText('Enter the position.'),
})

export type SavedPosting = z.infer<typeof savedPosting>
export type SavedPostingRecord = Recorded<SavedPosting>

export const savedPostings = defineEntity({
  key: 'savedPostings',
  noun: ['saved posting', 'saved postings'],
  schema: savedPosting,
  keepsUpdatedAt: true,
  describe: (record) => jobName(record),
  fields: without(applications.fields, onceApplied),
})

/** Converts a saved posting to an application. @param today the local day, used as `dateApplied` */
export function appliedTo(posting: SavedPosting, today: CalendarDay): JobApplication {
  const begun: Pick<JobApplication, (typeof onceApplied)[number]> = {
    dateApplied: today,
    status: 'applied',
    resumeVersion: '',
    history: [],
  }
  return { ...posting, ...begun }
}
