import { useMemo } from 'react'
import { usePageStore } from '@/engine/page-store'
import type { DayOrder } from './table/read-day'
import { currentImport, type CurrentImport, type ParsedFile } from './current-import'
import { columnsOf, leftOutColumns, targetLabel, type Target } from './columns'
import { guessColumns, guessWords } from './guesses'
import {
  dayOrderOfTable,
  dayWithoutYear,
  MAX_WORDS,
  mayBeSaved,
  missingFields,
  daysInOtherOrder,
  unknownWords,
  type Reading,
  type WordField,
} from './reading'
import { wordKey } from './words'

/** How the rows of a file are read, and what a user is asked about it. */
export interface Questions extends Reading {
  /** A date whose day and month can be exchanged. */
  ambiguousDay: string | undefined
  /** Whether the user has to choose the order of day and month. */
  needsDayOrder: boolean
  /** Dates that are only valid in the other order than `dayOrder`. */
  daysInOtherOrder: readonly string[]
  /** Whether the rows may be postings that were only saved, because the file does not show otherwise. */
  mayBeSaved: boolean
  /** A date without a year. */
  dayWithoutYear: string | undefined
  /** The words without a known meaning that the user is asked about, by field. */
  unknown: Readonly<Record<WordField, readonly string[]>>
  /** The guessed meanings of unknown words without an answer, by field and `wordKey`. `words` includes them. */
  guessedWords: Reading['words']
  /** The guessed fields by the position of their column. */
  guessedColumns: ReadonlyMap<number, Target>
  /** The labels of required fields that no column is assigned to. */
  missing: readonly string[]
  /** The names of columns that have content and are not imported. */
  leftOut: readonly string[]
}

function newImport(file: ParsedFile): CurrentImport {
  const known = columnsOf(file.table)
  const guessedColumns = guessColumns(file.table.header, known)
  const columns = known.map((target, at) => target ?? guessedColumns.get(at))
  return { file, guessedColumns, columns, words: { status: new Map(), jobType: new Map() } }
}

/** State of reading a file: what the user answered, and what was detected in the file. */
export function useReading() {
  const state = usePageStore(currentImport)
  const questions = useMemo(() => state && askAbout(state), [state])
  const answer = (change: (now: CurrentImport) => Partial<CurrentImport>) => {
    const now = currentImport.get()
    if (now) currentImport.set({ ...now, ...change(now) })
  }

  return {
    file: state?.file,
    questions,
    open: (next: ParsedFile | undefined) => currentImport.set(next && newImport(next)),
    /** Assigns a column to a field. Only notes can have several columns; other fields drop their previous one. */
    setColumn: (at: number, target: Target | undefined) =>
      answer(({ columns, guessedColumns }) => ({
        columns: columns.map((one, position) => {
          if (position === at) return target
          return one === target && target !== 'notes' ? undefined : one
        }),
        guessedColumns: new Map([...guessedColumns].filter(([position]) => position !== at)),
      })),
    setOrder: (chosenOrder: DayOrder) => answer(() => ({ chosenOrder })),
    setYear: (year: string | undefined) => answer(() => ({ year })),
    setSaved: (areSaved: boolean) => answer(() => ({ areSaved })),
    setWord: (field: WordField, word: string, value: string) =>
      answer(({ words }) => ({
        words: { ...words, [field]: new Map(words[field]).set(wordKey(word), value) },
      })),
  }
}

function askAbout({ file: { table }, ...answers }: CurrentImport): Questions {
  const { columns, chosenOrder, year, areSaved = false, words, guessedColumns } = answers
  const { order, unclear } = dayOrderOfTable(table, { columns, year })
  const status = unknownWords(table, { columns }, 'status')
  const unknown = {
    status: status.slice(0, MAX_WORDS),
    jobType: unknownWords(table, { columns }, 'jobType').slice(0, MAX_WORDS),
  }
  const guessedWords = {
    status: guessWords(unknown.status, 'status', words.status),
    jobType: guessWords(unknown.jobType, 'jobType', words.jobType),
  }
  const dayOrder = chosenOrder ?? order ?? 'month-first'
  const answered: Reading = {
    columns,
    words: {
      status: new Map([...guessedWords.status, ...words.status]),
      jobType: new Map([...guessedWords.jobType, ...words.jobType]),
    },
    dayOrder,
    year,
  }
  const isSavedAsked = mayBeSaved(table, answered)
  // The answer has no effect while its question is not shown.
  const reading = { ...answered, areSaved: areSaved && isSavedAsked }
  return {
    ...reading,
    ambiguousDay: unclear,
    needsDayOrder: unclear !== undefined && !order && !chosenOrder,
    daysInOtherOrder: daysInOtherOrder(table, reading),
    mayBeSaved: isSavedAsked,
    dayWithoutYear: dayWithoutYear(table, { columns }),
    unknown,
    guessedWords,
    guessedColumns,
    unasked: new Set(status.slice(MAX_WORDS).map(wordKey)),
    missing: missingFields(table, reading).map(targetLabel),
    leftOut: leftOutColumns(table, columns),
  }
}
