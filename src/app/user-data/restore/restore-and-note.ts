import type { Repository } from '@/engine/store/repository'
import { applyRestore, type RestoreChoices } from '@/engine/store/backup/apply'
import { isSame } from '@/engine/model/is-same'
import type { RestorePlan } from '@/engine/store/backup/plan'
import { afterBackup, backupLog } from '@/schemas/backup-log'
import { isCounted } from '../backup/count-changes'
import type { BeforeRestore } from './last-restore'

/**
 * Restores a file. Where the browser then holds what a full backup holds and no more, that file is the
 * last backup: nobody who has just used one is told that there is none. Throws as `applyRestore` does.
 * @returns what lay here before both
 */
export async function restoreAndNote(
  repository: Repository,
  plan: RestorePlan,
  choices: RestoreChoices,
): Promise<BeforeRestore> {
  const logBefore = repository.storage.getItem(backupLog.key)
  const before = await applyRestore(repository, plan, choices)
  const isBackedUp =
    plan.isComplete &&
    !choices.isCancelled?.() &&
    plan.keys
      .filter(({ stored }) => isCounted(stored.key))
      .every(
        ({ stored, file, refused }) =>
          refused.length === 0 && isSame(repository.load(stored), file),
      )
  if (!isBackedUp) return before
  // A file may claim a day that is still to come.
  const madeAt = new Date(Math.min(Date.parse(plan.madeAt), Date.now()))
  await repository
    .update(backupLog, (log) => afterBackup(log, madeAt))
    // What was restored is there, also where the note finds no room.
    .catch((error: unknown) => console.warn('The backup was not noted:', error))
  // Where nothing was different there is nothing to undo.
  return before.size === 0 ? before : new Map([...before, [backupLog.key, logBefore]])
}
