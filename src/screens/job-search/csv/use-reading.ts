import { useMemo, useState } from 'react'
import type { DayOrder } from '@/screens/job-search/csv/table/read-day'
import type { Table } from '@/screens/job-search/csv/table/read-table'
import { columnsOf, leftOutColumns, targetLabel, type Target } from './columns'
import { guessColumns, guessWords } from './guesses'
import {
  daysOf,
  dayWithoutYear,
  MAX_WORDS,
  mayBeSaved,
  missingFields,
  turnedDays,
  unknownWords,
  type Reading,
  type WordField,
} from './reading'
import { wordKey } from './words'

/** A file, or pasted text, whose rows are known. */
export interface OpenFile {
  /** What the page calls it. */
  name: string
  table: Table
  /** Whether the encoding of its letters is a guess. */
  isGuessed: boolean
}

/** How the rows of a file are read, and what a person is asked about it. */
export interface Questions extends Reading {
  /** A date that can be read both ways. */
  unclearDay: string | undefined
  /** Whether the person has to say which way. */
  isDayOpen: boolean
  /** Dates that can only have the other order than the rest. */
  turnedDays: readonly string[]
  /** Whether the file leaves open that its rows are postings that were only saved. */
  mayBeSaved: boolean
  /** A date without a year. */
  dayWithoutYear: string | undefined
  unknown: Readonly<Record<WordField, readonly string[]>>
  /** What unknown words may mean, by field and `wordKey`, while the person has not answered. `words` has them too. */
  guessedWords: Reading['words']
  /** The labels of the fields that no column is and that rows need. */
  missing: readonly string[]
  /** The names of the columns that hold something and become nothing. */
  leftOut: readonly string[]
}

type Words = Reading['words']
const noWords: Words = { status: new Map(), jobType: new Map() }
const noColumns: ReadonlyMap<number, Target> = new Map()

/** What a person answered about how a file is read; what they need not say follows from the file. */
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
    /** Only notes are made of several columns: of any other, the one before is left out. */
    setColumn: (at: number, target: Target | undefined) => {
      setColumns((now) =>
        now.map((one, position) => {
          if (position === at) return target
          return one === target && target !== 'notes' ? undefined : one
        }),
      )
      setGuessedColumns((now) => new Map([...now].filter(([position]) => position !== at)))
    },
    /** What a column was taken for by a guess, by its position. */
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
  const { told, unclear } = daysOf(table, { columns, year })
  const status = unknownWords(table, { columns }, 'status')
  const unknown = {
    status: status.slice(0, MAX_WORDS),
    jobType: unknownWords(table, { columns }, 'jobType').slice(0, MAX_WORDS),
  }
  const guessedWords = {
    status: guessWords(unknown.status, 'status', words.status),
    jobType: guessWords(unknown.jobType, 'jobType', words.jobType),
  }
  const dayOrder = chosenOrder ?? told ?? 'month-first'
  const reading: Reading = {
    columns,
    words: {
      status: new Map([...guessedWords.status, ...words.status]),
      jobType: new Map([...guessedWords.jobType, ...words.jobType]),
    },
    dayOrder,
    year,
    areSaved,
  }
  return {
    ...reading,
    unclearDay: unclear,
    isDayOpen: unclear !== undefined && !told && !chosenOrder,
    turnedDays: turnedDays(table, reading),
    mayBeSaved: mayBeSaved(table, reading),
    dayWithoutYear: dayWithoutYear(table, { columns }),
    unknown,
    guessedWords,
    unasked: new Set(status.slice(MAX_WORDS).map(wordKey)),
    missing: missingFields(table, reading).map(targetLabel),
    leftOut: leftOutColumns(table, columns),
  }
}
