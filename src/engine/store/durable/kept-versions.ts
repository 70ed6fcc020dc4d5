import type { Version } from './database'

/** Days with changes whose end is kept. */
const DAYS = 7
/** Weeks before those of which the last is kept. */
const WEEKS = 4
/** Copies from before a restore, an undo or a migration. */
const STEPS = 5

/**
 * Which versions stay: the last 7 days that had changes, one for each of the 4 weeks with changes before
 * them, the last 5 from before a restore or a migration, and all that a person has still to decide on or
 * that belong to another storage. By the order in which they were kept and not by today's date: a clock
 * that was set wrong throws nothing away, and a storage that began anew numbers its writes from 1.
 * @returns the ids of the others
 */
export function expiredVersions(versions: readonly Version[]): number[] {
  const newestFirst = versions.toSorted((a, b) => b.id - a.id)
  const days = newestFirst.filter(({ reason }) => reason === 'day')
  const older = days.slice(DAYS)
  const steps = newestFirst.filter(({ reason }) =>
    ['restore', 'undo', 'migration'].includes(reason),
  )
  const kept = new Set([
    ...days.slice(0, DAYS),
    ...lastOfWeeks(older).slice(0, WEEKS),
    ...steps.slice(0, STEPS),
    ...newestFirst.filter(({ reason }) => reason === 'emptied' || reason === 'apart'),
  ])
  return versions.filter((version) => !kept.has(version)).map(({ id }) => id)
}

const WEEK_MS = 7 * 86_400_000

/** The newest version of each week. Weeks are counted from 1970: any seven days will do. */
function lastOfWeeks(newestFirst: readonly Version[]): Version[] {
  const weekOf = ({ madeAt }: Version) => Math.floor(Date.parse(madeAt) / WEEK_MS)
  return newestFirst.filter(
    (version, at) => newestFirst.findIndex((other) => weekOf(other) === weekOf(version)) === at,
  )
}
