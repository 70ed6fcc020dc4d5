import { likelyWord } from '@/engine/search/likely-word'
import { columnNames, plainName, type Target } from './columns'
import { neededFields, type WordField } from './reading'
import { guessJobType, guessStatus, wordKey } from './words'

/** Names that mean a field in many sheets, but not in all: a column "Where" may be a job board. */
const likelyNames: ReadonlyMap<string, Target> = new Map([['where', 'location']])

/**
 * What columns without a known name may be, by their position. Only the fields that every row needs are guessed from a
 * mistyped name: "State" is near to "Stage", and a wrong status would refuse all rows.
 * @param known what the other columns are; each field is one column only
 */
export function guessColumns(
  header: readonly string[],
  known: readonly (Target | undefined)[],
): ReadonlyMap<number, Target> {
  const guessed = new Map<number, Target>()
  const isTaken = (target: Target) =>
    known.includes(target) || [...guessed.values()].includes(target)
  for (const [at, name] of header.entries()) {
    if (known[at]) continue
    const plain = plainName(name)
    const target =
      likelyNames.get(plain) ??
      neededFields.find((field) => likelyWord(plain, columnNames(field)) !== undefined)
    if (target && !isTaken(target)) guessed.set(at, target)
  }
  return guessed
}

const guessers = { status: guessStatus, jobType: guessJobType }

/** What mistyped words of a field may mean, by their keys. Those that a person has answered about are left out. */
export function guessWords(
  words: readonly string[],
  field: WordField,
  answered: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const guessed = new Map<string, string>()
  for (const word of words) {
    const key = wordKey(word)
    const value = answered.has(key) ? undefined : guessers[field](word)
    if (value) guessed.set(key, value)
  }
  return guessed
}
