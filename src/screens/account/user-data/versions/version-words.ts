import { countOf, formatCount } from '@/engine/format-count'
import { formatDayOf, formatMoment } from '../format-moment'
import type { Version, VersionReason } from '@/engine/store/mirror/database'
import type { RestorePlan } from '@/engine/store/backup/plan'
import { isCounted } from '../backup/count-changes'

/** "Nov 22, 2026" */
export const versionDay = ({ madeAt }: Pick<Version, 'madeAt'>): string => formatDayOf(madeAt)

/** "Nov 22, 2026, 9:14 PM" */
export const versionTime = ({ madeAt }: Version): string => formatMoment(madeAt)

/** Why a version was kept. */
export const versionReason: Record<VersionReason, string> = {
  day: 'As it was at the end of that day',
  restore: 'From before a restore',
  undo: 'From before a restore was undone',
  migration: 'From before an update of this site',
  removal: 'From before unreadable data was removed',
  emptied: 'From before this browser’s storage was emptied',
  apart: 'Set aside because it did not match your data here',
}

/** The differences from the data here now, by kind: "job applications: 2 missing now, 1 added since then". */
export function versionDifferences(
  { keys, texts }: RestorePlan,
  isKept: (name: string, text: string) => boolean,
): readonly string[] {
  const pieces = [...texts].filter(([name, text]) => !isKept(name, text)).length
  return [...keyDifferences(keys), ...(pieces > 0 ? [unreadableLine(pieces)] : [])]
}

const unreadableLine = (pieces: number) =>
  `data that could not be read then: ${countOf(pieces, 'piece')} missing now`

function keyDifferences(keys: RestorePlan['keys']): readonly string[] {
  return keys.flatMap(({ stored, file, merge, lost, differing, refused }) => {
    if (!isCounted(stored.key)) return []
    const isList = Array.isArray(file)
    const parts: [number, string][] = isList
      ? [
          [merge.added, 'missing now'],
          // Merging changes no record that is newer here, and Replace none that is always merged.
          [Math.max(differing, merge.changed + merge.undecided), 'different now'],
          [lost, 'added since then'],
        ]
      : [
          [
            Number(lost + differing + merge.added + merge.changed + merge.undecided > 0),
            'different now',
          ],
        ]
    parts.push([refused.length, 'cannot be read'])
    const words = parts.flatMap(([count, what]) =>
      count === 0 ? [] : [isList ? `${formatCount(count)} ${what}` : what],
    )
    return words.length === 0 ? [] : [`${stored.contents}: ${words.join(', ')}`]
  })
}
