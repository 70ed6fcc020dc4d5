import { compareDays } from '@/engine/calendar-day'
import type { SliceOptions } from '@/screens/job-search/csv/table/in-slices'
import { isSame } from '@/engine/model/is-same'
import { freeId } from '@/engine/model/record-id'
import type { Stamps } from '@/engine/model/stamps'
import { knownAmong } from './identity'
import type { Reading } from './reading'

type Job = Stamps & { company: string; position: string; dateApplied?: string }

/** Those of the records that a list does not have by now, under ids of their own. */
export function newTo<Row extends Job>(
  list: readonly Row[],
  records: readonly Row[],
  now = new Date(),
): readonly Row[] {
  return withFreeIds(list, notIn(list, records), now)
}

function notIn<Row extends Job>(list: readonly Row[], records: readonly Row[]): readonly Row[] {
  const isKnown = knownAmong(list)
  return records.filter((record) => !isKnown(record))
}

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
 * Applications in the list's own order, newest first; those of one day stay as their file has them. Our own
 * export, which alone has a history, was written in the order of the list.
 */
export function asListed<Row extends { dateApplied: string }>(
  records: readonly Row[],
  columns: Reading['columns'],
): readonly Row[] {
  if (columns.includes('history')) return records
  return records.toSorted((a, b) => compareDays(b.dateApplied, a.dateApplied))
}

interface PortionOptions<Row> extends SliceOptions {
  /** What is added of a portion to a list as it is stored by then; all of it by default. Called under the lock. */
  choose?: (portion: readonly Row[], list: readonly Row[]) => readonly Row[]
  /** Called with what a portion has added, once that is stored. */
  onAdded?: (added: readonly Row[]) => void
}

/** How many records are written at a stretch: checking them keeps the page busy. */
const PORTION = 500

/**
 * Puts records at the top of a list, in their order, some at a time. What a crash leaves out on the way
 * comes in when the same file is imported once more. Rejects with the signal's reason when it is aborted,
 * be it during the last portion: what was written by then is in the list.
 */
export async function inPortions<Row>(
  records: readonly Row[],
  save: (change: (list: readonly Row[]) => readonly Row[]) => Promise<unknown>,
  { onProgress, signal, choose = (portion) => portion, onAdded }: PortionOptions<Row> = {},
) {
  // From the end: each portion comes to stand over the one before.
  for (let end = records.length; end > 0; end -= PORTION) {
    const portion = records.slice(Math.max(0, end - PORTION), end)
    let added: readonly Row[] = []
    await save((list) => {
      added = choose(portion, list)
      return added.length === 0 ? list : [...added, ...list]
    })
    onAdded?.(added)
    signal?.throwIfAborted()
    onProgress?.((records.length - end + portion.length) / records.length)
  }
}

/**
 * Adds the records that a list does not have, under ids that are free. Both are decided as each portion is
 * stored: another tab may import the same file, or add records, at the same time.
 * @param onAdded called with what each portion has added
 */
export async function addNew<Row extends Job>(
  records: readonly Row[],
  save: (change: (list: readonly Row[]) => readonly Row[]) => Promise<unknown>,
  onAdded: (added: readonly Row[]) => void,
  options: SliceOptions = {},
  now = new Date(),
) {
  /** The ids of what this import has added: the file may have a row twice. */
  const own = new Set<string>()
  await inPortions(records, save, {
    ...options,
    choose: (portion, list) => {
      const others = list.filter(({ id }) => !own.has(id))
      const wanted = new Set(notIn(others, records))
      return withFreeIds(
        list,
        portion.filter((record) => wanted.has(record)),
        now,
      )
    },
    onAdded: (added) => {
      for (const { id } of added) own.add(id)
      onAdded(added)
    },
  })
}

/** How many of the records an import added are in a list by now. */
export function countOfThose(added: readonly Stamps[], list: readonly Stamps[]): number {
  const ids = new Set(added.map(({ id }) => id))
  return list.filter(({ id }) => ids.has(id)).length
}

/** Takes out what an import added, but for records that were changed since. */
export function takeOut<Row extends Stamps>(added: readonly Row[]) {
  const byId = new Map(added.map((record) => [record.id, record]))
  return (list: readonly Row[]): readonly Row[] => {
    const kept = list.filter((record) => {
      const imported = byId.get(record.id)
      return !imported || !isSame(imported, record)
    })
    return kept.length === list.length ? list : kept
  }
}
