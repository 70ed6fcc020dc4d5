import type { Stamps } from '../stamps'
import { isSame } from '../is-same'
import type { Merge, Preference } from './merge'

/**
 * Merges two lists by id. Equal records are one. Of two versions the newer `updatedAt` wins; where
 * records keep none, the user decides. New records take their place by the time they were made.
 */
export function mergeRecords<Row extends Stamps>(): Merge<readonly Row[]> {
  return (mine, file, prefer) => {
    const theirs = new Map(file.map((row) => [row.id, row]))
    const counts = { added: 0, changed: 0, same: 0, undecided: 0 }

    const kept = mine.map((row) => {
      const other = theirs.get(row.id)
      if (!other) return row
      if (isSame(row, other)) {
        counts.same++
        return row
      }
      const newer = newerOf(row, other)
      if (newer === undefined) counts.undecided++
      const isTheirs = (newer ?? prefer) === 'file'
      if (isTheirs) counts.changed++
      return isTheirs ? other : row
    })

    const known = new Set(mine.map((row) => row.id))
    const news = file.filter((row) => !known.has(row.id))
    counts.added = news.length
    const isUnchanged = counts.added + counts.changed === 0
    return { ...counts, value: isUnchanged ? mine : inOrder(kept, news) }
  }
}

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
