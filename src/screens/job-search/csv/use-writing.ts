import type { SliceOptions } from './table/in-slices'
import { isWritingMany } from '@/engine/form/ask-before-leaving'
import type { Load } from '@/engine/model/stored'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useSave, useSaveTogether } from '@/engine/store/use-save'
import { applications } from '@/schemas/job-search/job-application'
import { savedPostings } from '@/schemas/job-search/saved-posting'
import type { LastImport } from './last-import'
import type { Tracked } from './plan-import'
import { addNew, countRemaining, removeUnchanged } from './store-import'
import type { UndoOutcome } from './undo-outcome'

/** Writes and undoes an import. The browser asks for confirmation if the page is closed during the write. */
export function useWriting() {
  const repository = useRepository()
  const saveApplications = useSave(applications)
  const saveSaved = useSave(savedPostings)

  const saveTogether = useSaveTogether<unknown>(applications)

  // In both lists: “I Applied” moves a posting to the applications.
  const countIn = ({ applications: applied, saved }: LastImport, load: Load) =>
    countRemaining([...applied, ...saved], [...load(applications), ...load(savedPostings)])

  const undoWriting = async (added: LastImport): Promise<UndoOutcome> => {
    let before = 0
    await saveTogether((load) => {
      before = countIn(added, load)
      return [
        { stored: applications, change: removeUnchanged(added.applications) },
        { stored: savedPostings, change: removeUnchanged(added.saved) },
      ]
    })
    const kept = countIn(added, repository.load)
    return { removed: before - kept, kept }
  }

  /**
   * Writes all rows. Undoes the import if it fails or is stopped, and rejects only if it fails.
   * @param tracked what was in the tracker when the rows were planned
   * @returns the rows that were added, without those that another tab added in the meantime, and the outcome of the undo
   * if it was stopped
   */
  const write = async (
    rows: LastImport,
    tracked: Tracked,
    { signal, onProgress }: SliceOptions,
  ) => {
    let added: LastImport = { applications: [], saved: [] }
    const now = new Date()
    // The ids of the applications count up from now. Those of the postings follow, so that each calendar event has an
    // id that only one job has.
    const afterApplications = new Date(now.getTime() + rows.applications.length)
    isWritingMany.set(true)
    try {
      await addNew(
        rows.applications,
        tracked.applications,
        saveApplications,
        (more) => (added = { ...added, applications: [...more, ...added.applications] }),
        { signal, onProgress },
        now,
      )
      await addNew(
        rows.saved,
        tracked.saved,
        saveSaved,
        (more) => (added = { ...added, saved: [...more, ...added.saved] }),
        { signal },
        afterApplications,
      )
    } catch (error) {
      const undone = await undoWriting(added)
      if (!signal?.aborted) throw error
      return { added, undone }
    } finally {
      isWritingMany.set(false)
    }
    return { added }
  }

  return { write, undoWriting }
}
