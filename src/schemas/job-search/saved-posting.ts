import * as z from 'zod/mini'
import type { CalendarDay } from '@/engine/calendar-day'
import { defineEntity, type Recorded } from '@/engine/model/entity'
import { requiredText } from '@/engine/model/rules'
import { applications, jobApplication, jobName, type JobApplication } from './job-application'

/** Fields that make sense only after someone has applied. */
const onceApplied = ['dateApplied', 'status', 'resumeVersion', 'history'] as const

/** A posting that the user plans to apply to: an application without a date or status. See docs/decisions/0031. */
export const savedPosting = z.object({
  ...without(jobApplication.shape, onceApplied),
  position: requiredText('Enter the position.'),
})

type SavedPosting = z.infer<typeof savedPosting>
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

/** An object without some of its keys, the others in their order. A key that it does not have does not compile. */
export function without<T extends object, const Key extends keyof T>(
  object: T,
  keys: readonly Key[],
): Omit<T, Key>
export function without(object: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)))
}
