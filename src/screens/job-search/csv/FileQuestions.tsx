import { useId } from 'react'
import type { DayOrder } from '@/screens/job-search/csv/table/read-day'
import { readDay } from '@/screens/job-search/csv/table/read-day'
import type { Table } from '@/screens/job-search/csv/table/read-table'
import { formatDay } from '@/engine/calendar-day'
import { Notice } from '@/engine/ui/Notice'
import { applicationStatus, jobType } from '@/schemas/job-search/job-application'
import { ColumnChoices } from './ColumnChoices'
import { Guess } from './Guess'
import { targetLabel } from './columns'
import type { WordField } from './reading'
import type { useImport } from './use-import'
import type { Questions } from './use-reading'
import { shortCell } from './short-cell'
import { SAVED, SAVED_LABEL, wordKey } from './words'

type Imported = ReturnType<typeof useImport>

interface Props {
  table: Table
  /** Whether the encoding of the file is a guess. */
  isGuessed: boolean
  questions: Questions
  imported: Imported
}

/** What is asked about a file before its rows can be read: columns, dates and words. */
export function FileQuestions({ table, isGuessed, questions, imported }: Props) {
  const { leftOut, missing, unclearDay, unknown } = questions
  return (
    <>
      {isGuessed && (
        <div className="mt-3">
          <Notice tone="warning" role="status">
            This file does not say how its letters are encoded. Check names with accents below. If
            they look wrong, save your list as “CSV UTF-8” and choose that file.
          </Notice>
        </div>
      )}
      {missing.length > 0 && (
        <div className="mt-3">
          <Notice tone="warning" role="status">
            <span>{`No column is called ${missing.join(' or ')}. Choose it below, under “Columns.”`}</span>
            {missing.length > 1 && (
              <span>
                {' '}
                If there are rows above the names of the columns, delete them in your list and bring
                it in again.
              </span>
            )}
            {missing.includes(targetLabel('dateApplied')) && (
              <span>
                {' '}
                A posting that you only saved needs no date. Write “Saved” in a column “Status.”
              </span>
            )}
          </Notice>
        </div>
      )}
      {questions.mayBeSaved && (
        <label className="mt-3 flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={questions.areSaved ?? false}
            onChange={(event) => imported.setSaved(event.target.checked)}
            className="size-6 shrink-0 accent-accent"
          />
          These are saved, not applied
        </label>
      )}
      {leftOut.length > 0 && <LeftOut names={leftOut} />}
      <ColumnChoices
        table={table}
        columns={questions.columns}
        guessed={imported.guessedColumns}
        isOpenAtFirst={missing.length > 0 || imported.guessedColumns.size > 0}
        onChoose={imported.setColumn}
      />
      {questions.dayWithoutYear && (
        <YearQuestion
          day={questions.dayWithoutYear}
          year={questions.year}
          onChoose={imported.setYear}
        />
      )}
      {unclearDay && (
        <DayQuestion day={unclearDay} questions={questions} onChoose={imported.setOrder} />
      )}
      {questions.turnedDays.length > 0 && <TurnedDays questions={questions} />}
      <WordQuestions
        title="Words for the status"
        words={unknown.status}
        options={[
          ...applicationStatus.values.map((value) => ({
            value,
            label: applicationStatus.labels[value],
          })),
          { value: SAVED, label: SAVED_LABEL },
        ]}
        none="Choose what it means"
        {...answered(imported, questions, 'status')}
      />
      <WordQuestions
        title="Words for the job type"
        words={unknown.jobType}
        options={jobType.values.map((value) => ({ value, label: jobType.labels[value] }))}
        none="Keep it in Notes"
        {...answered(imported, questions, 'jobType')}
      />
    </>
  )
}

/** How many columns are named. */
const NAMED = 10

/** Said in the open: nothing of a file may get lost unseen. */
function LeftOut({ names }: { names: readonly string[] }) {
  const more = names.length - NAMED
  return (
    <div className="mt-3">
      <p className="break-words">
        <span className="font-semibold">Columns left out:</span>{' '}
        <span>{names.slice(0, NAMED).join(', ')}</span>
        {more > 0 && <span>{` and ${more} more`}</span>}
      </p>
      <p className="text-sm text-muted">
        To keep one, choose below, under “Columns,” where it goes.
      </p>
    </div>
  )
}

function answered(imported: Imported, { words, guessedWords }: Questions, field: WordField) {
  return {
    answers: words[field],
    guessed: guessedWords[field],
    onAnswer: (word: string, value: string) => imported.setWord(field, word, value),
  }
}

interface DayProps {
  day: string
  questions: Questions
  onChoose: (order: DayOrder) => void
}

/** Asked once for the file. Where other dates of it tell, that is chosen already. */
function DayQuestion({ day, questions, onChoose }: DayProps) {
  const name = useId()
  return (
    <fieldset className="m-0 mt-4 border-0 p-0">
      <legend className="font-semibold">{`Which day is ${shortCell(day)}?`}</legend>
      {(['month-first', 'day-first'] as const).map((order) => (
        <label key={order} className="mr-6 inline-flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={!questions.isDayOpen && questions.dayOrder === order}
            onChange={() => onChoose(order)}
            className="size-6 shrink-0 accent-accent"
          />
          <span>{formatDay(readDay(day, order) ?? day)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** How many dates that are read the other way are named. */
const TURNED = 3

/** Said in the open: such a date may be a slip. */
function TurnedDays({ questions: { turnedDays, dayOrder } }: { questions: Questions }) {
  const more = turnedDays.length - TURNED
  const readings = turnedDays
    .slice(0, TURNED)
    .map((day) => `“${shortCell(day)}” as ${formatDay(readDay(day, dayOrder) ?? day)}`)
  return (
    <div className="mt-3">
      <Notice tone="warning" role="status">
        {`Not all dates use the same order. We read ${readings.join(', ')}${more > 0 ? ` and ${more} more the same way` : ''}. If that is wrong, correct it in your list.`}
      </Notice>
    </div>
  )
}

interface YearProps {
  day: string
  year: string | undefined
  onChoose: (year: string | undefined) => void
}

/** How many years can be chosen, back from the next one. */
const YEARS = 6

/** Asked once for the file. Until then, rows whose day has no year are refused. */
function YearQuestion({ day, year, onChoose }: YearProps) {
  const id = useId()
  const last = new Date().getFullYear() + 1
  const years = Array.from({ length: YEARS }, (_, back) => String(last - back))
  return (
    <div className="mt-4">
      <label
        htmlFor={id}
        className="block break-words font-semibold"
      >{`Which year is ${shortCell(day)}, and every other day without one?`}</label>
      <select
        id={id}
        className="field-box mt-1"
        value={year ?? ''}
        onChange={(event) => onChoose(event.target.value || undefined)}
      >
        <option value="">Choose the year</option>
        {years.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  )
}

interface WordProps {
  title: string
  words: readonly string[]
  options: readonly { value: string; label: string }[]
  /** The option for no answer. */
  none: string
  /** What words mean, by `wordKey`; a guess is among them. */
  answers: ReadonlyMap<string, string>
  /** The answers that are guesses. */
  guessed: ReadonlyMap<string, string>
  onAnswer: (word: string, value: string) => void
}

function WordQuestions({ title, words, options, none, answers, guessed, onAnswer }: WordProps) {
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
              <option value="">{none}</option>
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
