import { createStore } from '@/engine/page-store'
import { readSaveMark } from '@/engine/store/save-mark'
import { listVersions, readVersion } from '@/engine/store/mirror/versions'
import type { Repository } from '@/engine/store/repository'
import { toJson } from '@/engine/store/to-json'
import { isSame } from '@/engine/model/is-same'
import { readStored } from '@/engine/store/read-stored'
import { backupLog } from '@/schemas/account/backup-log'
import { restorable } from '@/schemas/account/stored'

/** What undoes the last restore: what lay under the names that it wrote. */
export type BeforeRestore = ReadonlyMap<string, string | null>

interface LastRestore {
  before: BeforeRestore
  /** Whether it stopped halfway: then nobody but this page knows how to put back the rest. */
  isHalfDone?: boolean
}

/** The last restore, for as long as this page lives and nothing is reset. */
export const lastRestore = createStore<LastRestore | undefined>(undefined)

/**
 * What lay here before the last restore, also where a reload or an update of the site came since; undefined
 * where none was made, it was undone, or there is no copy on the disk to find it in.
 */
export async function findLastRestore({
  mirror,
  storage,
}: Repository): Promise<LastRestore | undefined> {
  const mark = readSaveMark(storage)
  if (!mark || !mirror.exists()) return undefined
  // A damaged row of the database names nothing.
  const steps = (await mirror.withDatabase(listVersions)).filter(
    ({ concerns, storageId }) => Array.isArray(concerns) && storageId === mark.id,
  )
  const last = steps.toSorted((a, b) => a.id - b.id).at(-1)
  if (last?.reason !== 'restore' || !last.concerns) return undefined
  const texts = await mirror.withDatabase((database) => readVersion(database, last.id))
  // The restore may have counted as a backup: that goes back with it.
  const names = [...last.concerns, backupLog.key]
  return texts && { before: new Map(names.map((name) => [name, texts.get(name) ?? null])) }
}

/**
 * What undoes a restore: what lay here before, except where nothing may go back. A calendar keeps what it was
 * told last, whatever is undone here.
 */
export function textsToUndo(repository: Repository, before: BeforeRestore): BeforeRestore {
  const texts = new Map(before)
  for (const stored of restorable) {
    const text = stored.neverGoesBack ? before.get(stored.key) : undefined
    if (text === undefined) continue
    const { value, unreadable } = readStored(stored, text)
    if (unreadable !== undefined) continue
    const merged = stored.merge(repository.load(stored), value, 'mine').value
    texts.set(stored.key, isSame(merged, stored.empty) ? null : toJson(merged, stored))
  }
  return texts
}

/** Whether a restore that this page knows of is still the last one: another tab may have undone it. */
export async function isStillLast(repository: Repository, known: LastRestore): Promise<boolean> {
  if (known.isHalfDone || !repository.mirror.isWorking()) return true
  const found = await findLastRestore(repository)
  return (
    found !== undefined &&
    [...found.before].every(
      ([name, text]) => name === backupLog.key || known.before.get(name) === text,
    )
  )
}
