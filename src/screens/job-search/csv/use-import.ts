import { useState } from 'react'
import { textOfFile } from '@/engine/csv/file-text'
import { isProblem } from '@/engine/csv/problem'
import { readTable } from '@/engine/csv/read-table'
import { usePageStore } from '@/engine/page-store'
import { useRepository } from '@/engine/store/RepositoryProvider'
import type { Repository } from '@/engine/store/repository'
import { useAttempt } from '@/engine/store/use-attempt'
import { useSave } from '@/engine/store/use-save'
import { announce } from '@/engine/ui/announcer'
import { applications } from '@/schemas/job-application'
import { savedPostings } from '@/schemas/saved-posting'
import { countNames } from './columns'
import { lastImport, type LastImport } from './last-import'
import type { ImportPlan, NewRow } from './plan-import'
import { inPortions, newTo, takeOut } from './store-import'
import { usePlan } from './use-plan'
import { useReading } from './use-reading'

/** An import from the choice of a file to its undo. Until "Import" is pressed nothing is written. */
export function useImport() {
  const reading = useReading()
  const { file, questions } = reading
  const repository = useRepository()
  const [problem, setProblem] = useState('')
  const [isWriting, setWriting] = useState(false)
  const [share, setShare] = useState(0)
  // What is written by and by must not be planned anew.
  const planned = usePlan(isWriting ? undefined : file, questions, setShare)
  const { failure, attempt } = useAttempt()
  const saveApplications = useSave(applications)
  const saveSaved = useSave(savedPostings)

  const choose = async (chosen: File) => {
    reading.open(undefined)
    setProblem('')
    const text = await textOfFile(chosen)
    const table = typeof text === 'string' ? await readTable(text, countNames) : text
    if (isProblem(table)) return setProblem(table.problem)
    reading.open({ name: chosen.name, table })
    announce('The file was read. Nothing has been added yet.')
  }

  const write = async ({ added }: ImportPlan) => {
    const done = newRows(repository, added)
    setWriting(true)
    const isDone = await attempt(async () => {
      try {
        await inPortions(done.applications, saveApplications, setShare)
        await inPortions(done.saved, saveSaved)
      } catch (error) {
        await takeBack(done)
        throw error
      }
    })
    setWriting(false)
    if (!isDone) return
    reading.open(undefined)
    lastImport.set(done)
    announce('The import is saved.', 'Saved')
  }

  const takeBack = async (added: LastImport) => {
    await saveApplications(takeOut(added.applications))
    await saveSaved(takeOut(added.saved))
  }

  const undo = async (last: LastImport) => {
    if (!(await attempt(() => takeBack(last)))) return
    lastImport.set(undefined)
    announce('The import was taken back.', 'Saved')
  }

  return {
    ...reading,
    ...planned,
    problem,
    failure,
    isWriting,
    share,
    last: usePageStore(lastImport),
    choose,
    write,
    undo,
    cancel: () => reading.open(undefined),
  }
}

/** The rows that nobody has added since they were planned. */
function newRows(repository: Repository, added: readonly NewRow[]): LastImport {
  const applied = added.flatMap((row) => (row.list === 'applications' ? [row.record] : []))
  const saved = added.flatMap((row) => (row.list === 'saved' ? [row.record] : []))
  return {
    applications: newTo(repository.load(applications), applied),
    saved: newTo(repository.load(savedPostings), saved),
  }
}
