import { normalizeText } from '@/engine/normalize-text'
import { newestWorkFirst, type WorkRecord } from './work'

/** How many results fit beside an interview. */
const MAX_RESULTS = 5

interface MatchingResult {
  record: WorkRecord
  id: string
  text: string
}

interface MatchingResults {
  results: readonly MatchingResult[]
  /** Whether they share words with the job. Otherwise they are those of the latest work that has any. */
  isMatch: boolean
}

/**
 * The results of a user's work that share the most words with a job: those of the result count twice, those of the
 * title and tools of its work once. Of equal ones the newest work comes first. Where none shares a word, those of the
 * latest work with results.
 * @param job the texts that say what the job is: its title first, then the posting or notes
 */
export function matchingResults(
  records: readonly WorkRecord[],
  job: readonly string[],
): MatchingResults {
  const wanted = wordsOf(job.join(' '))
  const shared = (text: string) => [...wordsOf(text)].filter((word) => wanted.has(word)).length
  const all = records.toSorted(newestWorkFirst).flatMap((record) => {
    const ofWork = shared(`${record.title} ${record.tools}`)
    return record.results.map(({ id, text }) => ({
      result: { record, id, text },
      score: 2 * shared(text) + ofWork,
    }))
  })
  const matching = all
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
  const latest = all.filter(({ result }) => result.record === all[0]?.result.record)
  return {
    results: (matching.length > 0 ? matching : latest)
      .slice(0, MAX_RESULTS)
      .map(({ result }) => result),
    isMatch: matching.length > 0,
  }
}

/** The words that say something, without the endings of plurals: "nurses" and "nurse" are one. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    words
      .filter((word) => word.length >= MIN_LETTERS && !commonWords.has(word))
      .map((word) => (word.length > MIN_LETTERS ? word.replace(/(?<!s)s$/, '') : word)),
  )
}

/** "RN" and "IT" are words of jobs. */
const MIN_LETTERS = 2

/** Words of every posting and every result. */
const commonWords: ReadonlySet<string> = new Set(
  'a an the and or of to in on at by for from with without as is are was were be been it its this that these those we our you your i my me they their not no all any each more most new one two will can may must have has had do did who what when where how if than then so up out over per into about after before during while day days week weeks month months year years hour hours work works worked working job jobs role team teams company position please apply'.split(
    ' ',
  ),
)
