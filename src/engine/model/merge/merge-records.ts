import type { Stamps } from '../stamps'
import { isSame } from '../is-same'
import { idOf } from '../record-id'
import type { SettleMerge } from '../stored'
import type { Merge, Preference } from './merge'

/**
 * Merges two lists by id. Of two versions of a record the newer `updatedAt` wins; without `updatedAt` the user decides.
 * Added records are sorted in by creation time.
 * @param childFields the fields with child records; children that only one side has are kept
 * @param settle repairs a record that has received children of the other version
 */
export function mergeRecords<Row extends Stamps>(
  childFields: readonly string[] = [],
  settle?: SettleMerge<Row>,
): Merge<readonly Row[]> {
  return (mine, file, prefer) => {
    const theirs = new Map(file.map((row) => [row.id, row]))
    const counts = { added: 0, changed: 0, same: 0, kept: 0, undecided: 0 }

    const kept = mine.map((row) => {
      const other = theirs.get(row.id)
      if (!other) return row
      // Both are settled, so that a version that was settled before is still the same as this one.
      const [ours, others] = [
        withChildren(row, other, childFields, settle),
        withChildren(other, row, childFields, settle),
      ]
      if (isSame(row, others)) {
        counts.same++
        return row
      }
      const newer = isSame(ours, others) ? 'mine' : newerOf(row, other)
      if (newer === undefined) counts.undecided++
      const isTheirs = (newer ?? prefer) === 'file'
      const merged = isTheirs ? others : ours
      if (isSame(merged, row)) {
        if (newer !== undefined) counts.kept++
        return row
      }
      counts.changed++
      return merged
    })

    const known = new Set(mine.map((row) => row.id))
    const news = file.filter((row) => !known.has(row.id))
    counts.added = news.length
    const isUnchanged = counts.added + counts.changed === 0
    return { ...counts, value: isUnchanged ? mine : inOrder(kept, news) }
  }
}

/** The record with the missing children of the other version added, and settled; itself if none is missing. */
function withChildren<Row extends Stamps>(
  row: Row,
  other: Row,
  fields: readonly string[],
  settle: SettleMerge<Row> | undefined,
): Row {
  const [own, others] = [new Map(Object.entries(row)), new Map(Object.entries(other))]
  const children = fields.map((field): [string, unknown] => [
    field,
    union(own.get(field), others.get(field)),
  ])
  if (children.every(([field, value]) => value === own.get(field))) return row
  const merged = { ...row, ...Object.fromEntries(children) }
  return settle?.(merged, row, other) ?? merged
}

/** Sorted by id, so that both sides get the same order. The id of a child is its creation time. */
function union(own: unknown, others: unknown): readonly unknown[] {
  const mine: readonly unknown[] = Array.isArray(own) ? own : []
  const theirs: readonly unknown[] = Array.isArray(others) ? others : []
  const known = new Set(mine.map(idOf))
  const news = theirs.filter((child) => !known.has(idOf(child)))
  return news.length === 0 ? mine : [...mine, ...news].sort(byId)
}

const byId = (one: unknown, other: unknown) =>
  idOf(one).localeCompare(idOf(other), 'en', { numeric: true })

/** Which version is newer by `updatedAt`; `undefined` if unknown. */
function newerOf(mine: Stamps, file: Stamps): Preference | undefined {
  if (!mine.updatedAt || !file.updatedAt) return undefined
  const difference = Date.parse(mine.updatedAt) - Date.parse(file.updatedAt)
  if (difference === 0) return undefined
  return difference > 0 ? 'mine' : 'file'
}

/** Newest first. If one side is empty, the order of the other is kept. */
function inOrder<Row extends Stamps>(kept: readonly Row[], news: readonly Row[]): readonly Row[] {
  if (kept.length === 0) return news
  if (news.length === 0) return kept
  return [...kept, ...news].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}
