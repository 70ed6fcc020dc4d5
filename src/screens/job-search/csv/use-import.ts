import { useRef, useState } from 'react'
import { textOfFile, textOfPaste, type FileText } from '@/screens/job-search/csv/table/file-text'
import { isProblem, type Problem } from '@/screens/job-search/csv/table/problem'
import { readTable } from '@/screens/job-search/csv/table/read-table'
import { usePageStore } from '@/engine/page-store'
import { useAttempt } from '@/engine/store/use-attempt'
import { announce } from '@/engine/announcer'
import { countNames } from './columns'
import { lastImport, type LastImport } from './last-import'
import type { ImportPlan, NewRow } from './plan-import'
import type { Reading } from './reading'
import { asListed } from './store-import'
import { takenBack } from './taken-back'
import { useImportPlan } from './use-import-plan'
import { useReading } from './use-reading'
import { useWriting } from './use-writing'

/**
 * An import from the choice of a file, or the pasted rows, to its undo. Until "Import" is pressed nothing is written.
 * @param onOver called when an import is over: it is saved, was stopped, or was taken back
 */
export function useImport(onOver: () => void) {
  const reading = useReading()
  const { file, questions } = reading
  const [problem, setProblem] = useState('')
  /** What became of an import that is here no more. */
  const [said, setSaid] = useState('')
  const stop = useRef(new AbortController())
  const [stage, setStage] = useState<'reading' | 'writing' | 'stopping'>('reading')
  const [share, setShare] = useState(0)
  // What is written by and by must not be planned anew.
  const planned = useImportPlan(stage === 'reading' ? file : undefined, questions, setShare)
  const { failure, attempt, attemptFor } = useAttempt()
  const { write: writeAll, takeBack } = useWriting()

  const openText = async (
    name: string,
    source: 'file' | 'paste',
    readText: () => Promise<FileText | Problem>,
  ) => {
    reading.open(undefined)
    setProblem('')
    setSaid('')
    const read = await readText()
    if (isProblem(read)) return setProblem(read.problem)
    const table = await readTable(read.text, countNames, source)
    if (isProblem(table)) return setProblem(table.problem)
    reading.open({ name, table, isEncodingGuessed: read.isEncodingGuessed })
    announce(
      `${source === 'file' ? 'The file was' : 'The rows were'} read. Nothing has been added yet.`,
    )
  }
  const choose = (chosen: File) => openText(chosen.name, 'file', () => textOfFile(chosen))
  const paste = (text: string) =>
    openText('Pasted Rows', 'paste', () => Promise.resolve(textOfPaste(text)))

  const write = async ({ added }: ImportPlan) => {
    const rows = newRows(added, questions?.columns ?? [])
    stop.current = new AbortController()
    const { signal } = stop.current
    setShare(0)
    setStage('writing')
    const written = await attemptFor(() => writeAll(rows, { signal, onProgress: setShare }))
    setStage('reading')
    if (!written) return
    reading.open(undefined)
    if (signal.aborted) setSaid('You stopped the import. Nothing of it was kept.')
    else {
      lastImport.set(written.result)
      announce('The import is saved.', 'Saved')
    }
    onOver()
  }

  const cancel = () => {
    if (stage === 'reading') return reading.open(undefined)
    setStage('stopping')
    stop.current.abort()
  }

  const undo = async (last: LastImport) => {
    if (!(await attempt(async () => setSaid(takenBack(await takeBack(last)))))) return
    lastImport.set(undefined)
    announce('The import was taken back.', 'Saved')
    onOver()
  }

  return {
    ...reading,
    ...planned,
    problem,
    failure,
    said,
    stage,
    share,
    last: usePageStore(lastImport),
    choose,
    paste,
    write,
    undo,
    cancel,
  }
}

export type CsvImport = ReturnType<typeof useImport>

/** The rows of a plan by list, in the order in which the list is to have them. */
function newRows(added: readonly NewRow[], columns: Reading['columns']): LastImport {
  const applied = added.flatMap((row) => (row.list === 'applications' ? [row.record] : []))
  const saved = added.flatMap((row) => (row.list === 'saved' ? [row.record] : []))
  return {
    applications: asListed(applied, columns),
    saved,
  }
}
