import { formatDay } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import { applicationStatus } from '@/schemas/job-search/application-status'
import { applications, jobName } from '@/schemas/job-search/job-application'
import { jobKey } from '@/schemas/job-search/job-key'
import { savedPostings } from '@/schemas/job-search/saved-posting'
import { duplicateWarning } from './list/duplicates'

/** Prefix for the URL parameters of the saved postings, because the tracker is on the same tab. */
export const SAVED_URL_PREFIX = 'saved'

/** Warnings that the job in a form already has an application or a saved posting. */
export const sameJobs = [
  duplicateWarning(applications, {
    key: jobKey,
    line: (record) =>
      `You already have ${jobName(record)}: ${labelOf(applicationStatus, record.status)}, applied on ${formatDay(record.dateApplied)}.`,
    action: 'Open That Application',
  }),
  duplicateWarning(savedPostings, {
    urlPrefix: SAVED_URL_PREFIX,
    key: jobKey,
    line: (record) => `You already saved ${jobName(record)} for later.`,
    action: 'Open That Posting',
  }),
]
