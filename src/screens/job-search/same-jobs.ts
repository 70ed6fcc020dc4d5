import { formatDay } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import { applications, applicationStatus, jobName } from '@/schemas/job-search/job-application'
import { jobKey } from '@/schemas/job-search/job-key'
import { savedPostings } from '@/schemas/job-search/saved-posting'
import { duplicateWarning } from './list/duplicates'

/** What is before the names of the saved postings in the address: the tracker is on the same tab. */
export const SAVED = 'saved'

/** Where the job that one types may be already: applied to, or saved for later. */
export const sameJobs = [
  duplicateWarning(applications, {
    key: jobKey,
    line: (record) =>
      `You already have ${jobName(record)}: ${labelOf(applicationStatus, record.status)}, applied on ${formatDay(record.dateApplied)}.`,
    action: 'Open That Application',
  }),
  duplicateWarning(savedPostings, {
    urlPrefix: SAVED,
    key: jobKey,
    line: (record) => `You already saved ${jobName(record)} for later.`,
    action: 'Open That Posting',
  }),
]
