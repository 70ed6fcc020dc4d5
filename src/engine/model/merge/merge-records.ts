import type { Stamps } from '../stamps'
import { isSame } from '../is-same'
import { idOf } from '../record-id'
import type { Merge, Preference } from './merge'

/**
 * Merges two lists by id. Equal records are one. Of two versions the newer `updatedAt` wins; where
 * records keep none, the user decides. New records take their place by the time they were made.
 * @param childFields the fields that hold records of the record: what only one side has of these is kept
 */
export function mergeRecords<Row extends Stamps>(
  childFields: readonly string[] = [],
): Merge<readonly Row[]> {
  return (mine, file, prefer) => {
    const theirs = new Map(file.map((row) => [row.id, row]))
    const counts = { added: 0, changed: 0, same: 0, undecided: 0 }

    const kept = mine.map((row) => {
      const other = theirs.get(row.id)
      if (!other) return row
      const [ours, others] = [
        withChildren(row, other, childFields),
        withChildren(other, row, childFields),
      ]
      if (isSame(row, others)) {
        counts.same++
        return row
      }
      const newer = isSame(ours, others) ? 'mine' : newerOf(row, other)
      if (newer === undefined) counts.undecided++
      const isTheirs = (newer ?? prefer) === 'file'
      const merged = isTheirs ? others : ours
      if (isSame(merged, row)) return row
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

/** The record, with the children besides its own that the other version has. */
function withChildren<Row extends Stamps>(row: Row, other: Row, fields: readonly string[]): Row {
  if (fields.length === 0) return row
  const [own, others] = [new Map(Object.entries(row)), new Map(Object.entries(other))]
  const merged = fields.map((field): [string, unknown] => [
    field,
    union(own.get(field), others.get(field)),
  ])
  return { ...row, ...Object.fromEntries(merged) }
}

/** In one order, whichever side it is asked for: children have the time of their making as their id. */
function union(own: unknown, others: unknown): readonly unknown[] {
  const mine: readonly unknown[] = Array.isArray(own) ? own : []
  const theirs: readonly unknown[] = Array.isArray(others) ? others : []
  const known = new Set(mine.map(idOf))
  const news = theirs.filter((child) => !known.has(idOf(child)))
  return news.length === 0 ? mine : [...mine, ...news].sort(byId)
}

const byId = (one: unknown, other: unknown) =>
  idOf(one).localeCompare(idOf(other), 'en', { numeric: true })

/** Which version is newer by its stamps; undefined when they do not tell. */
function newerOf(mine: Stamps, file: Stamps): Preference | undefined {
  if (!mine.updatedAt || !file.updatedAt) return undefined
  const difference = Date.parse(mine.updatedAt) - Date.parse(file.updatedAt)
  if (difference === 0) return undefined
  return difference > 0 ? 'mine' : 'file'
}

/** Newest first. With nothing of one side, the order of the other stands as it is. */
function inOrder<Row extends Stamps>(kept: readonly Row[], news: readonly Row[]): readonly Row[] {
  if (kept.length === 0) return news
  if (news.length === 0) return kept
  return [...kept, ...news].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}
