import { createStore } from '@/engine/page-store'
import { readSaveMark } from '@/engine/store/save-mark'
import type { Version } from '@/engine/store/mirror/database'
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
  /** What `unversionedAt` returned after it. */
  unversionedAt?: number | undefined
  /** Whether the mirror kept no version before it. Then it cannot be undone after a reload. */
  isPageOnly?: boolean
}

/** The last restore, until the page unloads or a reset. */
export const lastRestore = createStore<LastRestore | undefined>(undefined)

/**
 * The number of the last restore, undo, migration or removal before which the mirror kept no version; undefined if there
 * was none.
 */
export const unversionedAt = ({ storage }: Pick<Repository, 'storage'>): number | undefined =>
  readSaveMark(storage)?.unversionedAt

/**
 * Finds the last restore in the mirror, so that it can be undone after a reload or an update of the site. Undefined
 * if there was none, it was undone, the mirror kept no version before it or its undo, or this browser has no mirror.
 */
export async function findLastRestore(repository: Repository): Promise<LastRestore | undefined> {
  const { mirror } = repository
  if (!mirror.exists()) return undefined
  const last = await findLastStep(repository)
  if (last?.reason !== 'restore' || !last.concerns) return undefined
  const texts = await mirror.withDatabase((database) => readVersion(database, last.id))
  if (!texts) return undefined
  // The restore may have been noted as a backup. The undo reverts that too.
  const names = [...last.concerns, backupLog.key]
  return {
    before: new Map(names.map((name) => [name, texts.get(name) ?? null])),
    restoredAt: last.madeAt,
    unversionedAt: unversionedAt(repository),
  }
}

/**
 * The version from before the last restore, undo or migration; undefined if there is none. A removal of unreadable
 * data is a change like any other, which an undo takes back.
 */
async function findLastStep({ mirror, storage }: Repository): Promise<Version | undefined> {
  const mark = readSaveMark(storage)
  // A damaged row may lack `concerns`.
  const steps = (await mirror.withDatabase(listVersions)).filter(
    ({ concerns, reason, storageId, number }) =>
      Array.isArray(concerns) &&
      reason !== 'removal' &&
      storageId === mark?.id &&
      number >= (mark.unversionedAt ?? 0),
  )
  return steps.toSorted((a, b) => a.id - b.id).at(-1)
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
  if (known.unversionedAt !== unversionedAt(repository)) return false
  if (known.isPageOnly) return (await findLastStep(repository)) === undefined
  const found = await findLastRestore(repository)
  return (
    found !== undefined &&
    [...found.before].every(
      ([name, text]) => name === backupLog.key || known.before.get(name) === text,
    )
  )
}
