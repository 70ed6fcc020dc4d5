import type { ApplicationStatus, JobApplication } from '@/schemas/job-application'
import { plainName } from './columns'

/** A posting that nobody has applied for yet. */
export const SAVED = 'saved'
/** What a file says in the place of its status; it is the name of the list. */
export const SAVED_LABEL = 'Saved for Later'

type JobType = JobApplication['jobType']

/** What people write for each status, as `plainName` has it. */
const statusWords: Readonly<Record<ApplicationStatus | typeof SAVED, readonly string[]>> = {
  applied: [
    'applied',
    'submitted',
    'sent',
    'pending',
    'waiting',
    'open',
    'inprogress',
    'noresponse',
    'awaitingresponse',
    'underreview',
  ],
  interview: [
    'interviewscheduled',
    'interview',
    'interviewing',
    'interviewed',
    'phonescreen',
    'screening',
    'phoneinterview',
  ],
  offer: ['offerreceived', 'offer', 'offered', 'hired', 'accepted', 'offeraccepted'],
  rejected: ['rejected', 'rejection', 'declined', 'denied', 'notselected', 'turneddown'],
  withdrawn: ['withdrawn', 'withdrew', 'cancelled', 'canceled'],
  [SAVED]: [
    'saved',
    'savedforlater',
    'wishlist',
    'bookmarked',
    'toapply',
    'notapplied',
    'interested',
  ],
}

const jobTypeWords: Readonly<Record<Exclude<JobType, ''>, readonly string[]>> = {
  remote: ['remote', 'fullyremote', 'workfromhome', 'wfh', 'telework', 'yes', 'true'],
  hybrid: ['hybrid', 'partlyremote'],
  onsite: ['onsite', 'inperson', 'inoffice', 'office', 'no', 'false'],
}

export const statusOfWord = readerOf(statusWords)
export const jobTypeOfWord = readerOf(jobTypeWords)

/** Whether a cell says no: an unticked box, a zero. */
export function saysNo(cell: string): boolean {
  return ['no', 'n', 'false', '0', 'notyet'].includes(plainName(cell))
}

function readerOf<Value extends string>(words: Readonly<Record<Value, readonly string[]>>) {
  const known = new Map<string, Value>()
  for (const value in words) for (const word of words[value]) known.set(word, value)
  return (cell: string): Value | undefined => known.get(plainName(cell))
}
