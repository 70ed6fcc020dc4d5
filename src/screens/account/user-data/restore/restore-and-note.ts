import type { Repository } from '@/engine/store/repository'
import { applyRestore, type RestoreChoices } from '@/engine/store/backup/apply'
import { isSame } from '@/engine/model/is-same'
import type { RestorePlan } from '@/engine/store/backup/plan'
import { keyOfText } from '@/engine/store/unreadable-name'
import { afterBackup, backupLog, hasLaterBackup } from '@/schemas/account/backup-log'
import { restorable } from '@/schemas/account/stored'
import { isCounted } from '../backup/count-changes'
import type { BeforeRestore } from './last-restore'

/**
 * Restores a file. If the file then contains everything in this browser, it counts as the last backup, unless
 * nothing was different and a later backup has everything, too. Throws as `applyRestore` does.
 * @returns the previous texts of everything that was written
 */
export async function restoreAndNote(
  repository: Repository,
  plan: RestorePlan,
  choices: RestoreChoices,
): Promise<BeforeRestore> {
  const logBefore = repository.storage.getItem(backupLog.key)
  const before = await applyRestore(repository, plan, choices)
  if (!plan.isComplete) return before
  // A file may claim a time in the future.
  const madeAt = new Date(Math.min(Date.parse(plan.madeAt), Date.now()))
  let isNoted = false
  await repository
    .update(backupLog, (log) => {
      // Under the lock: another tab may have changed something since the restore.
      isNoted = isAllInFile(repository, plan)
      const isInLaterBackup = before.size === 0 && log.changes === 0 && hasLaterBackup(log, madeAt)
      return isNoted && !isInLaterBackup ? afterBackup(log, madeAt) : log
    })
    // The restore succeeded even if there is no room for the log.
    .catch((error: unknown) => console.warn('The backup was not noted:', error))
  // If nothing was different, there is nothing to undo.
  return !isNoted || before.size === 0 ? before : new Map([...before, [backupLog.key, logBefore]])
}

/** Whether the file contains everything that the user would miss, readable or not. */
function isAllInFile(repository: Repository, { keys, texts }: RestorePlan): boolean {
  const counted = restorable.filter(({ key }) => isCounted(key))
  const plans = new Map(keys.map((plan) => [plan.stored.key, plan]))
  const areValuesInFile = counted.every((stored) => {
    const plan = plans.get(stored.key)
    return !plan?.refused.length && isSame(repository.load(stored), plan?.file ?? stored.empty)
  })
  if (!areValuesInFile) return false
  const fileTexts = new Map<string, Set<string>>()
  for (const [name, text] of texts) {
    const key = keyOfText(name)
    fileTexts.set(key, (fileTexts.get(key) ?? new Set()).add(text))
  }
  const countedKeys = new Set(counted.map(({ key }) => key))
  return repository
    .unreadable()
    .filter(([name]) => countedKeys.has(keyOfText(name)))
    .every(([name, text]) => fileTexts.get(keyOfText(name))?.has(text))
}
