import { calendarDay, compareDays, type CalendarDay } from '../../calendar-day'
import type { Version } from './database'

/** How many of the last days with changes have a version each. */
const DAYS = 7
/** How many of the weeks with changes before them have a version each. */
const WEEKS = 4
/** How many versions from before a restore, an undo or a migration are kept, and as many from before a removal. */
const STEPS = 5

/**
 * Finds the versions that have expired. Kept are one version for each of the last 7 days that had changes and of the
 * 4 weeks with changes before them, the last 5 from before a restore, an undo or a migration, the last 5 from before a
 * removal, and all that a user was asked about or that belong to another storage. "Last" means stored last, whatever
 * today's date is. If the clock was set back, one of the two days is wrong, so the days before each of them are kept too.
 * @returns the ids of the expired versions
 */
export function expiredVersions(versions: readonly Version[]): number[] {
  const newestFirst = versions.toSorted((a, b) => b.id - a.id)
  const days = newestFirst.filter(({ reason }) => reason === 'day')
  const steps = newestFirst.filter(({ reason }) =>
    ['restore', 'undo', 'migration'].includes(reason),
  )
  // Apart, so that the last restore can still be undone after many removals.
  const removals = newestFirst.filter(({ reason }) => reason === 'removal')
  const latestFirst = days.toSorted((a, b) => compareDays(dayOf(b), dayOf(a)))
  const upTo = (day: CalendarDay) => latestFirst.filter((version) => dayOf(version) <= day)
  const kept = new Set([
    ...daysAndWeeks(days),
    ...possibleTodays(days.map(dayOf)).flatMap((day) => daysAndWeeks(upTo(day))),
    ...steps.slice(0, STEPS),
    ...removals.slice(0, STEPS),
    ...newestFirst.filter(({ reason }) => reason === 'emptied' || reason === 'apart'),
  ])
  return versions.filter((version) => !kept.has(version)).map(({ id }) => id)
}

/**
 * The days that may be the real one if the clock was wrong: the last two, because the newest may be in the future, and
 * those before and after the clock was set back.
 */
function possibleTodays(newestFirst: readonly CalendarDay[]): readonly CalendarDay[] {
  return newestFirst.slice(0, DAYS + 1).filter((day, at, days) => {
    const [later = day, earlier = day] = [days[at - 1], days[at + 1]]
    return at < 2 || later < day || day < earlier
  })
}

function daysAndWeeks(latestFirst: readonly Version[]): readonly Version[] {
  const days = lastOfEach(latestFirst, dayOf)
  return [...days.slice(0, DAYS), ...lastOfEach(days.slice(DAYS), weekOf).slice(0, WEEKS)]
}

const WEEK_MS = 7 * 86_400_000

const dayOf = ({ madeAt }: Version) => calendarDay(new Date(madeAt))
/** Counts weeks from 1970, because any seven days will do. */
const weekOf = ({ madeAt }: Version) => Math.floor(Date.parse(madeAt) / WEEK_MS)

/** The latest version of each day or week. */
function lastOfEach(
  latestFirst: readonly Version[],
  periodOf: (version: Version) => string | number,
): readonly Version[] {
  const periods = latestFirst.map(periodOf)
  return latestFirst.filter((_, at) => periods.indexOf(periods[at] ?? '') === at)
}
