import { likelyWord } from '@/engine/search/likely-word'
import { columnNames, isDeadline, isStageDate, plainName, type Target } from './columns'
import { requiredFields, type WordField } from './reading'
import { guessJobType, guessStatus, wordKey } from './words'

/** Names that mean a field in many sheets, but not in all: a column "Where" may be a job board. */
const likelyNames: ReadonlyMap<string, Target> = new Map([['where', 'location']])

/**
 * The fields that the user should check, by column position: those guessed for columns without a known name, and that of
 * a deadline, although its name is known. Only required fields are guessed from a mistyped name: "State" is close to
 * "Stage", and a wrong status would cause all rows to be refused.
 * @param known the field of each column with a known name; no other column is guessed to have it
 */
export function guessColumns(
  header: readonly string[],
  known: readonly (Target | undefined)[],
): ReadonlyMap<number, Target> {
  const guessed = new Map<number, Target>()
  const isTaken = (target: Target) =>
    known.includes(target) || [...guessed.values()].includes(target)
  for (const [at, name] of header.entries()) {
    const knownTarget = known[at]
    if (knownTarget && isDeadline(name)) guessed.set(at, knownTarget)
    if (knownTarget) continue
    const plain = plainName(name)
    const target =
      (isStageDate(name) ? 'dateApplied' : likelyNames.get(plain)) ??
      requiredFields.find((field) => likelyWord(plain, columnNames(field)) !== undefined)
    if (target && !isTaken(target)) guessed.set(at, target)
  }
  return guessed
}

const guessers = { status: guessStatus, jobType: guessJobType }

/** Guesses what mistyped words of a field mean, by `wordKey`. Words that the user has answered are left out. */
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
