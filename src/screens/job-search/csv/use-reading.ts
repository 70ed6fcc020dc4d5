import { useMemo, useState } from 'react'
import type { DayOrder } from '@/screens/job-search/csv/table/read-day'
import type { Table } from '@/screens/job-search/csv/table/read-table'
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

/** A file, or pasted text, that was split into rows and columns. */
export interface OpenFile {
  /** The name that the page shows. */
  name: string
  table: Table
  isEncodingGuessed: boolean
}

/** How the rows of a file are read, and what a person is asked about it. */
export interface Questions extends Reading {
  /** A date whose day and month can be exchanged. */
  ambiguousDay: string | undefined
  /** Whether the person has to choose the order of day and month. */
  needsDayOrder: boolean
  /** Dates that are only valid in the other order than `dayOrder`. */
  daysInOtherOrder: readonly string[]
  /** Whether the rows may be postings that were only saved, because the file does not show otherwise. */
  mayBeSaved: boolean
  /** A date without a year. */
  dayWithoutYear: string | undefined
  unknown: Readonly<Record<WordField, readonly string[]>>
  /** The guessed meanings of unknown words without an answer, by field and `wordKey`. `words` includes them. */
  guessedWords: Reading['words']
  /** The labels of required fields that no column is assigned to. */
  missing: readonly string[]
  /** The names of columns that have content and are not imported. */
  leftOut: readonly string[]
}

type Words = Reading['words']
const noWords: Words = { status: new Map(), jobType: new Map() }
const noColumns: ReadonlyMap<number, Target> = new Map()

/** State of reading a file: what the person answered, and what was detected in the file. */
export function useReading() {
  const [file, setFile] = useState<OpenFile>()
  const [columns, setColumns] = useState<Reading['columns']>([])
  const [chosenOrder, setOrder] = useState<DayOrder>()
  const [year, setYear] = useState<string>()
  const [areSaved, setSaved] = useState(false)
  const [words, setWords] = useState(noWords)
  const [guessedColumns, setGuessedColumns] = useState(noColumns)

  const questions = useMemo(
    () => file && askAbout(file.table, { columns, chosenOrder, year, areSaved, words }),
    [file, columns, chosenOrder, year, areSaved, words],
  )

  return {
    file,
    questions,
    open: (next: OpenFile | undefined) => {
      setFile(next)
      const known = next ? columnsOf(next.table) : []
      const guessed = next ? guessColumns(next.table.header, known) : noColumns
      setColumns(known.map((target, at) => target ?? guessed.get(at)))
      setGuessedColumns(guessed)
      setOrder(undefined)
      setYear(undefined)
      setSaved(false)
      setWords(noWords)
    },
    /** Assigns a column to a field. Only notes can have several columns; other fields drop their previous one. */
    setColumn: (at: number, target: Target | undefined) => {
      setColumns((now) =>
        now.map((one, position) => {
          if (position === at) return target
          return one === target && target !== 'notes' ? undefined : one
        }),
      )
      setGuessedColumns((now) => new Map([...now].filter(([position]) => position !== at)))
    },
    /** The guessed fields by the position of their column. */
    guessedColumns,
    setOrder,
    setYear,
    setSaved,
    setWord: (field: WordField, word: string, value: string) =>
      setWords((now) => ({ ...now, [field]: new Map(now[field]).set(wordKey(word), value) })),
  }
}

interface Answers extends Pick<Reading, 'columns' | 'year' | 'areSaved' | 'words'> {
  chosenOrder: DayOrder | undefined
}

function askAbout(
  table: Table,
  { columns, chosenOrder, year, areSaved, words }: Answers,
): Questions {
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
    unasked: new Set(status.slice(MAX_WORDS).map(wordKey)),
    missing: missingFields(table, reading).map(targetLabel),
    leftOut: leftOutColumns(table, columns),
  }
}
