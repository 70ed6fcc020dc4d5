import { likelyWord } from '@/engine/search/likely-word'
import type { ApplicationStatus, JobApplication } from '@/schemas/job-search/job-application'
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
    'inprocess',
    'noresponse',
    'noreply',
    'awaitingresponse',
    'underreview',
  ],
  interview: [
    'interviewscheduled',
    'interview',
    'interviewing',
    'interviewed',
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
    'savedjob',
    'savedjobs',
    'bookmarked',
    'bookmark',
    'toapply',
    'wanttoapply',
    'notapplied',
    'notyetapplied',
    'notappliedyet',
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

/** The status that a word may mean that is mistyped or says less, as "aplied" and "ghosted" do. Only a proposal: a person has to see it. */
export const statusNear = nearReaderOf({
  ...statusWords,
  // One who was ghosted may wait on, or have closed the application.
  applied: [...statusWords.applied, 'ghosted'],
  // Some call it an interview, others a talk before any is planned.
  interview: [...statusWords.interview, 'phonescreen'],
})
/** The same for the job type. */
export const jobTypeNear = nearReaderOf(jobTypeWords)

/** Whether a cell is a word that is known for the status, and nothing beside it. */
export const isStatusWord = isOneOf(statusWords)
/** The same for the job type. */
export const isJobTypeWord = isOneOf(jobTypeWords)

/** Whether a cell says no, perhaps with a reason behind it: an unticked box, a zero, "No - closed". */
export function saysNo(cell: string): boolean {
  const [word = ''] = cell.split(reason)
  return saysOnlyNo(word)
}

/** Whether a cell says no, and nothing else. */
export function saysOnlyNo(cell: string): boolean {
  return crosses.test(cell) || ['no', 'n', 'false', '0', 'notyet'].includes(plainName(cell))
}

/** What begins the reason behind a no. */
const reason = /[-–—(,;:.]/
/** Marks of what was not done, of which `plainName` leaves as little as of a tick. */
const crosses = /^\s*[☐✗✘❌]\ufe0f?\s*$/

/** Whether a cell says yes and nothing else. Nothing is left of a tick; a dash says neither. */
export function saysYes(cell: string): boolean {
  return (
    !crosses.test(cell) &&
    !/^\s*[-–—]+\s*$/.test(cell) &&
    ['yes', 'y', 'true', '1', 'x', 'applied', ''].includes(plainName(cell))
  )
}

/** A day behind a word, as in "Applied 3/4" or "Rejected (Apr 15)". */
const trailingDay =
  /[\s(](?:on )?(?:\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:,? \d{4})?)[)!.]?$/i

/**
 * What a word is known by: neither case nor marks nor the day behind it make it another one. Where that
 * leaves nothing, as of an emoji, it is the cell itself.
 */
export function wordKey(cell: string): string {
  const word = cell.trim()
  return plainName(word.replace(trailingDay, '')) || word
}

/** What a remark is parted from its word by, as in "Rejected - no degree" or "applied (again)". */
const remark = /\s[-–—]|\(/

function readerOf<Value extends string>(words: Readonly<Record<Value, readonly string[]>>) {
  const known = valuesByWord(words)
  const valueOf = (word: string) => known.get(wordKey(word))
  return (cell: string): Value | undefined =>
    valueOf(cell) ?? firstUndisputed(cell.split(remark).map(valueOf))
}

function nearReaderOf<Value extends string>(words: Readonly<Record<Value, readonly string[]>>) {
  const known = valuesByWord(words)
  const valueOf = (word: string) => {
    const key = wordKey(word)
    return known.get(key) ?? known.get(likelyWord(key, known.keys()) ?? '')
  }
  return (cell: string): Value | undefined =>
    valueOf(cell) ?? firstUndisputed(cell.split(remark).map(valueOf))
}

function valuesByWord<Value extends string>(words: Readonly<Record<Value, readonly string[]>>) {
  const known = new Map<string, Value>()
  for (const value in words) for (const word of words[value]) known.set(word, value)
  return known
}

function isOneOf(words: Readonly<Record<string, readonly string[]>>) {
  const known = new Set(Object.values(words).flat())
  return (cell: string) => known.has(plainName(cell))
}

/** What comes first, where nothing after it says otherwise: "Applied - rejected" is asked about. */
function firstUndisputed<Value>([first, ...others]: readonly Value[]): Value | undefined {
  return others.every((other) => other === undefined || other === first) ? first : undefined
}
