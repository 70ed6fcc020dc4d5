import { compareDays } from '@/engine/calendar-day'
import type { SliceOptions } from './table/in-slices'
import { isSame } from '@/engine/model/is-same'
import { freeId } from '@/engine/model/record-id'
import type { Stamps } from '@/engine/model/stamps'
import { knownAmong } from './identity'
import type { Reading } from './reading'

type Job = Stamps & { company: string; position: string; dateApplied?: string }

function withFreeIds<Row extends Stamps>(
  list: readonly Row[],
  records: readonly Row[],
  now: Date,
): readonly Row[] {
  const taken = new Set(list.map(({ id }) => id))
  let id = String(now.getTime())
  return records.map((record) => {
    id = freeId(id, taken)
    taken.add(id)
    return { ...record, id }
  })
}

/**
 * Sorts applications as the list does, newest first. Those of one day keep the order of their file. Our own export,
 * the only file with a history, already has the order of the list.
 */
export function inListOrder<Row extends { dateApplied: string }>(
  records: readonly Row[],
  columns: Reading['columns'],
): readonly Row[] {
  if (columns.includes('history')) return records
  return records.toSorted((a, b) => compareDays(b.dateApplied, a.dateApplied))
}

/** Records per write, because the page does not respond while they are checked. */
const BATCH_SIZE = 500

/**
 * Adds the planned records at the top of a list in batches, in their order, with unused ids and without those that were
 * added elsewhere in the meantime. Both are decided as each batch is stored, because another tab may import the same
 * file or add records at the same time. After a crash, importing the same file again adds the missing ones. Rejects with
 * the signal's reason when it is aborted, even during the last batch. The batches written until then stay in the list.
 * @param planned the list that the rows of the file were compared with. Its records are not compared again, because
 * each of them matches one row only
 * @param onAdded called with the added records of each batch
 */
export async function addNew<Row extends Job>(
  records: readonly Row[],
  planned: readonly Stamps[],
  save: (change: (list: readonly Row[]) => readonly Row[]) => Promise<unknown>,
  onAdded: (added: readonly Row[]) => void,
  { onProgress, signal }: SliceOptions = {},
  now = new Date(),
) {
  /** The ids of `planned` and those that this import adds. Ignored, so that equal rows of a file are all added. */
  const ignored = new Set(planned.map(({ id }) => id))
  // Starts with the last batch, because each one is added above the one before.
  for (let end = records.length; end > 0; end -= BATCH_SIZE) {
    const batch = records.slice(Math.max(0, end - BATCH_SIZE), end)
    let added: readonly Row[] = []
    await save((list) => {
      const isKnown = knownAmong(list.filter(({ id }) => !ignored.has(id)))
      const wanted = new Set(records.filter((record) => !isKnown(record)))
      added = withFreeIds(
        list,
        batch.filter((record) => wanted.has(record)),
        now,
      )
      return added.length === 0 ? list : [...added, ...list]
    })
    for (const { id } of added) ignored.add(id)
    onAdded(added)
    signal?.throwIfAborted()
    onProgress?.((records.length - end + batch.length) / records.length)
  }
}

/** How many of the records that an import added are still in a list. */
export function countRemaining(added: readonly Stamps[], list: readonly Stamps[]): number {
  const ids = new Set(added.map(({ id }) => id))
  return list.filter(({ id }) => ids.has(id)).length
}

/** Removes the records that an import added, except those changed since. */
export function removeUnchanged<Row extends Stamps>(added: readonly Row[]) {
  const byId = new Map(added.map((record) => [record.id, record]))
  return (list: readonly Row[]): readonly Row[] => {
    const kept = list.filter((record) => {
      const imported = byId.get(record.id)
      return !imported || !isSame(imported, record)
    })
    return kept.length === list.length ? list : kept
  }
}
