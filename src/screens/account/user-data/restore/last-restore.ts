import { createStore } from '@/engine/page-store'
import { readSaveMark } from '@/engine/store/save-mark'
import { listVersions, readVersion } from '@/engine/store/mirror/versions'
import type { Repository } from '@/engine/store/repository'
import { toJson } from '@/engine/store/to-json'
import { isSame } from '@/engine/model/is-same'
import type { Stored } from '@/engine/model/stored'
import { readStored } from '@/engine/store/read-stored'
import { backupLog, withoutLastBackup } from '@/schemas/account/backup-log'
import { restorable } from '@/schemas/account/stored'

/** What undoes the last restore: the previous texts of the names that it wrote. */
export type BeforeRestore = ReadonlyMap<string, string | null>

interface LastRestore {
  before: BeforeRestore
  /** When it was done. After a reload: the last change before it, because its own time is not stored. */
  restoredAt: string
  /** Whether it stopped halfway. Then only this page has the texts to put back. */
  isHalfDone?: boolean
}

/** The last restore, until the page unloads or a reset. */
export const lastRestore = createStore<LastRestore | undefined>(undefined)

/**
 * Finds the last restore in the mirror, so that it can be undone after a reload or an update of the site. Undefined
 * if there was none, it was undone, or this browser has no mirror.
 */
export async function findLastRestore({
  mirror,
  storage,
}: Repository): Promise<LastRestore | undefined> {
  const mark = readSaveMark(storage)
  if (!mark || !mirror.exists()) return undefined
  // A damaged row may lack `concerns`.
  const steps = (await mirror.withDatabase(listVersions)).filter(
    ({ concerns, storageId }) => Array.isArray(concerns) && storageId === mark.id,
  )
  const last = steps.toSorted((a, b) => a.id - b.id).at(-1)
  if (last?.reason !== 'restore' || !last.concerns) return undefined
  const texts = await mirror.withDatabase((database) => readVersion(database, last.id))
  if (!texts) return undefined
  // The restore may have been noted as a backup. The undo reverts that too.
  const names = [...last.concerns, backupLog.key]
  return {
    before: new Map(names.map((name) => [name, texts.get(name) ?? null])),
    restoredAt: last.madeAt,
  }
}

/**
 * The texts that undo a restore: the previous ones, except for data that must never go back. A calendar app, for
 * example, keeps the events it received last, whatever is undone here.
 */
export function textsToUndo(
  repository: Repository,
  { before, restoredAt }: LastRestore,
): BeforeRestore {
  const texts = new Map(before)
  const logBefore = before.get(backupLog.key)
  if (logBefore !== undefined) {
    const log = repository.load(backupLog)
    const known = readStored(backupLog, logBefore).value
    const { backedUpAt } = log
    // A later time is that of a backup made since. It stays, although it may be that of a file from another device.
    const isNoted = backedUpAt && backedUpAt !== known.backedUpAt && backedUpAt <= restoredAt
    if (isNoted) texts.set(backupLog.key, textOf(withoutLastBackup(log, known), backupLog))
    else texts.delete(backupLog.key)
  }
  for (const stored of restorable) {
    const text = stored.neverGoesBack ? before.get(stored.key) : undefined
    if (text === undefined) continue
    const { value, unreadable } = readStored(stored, text)
    if (unreadable !== undefined) continue
    const merged = stored.merge(repository.load(stored), value, 'mine').value
    texts.set(stored.key, textOf(merged, stored))
  }
  return texts
}

const textOf = <Value>(value: Value, stored: Stored<Value>) =>
  isSame(value, stored.empty) ? null : toJson(value, stored)

/** Whether a restore that this page knows of is still the last one: another tab may have undone it. */
export async function isStillLast(
  repository: Repository,
  known: Omit<LastRestore, 'restoredAt'>,
): Promise<boolean> {
  if (known.isHalfDone || !repository.mirror.isWorking()) return true
  const found = await findLastRestore(repository)
  return (
    found !== undefined &&
    [...found.before].every(
      ([name, text]) => name === backupLog.key || known.before.get(name) === text,
    )
  )
}
