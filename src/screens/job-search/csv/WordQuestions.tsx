import { useId } from 'react'
import { applicationStatus } from '@/schemas/job-search/application-status'
import { jobType } from '@/schemas/job-search/job-application'
import { Guess } from './Guess'
import { shortCell } from './short-cell'
import type { CsvImport } from './use-import'
import type { Questions } from './use-reading'
import { SAVED, SAVED_LABEL, wordKey } from './words'

interface Props {
  questions: Questions
  csvImport: CsvImport
}

const fields = [
  {
    field: 'status',
    title: 'Words for the status',
    options: [
      ...applicationStatus.values.map((value) => ({
        value,
        label: applicationStatus.labels[value],
      })),
      { value: SAVED, label: SAVED_LABEL },
    ],
    blankLabel: 'Choose what it means',
  },
  {
    field: 'jobType',
    title: 'Words for the job type',
    options: jobType.values.map((value) => ({ value, label: jobType.labels[value] })),
    blankLabel: 'Keep it in Notes',
  },
] as const

/** Asks for the meaning of each word in the file that matches no status or job type. */
export function WordQuestions({ questions, csvImport }: Props) {
  const { unknown, words, guessedWords } = questions
  return fields.map(({ field, ...asked }) => (
    <FieldWords
      key={field}
      {...asked}
      words={unknown[field]}
      answers={words[field]}
      guessed={guessedWords[field]}
      onAnswer={(word, value) => csvImport.setWord(field, word, value)}
    />
  ))
}

interface FieldWordsProps {
  title: string
  words: readonly string[]
  options: readonly { value: string; label: string }[]
  /** The label of the blank option, which says what happens without an answer. */
  blankLabel: string
  /** The meaning of words by `wordKey`, from answers and guesses. */
  answers: ReadonlyMap<string, string>
  /** Those of them that are guesses. */
  guessed: ReadonlyMap<string, string>
  onAnswer: (word: string, value: string) => void
}

function FieldWords({
  title,
  words,
  options,
  blankLabel,
  answers,
  guessed,
  onAnswer,
}: FieldWordsProps) {
  const id = useId()
  if (words.length === 0) return null
  return (
    <fieldset className="m-0 mt-4 border-0 p-0">
      <legend className="font-semibold">{title}</legend>
      <div className="mt-1 grid gap-3 sm:grid-cols-2">
        {words.map((word, at) => (
          <div key={word}>
            <label
              htmlFor={`${id}-${at}`}
              className="block break-words"
            >{`“${shortCell(word)}” means`}</label>
            <select
              id={`${id}-${at}`}
              className="field-box"
              aria-describedby={guessed.has(wordKey(word)) ? `${id}-${at}-guess` : undefined}
              value={answers.get(wordKey(word)) ?? ''}
              onChange={(event) => onAnswer(word, event.target.value)}
            >
              <option value="">{blankLabel}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            {guessed.has(wordKey(word)) && <Guess id={`${id}-${at}-guess`} />}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
