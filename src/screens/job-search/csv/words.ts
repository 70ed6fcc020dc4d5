import { likelyWord } from '@/engine/search/likely-word'
import type { ApplicationStatus } from '@/schemas/job-search/application-status'
import type { JobApplication } from '@/schemas/job-search/job-application'
import { plainName } from './columns'

/** A posting that nobody has applied for yet. */
export const SAVED = 'saved'
/** Shown in place of a status. It is the name of the list. */
export const SAVED_LABEL = 'Saved for Later'

type JobType = JobApplication['jobType']

/** What people write for each status, in the form of `plainName`. */
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

/** The `statusWords` that are guesses: "declined" does not say whether the company or the user did it. */
const ambiguousWords: ReadonlySet<string> = new Set(['accepted', 'declined', 'turneddown'])

/** The `statusWords` that say what their status does not: the offer was accepted. */
const acceptedWords: ReadonlySet<string> = new Set(['accepted', 'offeraccepted', 'hired'])

/** The `statusWords` that say more than their status. */
const richerWords: ReadonlySet<string> = new Set([
  ...ambiguousWords,
  ...acceptedWords,
  'interviewed',
  'phoneinterview',
  'screening',
])

const jobTypeWords: Readonly<Record<Exclude<JobType, ''>, readonly string[]>> = {
  remote: ['remote', 'fullyremote', 'workfromhome', 'wfh', 'telework', 'yes', 'true'],
  hybrid: ['hybrid', 'partlyremote'],
  onsite: ['onsite', 'inperson', 'inoffice', 'office', 'no', 'false'],
}

const parseStatusWord = createParser(statusWords)
export const parseJobType = createParser(jobTypeWords)

/** The status that a cell names, unless it names it with an ambiguous word. */
export function parseStatus(cell: string) {
  const [word = ''] = cell.split(remarkStart, 1)
  const isAmbiguous = [cell, word].some((text) => ambiguousWords.has(wordKey(text)))
  return isAmbiguous ? undefined : parseStatusWord(cell)
}

/** The likely status of a word that is mistyped or vague, such as "aplied" or "declined". The user has to check it. */
export const guessStatus = createGuesser({
  ...statusWords,
  // The user may still be waiting, or may have closed the application.
  applied: [...statusWords.applied, 'ghosted'],
  // Some people mean an interview, others a call before one is planned.
  interview: [...statusWords.interview, 'phonescreen'],
})
/** The same for the job type. */
export const guessJobType = createGuesser(jobTypeWords)

const matchesStatus = createMatcher(statusWords)
/** Whether a cell is a known word for one status and nothing else. */
export const isStatusWord = (cell: string) =>
  matchesStatus(cell) && !richerWords.has(plainName(cell))

/** Whether a cell says that an offer was accepted. */
export const isAcceptedWord = (cell: string) =>
  [cell, ...cell.split(remarkStart)].some((text) => acceptedWords.has(wordKey(text)))
/** The same for the job type. */
export const isJobTypeWord = createMatcher(jobTypeWords)

/** Whether a cell means no, possibly with a reason after it: an unticked box, a zero, "No - closed". */
export function startsWithNo(cell: string): boolean {
  const [word = ''] = cell.split(reasonStart)
  return isNo(word)
}

/** Whether a cell means no and nothing else. */
export function isNo(cell: string): boolean {
  return crosses.test(cell) || ['no', 'n', 'false', '0', 'notyet'].includes(plainName(cell))
}

/** What begins the reason after a no. */
const reasonStart = /[-–—(,;:.]/
/** Marks for no and for yes. `plainName` removes them. */
const crosses = /^\s*[☐□⬜✗✘✖☒❌❎×🚫]\ufe0f?\s*$/u
const ticks = /^\s*[✓✔☑✅]\ufe0f?\s*$/u

/** Whether a cell means yes and nothing else. An unknown mark, such as a dash, is neither yes nor no. */
export function isYes(cell: string): boolean {
  return (
    cell.trim() === '' ||
    ticks.test(cell) ||
    ['yes', 'y', 'true', '1', 'x', 'applied'].includes(plainName(cell))
  )
}

/** A day after a word, as in "Applied 3/4" or "Rejected (Apr 15)". */
const trailingDay =
  /[\s(](?:on )?(?:\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:,? \d{4})?)[)!.]?$/i

/**
 * The key of a word, without case, punctuation and the day after it. If nothing is left, as with an emoji, the
 * key is the trimmed cell.
 */
export function wordKey(cell: string): string {
  const word = cell.trim()
  return plainName(word.replace(trailingDay, '')) || word
}

/** What separates a remark from its word, as in "Rejected - no degree" or "applied (again)". */
const remarkStart = /\s[-–—]|\(/

function createParser<Value extends string>(words: Readonly<Record<Value, readonly string[]>>) {
  const known = valuesByWord(words)
  const valueOf = (word: string) => known.get(wordKey(word))
  return (cell: string): Value | undefined =>
    valueOf(cell) ?? firstUndisputed(cell.split(remarkStart).map(valueOf))
}

function createGuesser<Value extends string>(words: Readonly<Record<Value, readonly string[]>>) {
  const known = valuesByWord(words)
  const valueOf = (word: string) => {
    const key = wordKey(word)
    return known.get(key) ?? known.get(likelyWord(key, known.keys()) ?? '')
  }
  return (cell: string): Value | undefined =>
    valueOf(cell) ?? firstUndisputed(cell.split(remarkStart).map(valueOf))
}

function valuesByWord<Value extends string>(words: Readonly<Record<Value, readonly string[]>>) {
  const known = new Map<string, Value>()
  for (const value in words) for (const word of words[value]) known.set(word, value)
  return known
}

function createMatcher(words: Readonly<Record<string, readonly string[]>>) {
  const known = new Set(Object.values(words).flat())
  return (cell: string) => known.has(plainName(cell))
}

/** The first value, unless a later one contradicts it. The import asks about "Applied - rejected". */
function firstUndisputed<Value>([first, ...others]: readonly Value[]): Value | undefined {
  return others.every((other) => other === undefined || other === first) ? first : undefined
}
