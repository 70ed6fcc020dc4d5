import { useEffect, useRef, useState } from 'react'
import { textOfFile, textOfPaste, type FileText } from './table/file-text'
import { isProblem, type Problem } from './table/problem'
import { readTable } from './table/read-table'
import { usePageStore } from '@/engine/page-store'
import { useAttempt } from '@/engine/store/use-attempt'
import { useStored } from '@/engine/store/use-stored'
import { useOneAtATime } from '@/engine/use-one-at-a-time'
import { announce } from '@/engine/announcer'
import { applications } from '@/schemas/job-search/job-application'
import { savedPostings } from '@/schemas/job-search/saved-posting'
import { countNames } from './columns'
import { describeImport, lastImport, type LastImport } from './last-import'
import { currentImport, type ParsedFile } from './current-import'
import { planImport, type ImportPlan, type NewRow } from './plan-import'
import type { Reading } from './reading'
import { inListOrder } from './store-import'
import { stoppedImportSentence, undoneImportSentence } from './undo-outcome'
import { useReading, type Questions } from './use-reading'
import { useWriting } from './use-writing'

/**
 * An import, from choosing a file or pasting rows to its undo. Nothing is written until "Import" is pressed.
 * @param onOver called after an import ended or was undone
 */
export function useImport(onOver: () => void) {
  const reading = useReading()
  const { file, questions } = reading
  const [problem, setProblem] = useState('')
  /** The outcome of an import that was stopped or undone, or that added nothing. */
  const [outcome, setOutcome] = useState('')
  /** Counts what the user chose or pasted. Only the last of it is shown. */
  const lastChoice = useRef(0)
  const stop = useRef(new AbortController())
  const isWriting = useRef(false)
  const [stage, setStage] = useState<'reading' | 'writing' | 'stopping'>('reading')
  const [progress, setProgress] = useState(0)
  // The plan must not be computed again while its rows are written.
  const planned = useImportPlan(stage === 'reading' ? file : undefined, questions, setProgress)
  const { failure, attempt, attemptFor } = useAttempt()
  const { write: writeAll, undoWriting } = useWriting()
  // The rows of an import that goes on after the page is left must not be offered again.
  useEffect(() => () => void (isWriting.current && currentImport.set(undefined)), [])

  const openText = async (
    name: string,
    source: 'file' | 'paste',
    readText: () => Promise<FileText | Problem>,
  ) => {
    const choice = ++lastChoice.current
    reading.open(undefined)
    setProblem('')
    setOutcome('')
    const opened = await readFile(name, source, readText)
    if (choice !== lastChoice.current) return
    if (isProblem(opened)) return setProblem(opened.problem)
    reading.open(opened)
    announce(
      `${source === 'file' ? 'The file was' : 'The rows were'} read. Nothing has been added yet.`,
    )
  }
  const choose = (chosen: File) => openText(chosen.name, 'file', () => textOfFile(chosen))
  const paste = (text: string) =>
    openText('Pasted Rows', 'paste', () => Promise.resolve(textOfPaste(text)))

  const write = async ({ added, tracked }: ImportPlan) => {
    const rows = newRows(added, questions?.columns ?? [])
    stop.current = new AbortController()
    const { signal } = stop.current
    setProgress(0)
    setStage('writing')
    isWriting.current = true
    const written = await attemptFor(() =>
      writeAll(rows, tracked, { signal, onProgress: setProgress }),
    )
    setStage('reading')
    isWriting.current = false
    if (!written) return
    // If the page was left meanwhile, another file may be open.
    if (currentImport.get()?.file === file) reading.open(undefined)
    const { added: made, undone } = written.result
    if (undone) setOutcome(stoppedImportSentence(undone))
    else if (describeImport(made) === '') {
      setOutcome('Nothing was added: your tracker has these rows already.')
    } else {
      lastImport.set(made)
      announce('The import is saved.', 'Saved')
    }
    onOver()
  }

  const cancel = () => {
    if (stage === 'reading') return reading.open(undefined)
    setStage('stopping')
    stop.current.abort()
  }

  const undo = useOneAtATime(async (last: LastImport) => {
    let removed = 0
    const isDone = await attempt(async () => {
      const undone = await undoWriting(last)
      removed = undone.removed
      setOutcome(undoneImportSentence(undone))
    })
    if (!isDone) return
    lastImport.set(undefined)
    if (removed > 0) announce('The import was undone.', 'Saved')
    onOver()
  })

  return {
    ...reading,
    ...planned,
    problem,
    failure,
    outcome,
    stage,
    progress,
    last: usePageStore(lastImport),
    choose,
    paste,
    write,
    undo,
    cancel,
  }
}

export type CsvImport = ReturnType<typeof useImport>

/** The plan of an import. It is computed again when an answer or the stored data changes. */
function useImportPlan(
  file: ParsedFile | undefined,
  questions: Questions | undefined,
  onProgress: (share: number) => void,
) {
  const applied = useStored(applications)
  const saved = useStored(savedPostings)
  const [made, setMade] = useState<{ plan: ImportPlan; of: Questions }>()
  useEffect(() => {
    if (!file || !questions) return
    const stop = new AbortController()
    const options = { signal: stop.signal, onProgress }
    planImport(file.table, questions, { applications: applied, saved }, options).then(
      (plan) => stop.signal.aborted || setMade({ plan, of: questions }),
      (error: unknown) => {
        if (!stop.signal.aborted) throw error
      },
    )
    return () => stop.abort()
  }, [file, questions, applied, saved, onProgress])
  return {
    /** The previous plan while the next one is computed. */
    plan: questions && made?.plan,
    isUpToDate: made?.of === questions,
  }
}

async function readFile(
  name: string,
  source: 'file' | 'paste',
  readText: () => Promise<FileText | Problem>,
): Promise<ParsedFile | Problem> {
  const read = await readText()
  if (isProblem(read)) return read
  const table = await readTable(read.text, countNames, source)
  if (isProblem(table)) return table
  return { name, table, isEncodingGuessed: read.isEncodingGuessed }
}

/** The rows of a plan, by list and in the order in which each list stores them. */
function newRows(added: readonly NewRow[], columns: Reading['columns']): LastImport {
  const applied = added.flatMap((row) => (row.list === 'applications' ? [row.record] : []))
  const saved = added.flatMap((row) => (row.list === 'saved' ? [row.record] : []))
  return {
    applications: inListOrder(applied, columns),
    saved,
  }
}
